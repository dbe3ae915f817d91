import type { AreaChange, ManagedArea, PartHealth, PartState } from '@skills-architect/contracts/portal';
import type { Tone } from '@skills-architect/ui-kit';

/** Display text of a state. */
export const STATES: Record<PartState, { word: string; tone: Tone }> = {
  up: { word: 'Up', tone: 'done' },
  slow: { word: 'Slow', tone: 'warning' },
  down: { word: 'Down', tone: 'danger' },
  incompatible: { word: 'Incompatible', tone: 'danger' },
};

const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
export const formatMoment = (at: string) => moments.format(new Date(at));

/** What went wrong with a part; in the past tense once it has recovered. */
export const describeTrouble = (state: PartState, { at, text }: NonNullable<PartHealth['error']>) =>
  state === 'up' ? `Last error, ${formatMoment(at)}: ${text}` : `${formatMoment(at)}: ${text}`;

const DONE: Record<AreaChange['what'], (version: string | undefined) => string> = {
  on: () => 'switched on',
  off: () => 'switched off',
  pinned: (version) => `pinned to version ${version}`,
  released: () => 'released from its pinned version',
  published: (version) => `version ${version} published`,
  removed: (version) => `version ${version} removed`,
};

/** A change as text, e.g. 'Switched off'. */
export const changeLabel = ({ what, version }: AreaChange) => {
  const words = DONE[what](version);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** What somebody else changed in the meantime, from the current area. */
export const meanwhile = ({ title, changes: [last] }: ManagedArea) => {
  if (!last) return `${title} was changed meanwhile.`;
  const reason = last.reason && ` (${last.reason})`;
  return `${title} was changed meanwhile: ${DONE[last.what](last.version)} by ${last.who}${reason}.`;
};
