import { type AreaOff, findOverlaps } from '@skills-architect/contracts';
import type { FoundArea, FoundBuild, SkippedBuild } from './found-builds';
import type { ReadBuild } from './read-build';
import type { StoredSwitch } from './switches';

/** Current state of an area in the deployment. */
export interface CurrentArea {
  found: FoundArea;
  on: boolean;
  inUse: FoundBuild | undefined;
  /** The Super User's settings; undefined when there are none. */
  setting: StoredSwitch | undefined;
  /** Why the area is left out although it is on: another active area claims the same path. */
  overlap?: string | undefined;
  /** Last known data of the area when it has no usable build. */
  lastKnown?: AreaOff | undefined;
  /** The build that would be in use if it did not claim a path of another area. */
  skipped?: SkippedBuild;
}

/** A path conflict between this build and others, as a sentence; undefined without a conflict. */
export const findOverlap = ({ build: { manifest } }: ReadBuild, others: readonly ReadBuild[]): string | undefined =>
  others
    .filter(({ build }) => build.manifest.id !== manifest.id)
    .flatMap(({ build }) => findOverlaps([build.manifest, manifest]))[0];

const buildsInUse = (areas: readonly CurrentArea[]) => areas.flatMap(({ on, inUse }) => (on && inUse ? [inUse] : []));

/** An area whose build claims a path of another area falls back to one of its builds that does not. */
const withFallbacks = (
  areas: readonly CurrentArea[],
  listFallbacks: (area: CurrentArea) => FoundBuild[],
): CurrentArea[] => {
  const resolved = [...areas];
  for (const [index, area] of areas.entries()) {
    const { found, on, inUse } = area;
    const reason = on && inUse && findOverlap(inUse, buildsInUse(resolved));
    const fallback = reason && listFallbacks(area).find((build) => !findOverlap(build, buildsInUse(resolved)));
    if (!inUse || !fallback) continue;
    resolved[index] = { ...area, inUse: fallback, skipped: { id: found.id, version: inUse.build.version, reason } };
  }
  return resolved;
};

/**
 * Resolves conflicts between the areas that are on, so that a new build cannot break another area; `listFallbacks`
 * returns the builds that an area may fall back to. When two areas cannot avoid the same path, the first one is shown.
 */
export const resolveConflicts = (
  areas: readonly CurrentArea[],
  listFallbacks: (area: CurrentArea) => FoundBuild[],
): CurrentArea[] => {
  const shown: FoundBuild[] = [];
  return withFallbacks(areas, listFallbacks).map((area) => {
    if (!area.on || !area.inUse) return area;
    const overlap = findOverlap(area.inUse, shown);
    if (!overlap) shown.push(area.inUse);
    return { ...area, overlap };
  });
};

/**
 * Why switching the area `switched` would do harm, as a sentence: an area would be left out, or another one would fall
 * back to an older build. Undefined when it would not.
 */
export const findNewConflict = (
  before: readonly CurrentArea[],
  after: readonly CurrentArea[],
  switched: string,
): string | undefined => {
  const areasBefore = new Map(before.map((area) => [area.found.id, area]));
  const clashes = after.flatMap(({ found: { id }, overlap, skipped }) => {
    const areaBefore = areasBefore.get(id);
    if (overlap) return areaBefore?.overlap && id !== switched ? [] : [overlap];
    return skipped && id !== switched && !areaBefore?.skipped ? [skipped.reason] : [];
  });
  return clashes[0];
};
