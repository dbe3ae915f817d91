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
  withdrawNotification,
} from '@skills-architect/portal-kit/host';
import { resolveRoute } from '../route/resolve-route';
import { FAILURE_TEXTS } from './area-failure';
import { evict } from './evict';
import { createVersionNotices } from './new-versions';

const GONE = new Set(['off', 'evicting', 'retained']);
const isGone = (entry: AreaEntry | undefined): boolean => entry === undefined || GONE.has(entry.state.is);

const areaHere = (): AreaId | undefined => {
  const route = resolveRoute(currentLocation().pathname);
  return route.kind === 'area' ? route.area.manifest.id : undefined;
};

/** Removes notices that an area is off once it is on again. */
const withdrawNotices = (areas: readonly RegisteredArea[]): void => {
  for (const { manifest } of areas) withdrawNotification(FAILURE_TEXTS.off(manifest.title));
};

/** Returns a function that reads which areas are on; late answers to earlier requests are dropped. */
export const createAreaReader = (disabled: ReadonlySet<AreaId>): (() => Promise<void>) => {
  const tellVersions = createVersionNotices();
  const isDisabled = ({ manifest }: RegisteredArea) => disabled.has(manifest.id);
  return dropStaleResults(
    () => request(listAreas, {}),
    ({ areas, off, missing, skipped }) => {
      for (const { id, reason } of skipped) console.warn(`The area ${id} was left out: ${reason}`);
      const before = useAreaStore.getState();
      const here = areaHere();
      const on = areas.filter((area) => !isDisabled(area));
      const listing = {
        areas: on,
        off: [...off, ...areas.filter(isDisabled).map(({ manifest }) => manifest)],
        missing,
      };
      areaActions.list(listing, { area: here, hasUnsavedWork: !hasNoBlockers() });
      withdrawNotices(on);
      if (!before.isKnown) return;
      tellVersions(before.on, on);
      const entry = here === undefined ? undefined : findArea(here);
      if (here !== undefined && entry && !isGone(before.entries[here]) && isGone(entry)) evict(entry);
    },
  );
};
