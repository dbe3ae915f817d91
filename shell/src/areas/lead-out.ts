import type { RegisteredArea } from '@skills-architect/contracts';
import { alert, navigate } from '@skills-architect/portal-kit';
import { currentLocation, mayLeave, mayLeaveQuietly, onMove, takeBackAlert } from '@skills-architect/portal-kit/host';
import { placeOf } from '../place/place-of';
import { FAILURE_WORDS } from './area-failure';
import { useStaying } from './staying';

/** Long enough to be read by somebody who was at work. */
const SHOWN_FOR_MS = 15_000;

const areaHere = (): RegisteredArea | undefined => {
  const place = placeOf(currentLocation().pathname);
  return place.kind === 'area' ? place.area : undefined;
};

/** The area that the person stands in, when it is not among these any more. */
export const whoStandsIn = (areas: readonly RegisteredArea[]): RegisteredArea | undefined => {
  const here = areaHere();
  const isOn = areas.some(({ manifest }) => manifest.id === here?.manifest.id);
  if (isOn) useStaying.setState({ area: undefined });
  return isOn ? undefined : here;
};

/** What was said of areas that are on again holds no more. */
export const takeBackWords = (areas: readonly RegisteredArea[]): void => {
  for (const { manifest } of areas) takeBackAlert(FAILURE_WORDS.off(manifest.title));
};

const goHome = () => navigate('/', { replace: true, asked: true });

const askToLeave = async (area: RegisteredArea) => {
  const allowed = await mayLeave();
  if (!allowed || useStaying.getState().area !== area) return;
  goHome();
};

const say = (text: string) => alert(text, { variant: 'info', duration: SHOWN_FOR_MS });
const isStaying = ({ manifest }: RegisteredArea) => useStaying.getState().area?.manifest.id === manifest.id;

/**
 * Lets people finish in an area whose build went missing, where leaving would cost them something; the others find a panel
 * in the place of the screen.
 */
export const letStay = (area: RegisteredArea): (() => void) => {
  if (isStaying(area) || mayLeaveQuietly()) return () => {};
  useStaying.setState({ area });
  return () => say(`${FAILURE_WORDS.unreachable(area.manifest.title)} What you have open stays until you leave it.`);
};

/** Leads out of an area that went off. Unsaved work is asked about first; its screen stays as long as the person does. */
export const leadOut = (area: RegisteredArea): (() => void) => {
  if (isStaying(area)) return () => {};
  const mustAsk = !mayLeaveQuietly();
  if (mustAsk) useStaying.setState({ area });
  return () => {
    say(FAILURE_WORDS.off(area.manifest.title));
    if (mustAsk) void askToLeave(area);
    else goHome();
  };
};

/** Whoever stayed has left: the screen goes with them. */
export const followLeaving = (): (() => void) =>
  onMove(() => {
    const { area } = useStaying.getState();
    if (area && areaHere() !== area) useStaying.setState({ area: undefined });
  });
