import type { AreaId, RegisteredArea } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { request } from '@skills-architect/portal-kit';
import {
  type AreaEntry,
  areaActions,
  currentLocation,
  dropStaleResults,
  findArea,
  hasNoBlockers,
  useAreaStore,
  useSessionStore,
  withdrawNotification,
} from '@skills-architect/portal-kit/host';
import { resolveRoute } from '../route/resolve-route';
import { readSessionIfAny } from '../session/read-session';
import { FAILURE_TEXTS } from './area-failure';
import { evict } from './evict';
import { createVersionNotices } from './new-versions';

const GONE_STATES = new Set(['off', 'evicting', 'retained']);
const isGone = (entry: AreaEntry | undefined): boolean => entry === undefined || GONE_STATES.has(entry.state.is);

const findCurrentAreaId = (): AreaId | undefined => {
  const route = resolveRoute(currentLocation().pathname);
  return route.kind === 'area' ? route.area.manifest.id : undefined;
};

/** Removes notices that an area is off once it is on again. */
const withdrawNotices = (areas: readonly RegisteredArea[]): void => {
  for (const { manifest } of areas) withdrawNotification(FAILURE_TEXTS.off(manifest.title));
};

/** Whether somebody is signed in, as the session says, whose areas are not known yet. */
const lacksAreas = (): boolean => useSessionStore.getState().user !== undefined && !useAreaStore.getState().isKnown;

/**
 * Returns a function that loads the areas that are on. Answers to outdated requests are ignored. Who is signed in is said
 * by the session alone: if the registry lists the areas of nobody meanwhile, the session is read again. It rejects when
 * the registry still lists those of nobody although the session is valid.
 */
export const createAreaReader = (disabled: ReadonlySet<AreaId>): (() => Promise<void>) => {
  const notifyVersions = createVersionNotices();
  const isDisabled = ({ manifest }: RegisteredArea) => disabled.has(manifest.id);
  const read = dropStaleResults(
    () => request(listAreas, {}),
    ({ areas, off, missing, skipped, signedOut }) => {
      // When the session has ended, the page keeps its areas until somebody signs in.
      if (signedOut && (lacksAreas() || useAreaStore.getState().isKnown)) return;
      for (const { id, reason } of skipped) console.warn(`The area ${id} was left out: ${reason}`);
      const before = useAreaStore.getState();
      const currentId = findCurrentAreaId();
      const on = areas.filter((area) => !isDisabled(area));
      const listing = {
        areas: on,
        off: [...off, ...areas.filter(isDisabled).map(({ manifest }) => manifest)],
        missing,
      };
      areaActions.list(listing, { area: currentId, hasUnsavedWork: !hasNoBlockers() });
      withdrawNotices(on);
      if (!before.isKnown) return;
      notifyVersions(before.on, on);
      const entry = currentId === undefined ? undefined : findArea(currentId);
      if (currentId !== undefined && entry && !isGone(before.entries[currentId]) && isGone(entry)) evict(entry);
    },
  );
  return async () => {
    await read();
    if (!lacksAreas()) return;
    // Somebody has signed in meanwhile, or the session has ended: then this signs the page out.
    await readSessionIfAny();
    await read();
    if (lacksAreas()) throw new Error('The portal does not recognise your session. Try again later.');
  };
};
