import type { AreaId, RegisteredArea } from '@skills-architect/contracts';
import { create } from 'zustand';
import {
  type AreaEntry,
  type AreaFailure,
  type AreaListing,
  type Areas,
  applyListing,
  currentBuild,
  dropCode,
  failArea,
  finishLoading,
  leaveArea,
  NO_AREAS,
  recoverArea,
  startLoading,
  type Visit,
} from './area-state';

/** The area store of the page. Written by the host; areas only report crashes. */
export const useAreaStore = create<Areas>(() => NO_AREAS);

const update = (transition: (areas: Areas) => Areas): void => useAreaStore.setState(transition);

/** Actions of the area store: one per transition in `area-state.ts`. */
export const areaActions = {
  list: (listing: AreaListing, visit: Visit): void => update((areas) => applyListing(areas, listing, visit)),
  startLoading: (id: AreaId): void => update((areas) => startLoading(areas, id)),
  finishLoading: (build: RegisteredArea): void => update((areas) => finishLoading(areas, build)),
  fail: (id: AreaId, failure: AreaFailure): void => update((areas) => failArea(areas, id, failure)),
  recover: (id: AreaId): void => update((areas) => recoverArea(areas, id)),
  dropCode: (id: AreaId): void => update((areas) => dropCode(areas, id)),
  leave: (id: AreaId): void => update((areas) => leaveArea(areas, id)),
  reset: (): void => useAreaStore.setState(NO_AREAS, true),
};

/** Current entry of an area, for use outside React. */
export const findArea = (id: AreaId): AreaEntry | undefined => useAreaStore.getState().entries[id];

/** The version that an area's screens run on; '' for an unknown area. */
export const findVersion = (id: AreaId): string => {
  const entry = findArea(id);
  return (entry && currentBuild(entry)?.version) ?? '';
};

/** Whether an error means that a file of the build could not be loaded, for example after a release replaced it. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    error.name === 'ScriptExternalLoadError' ||
    /loading (css )?chunk|ScriptNetworkError|RUNTIME-00[138]|failed to fetch/i.test(error.message));
