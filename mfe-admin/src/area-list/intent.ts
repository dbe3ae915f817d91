import { formatNumber } from '@skills-architect/contracts/locale';
import type { ManagedArea } from '@skills-architect/contracts/portal';

/** An intended change of an area. */
export type Intent = { area: ManagedArea } & ({ on: boolean } | { version: string | null });

/** The intent with current session counts; everything else stays as the user has seen it. */
export const withSessions = (intent: Intent, areas: readonly ManagedArea[] = []): Intent => {
  const currentArea = areas.find(({ area }) => area === intent.area.area);
  return currentArea ? { ...intent, area: { ...intent.area, sessions: currentArea.sessions } } : intent;
};

/** The listed areas with newer known states merged in: the list refetches with a delay after a change. */
export const withLatest = (areas: readonly ManagedArea[] | undefined, latest: ManagedArea | undefined) =>
  areas?.map((listed) => (latest?.area === listed.area && latest.rev > listed.rev ? latest : listed));

interface IntentTexts {
  title: string;
  /** The consequences of the change. */
  effect: string;
  button: string;
  done: string;
}

const countSessions = ({ sessions }: ManagedArea) =>
  sessions === 1 ? 'One open session' : `${formatNumber(sessions)} open sessions`;

const describeVersionIntent = (area: ManagedArea, version: string): IntentTexts => {
  const versions = area.versions.map((build) => build.version);
  const isOlder = area.version !== undefined && versions.indexOf(version) > versions.indexOf(area.version);
  const title = isOlder ? `Roll ${area.title} back to version ${version}?` : `Pin ${area.title} to version ${version}?`;
  return {
    title,
    effect: `${countSessions(area)} will be offered this version. Later versions are not used until the pin is released.`,
    button: isOlder ? 'Roll Back' : 'Pin',
    done: isOlder
      ? `${area.title} has been rolled back to version ${version}`
      : `${area.title} is pinned to version ${version}`,
  };
};

/** Texts of the confirmation dialog. */
export const describeIntent = (intent: Intent): IntentTexts => {
  const { area } = intent;
  if ('version' in intent)
    return intent.version === null
      ? {
          title: `Release the pinned version of ${area.title}?`,
          effect: 'The version in the deployment file is used again, or else the newest compatible one.',
          button: 'Release',
          done: `${area.title} is no longer pinned`,
        }
      : describeVersionIntent(area, intent.version);
  return intent.on
    ? {
        title: `Switch ${area.title} on?`,
        effect: `Its tiles, menu entries and screens appear at once for ${countSessions(area).toLowerCase()}.`,
        button: 'Switch On',
        done: `${area.title} is on`,
      }
    : {
        title: `Switch ${area.title} off?`,
        effect: `Its tiles, menu entries and screens disappear at once for ${countSessions(area).toLowerCase()}. Users inside it are asked about unsaved work and return to the landing page.`,
        button: 'Switch Off',
        done: `${area.title} is off`,
      };
};
