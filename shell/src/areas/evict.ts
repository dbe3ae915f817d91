import type { RegisteredArea } from '@skills-architect/contracts';
import { navigate, notify } from '@skills-architect/portal-kit';
import {
  currentLocation,
  mayLeave,
  mayLeaveQuietly,
  onMove,
  withdrawNotification,
} from '@skills-architect/portal-kit/host';
import { resolveRoute } from '../route/resolve-route';
import { FAILURE_TEXTS } from './area-failure';
import { useRetained } from './retained';

/** Long enough to be read by somebody who was at work. */
const SHOWN_FOR_MS = 15_000;

const areaHere = (): RegisteredArea | undefined => {
  const route = resolveRoute(currentLocation().pathname);
  return route.kind === 'area' ? route.area : undefined;
};

/** The area that the person stands in, when it is not among these any more. */
export const findRemovedArea = (areas: readonly RegisteredArea[]): RegisteredArea | undefined => {
  const here = areaHere();
  const isOn = areas.some(({ manifest }) => manifest.id === here?.manifest.id);
  if (isOn) useRetained.setState({ area: undefined });
  return isOn ? undefined : here;
};

/** What was said of areas that are on again holds no more. */
export const withdrawNotices = (areas: readonly RegisteredArea[]): void => {
  for (const { manifest } of areas) withdrawNotification(FAILURE_TEXTS.off(manifest.title));
};

const goHome = () => navigate('/', { replace: true, asked: true });

const askToLeave = async (area: RegisteredArea) => {
  const allowed = await mayLeave();
  if (!allowed || useRetained.getState().area !== area) return;
  goHome();
};

const say = (text: string) => notify(text, { variant: 'info', duration: SHOWN_FOR_MS });
const isRetained = ({ manifest }: RegisteredArea) => useRetained.getState().area?.manifest.id === manifest.id;

/**
 * Lets people finish in an area whose build went missing, where leaving would cost them something; the others find a panel
 * in the place of the screen.
 */
export const retain = (area: RegisteredArea): (() => void) => {
  if (isRetained(area) || mayLeaveQuietly()) return () => {};
  useRetained.setState({ area });
  return () => say(`${FAILURE_TEXTS.unreachable(area.manifest.title)} What you have open stays until you leave it.`);
};

/** Leads out of an area that went off. Unsaved work is asked about first; its screen stays as long as the person does. */
export const evict = (area: RegisteredArea): (() => void) => {
  if (isRetained(area)) return () => {};
  const mustAsk = !mayLeaveQuietly();
  if (mustAsk) useRetained.setState({ area });
  return () => {
    say(FAILURE_TEXTS.off(area.manifest.title));
    if (mustAsk) void askToLeave(area);
    else goHome();
  };
};

/** Whoever stayed has left: the screen goes with them. */
export const releaseOnLeave = (): (() => void) =>
  onMove(() => {
    const { area } = useRetained.getState();
    if (area && areaHere() !== area) useRetained.setState({ area: undefined });
  });
