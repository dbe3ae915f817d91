import { type AreaOff, findOverlaps } from '@skills-architect/contracts';
import type { FoundArea, FoundBuild, Skipped } from './found-builds';
import type { ReadBuild } from './read-build';
import type { StoredSwitch } from './switches';

/** Current state of an area in the deployment. */
export interface AreaNow {
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
  skipped?: Skipped;
}

/** A path conflict between this build and others, as a sentence; undefined without a conflict. */
export const findOverlap = ({ build: { manifest } }: ReadBuild, others: readonly ReadBuild[]): string | undefined =>
  others
    .filter(({ build }) => build.manifest.id !== manifest.id)
    .flatMap(({ build }) => findOverlaps([build.manifest, manifest]))[0];

const builds = (areas: readonly AreaNow[]) => areas.flatMap(({ on, inUse }) => (on && inUse ? [inUse] : []));

/**
 * An area that claims another's path falls back to a build that does not, so that a new build cannot break another
 * area.
 */
const withoutClaims = (areas: readonly AreaNow[], instead: (area: AreaNow) => FoundBuild[]): AreaNow[] => {
  const settled = [...areas];
  for (const [at, area] of areas.entries()) {
    const { found, on, inUse } = area;
    const reason = on && inUse && findOverlap(inUse, builds(settled));
    const other = reason && instead(area).find((build) => !findOverlap(build, builds(settled)));
    if (!inUse || !other) continue;
    settled[at] = { ...area, inUse: other, skipped: { id: found.id, version: inUse.build.version, reason } };
  }
  return settled;
};

/**
 * Resolves conflicts between the areas that are on; `instead` returns the fallback build. When two areas cannot avoid
 * the same path, the first one is shown.
 */
export const sideBySide = (areas: readonly AreaNow[], instead: (area: AreaNow) => FoundBuild[]): AreaNow[] => {
  const standing: FoundBuild[] = [];
  return withoutClaims(areas, instead).map((area) => {
    if (!area.on || !area.inUse) return area;
    const overlap = findOverlap(area.inUse, standing);
    if (!overlap) standing.push(area.inUse);
    return { ...area, overlap };
  });
};

/**
 * What switching the area `switched` would break: an area would be left out, or another one would fall back to an older
 * build.
 */
export const newClash = (
  before: readonly AreaNow[],
  after: readonly AreaNow[],
  switched: string,
): string | undefined => {
  const was = new Map(before.map((area) => [area.found.id, area]));
  const clashes = after.flatMap(({ found: { id }, overlap, skipped }) => {
    const stood = was.get(id);
    if (overlap) return stood?.overlap && id !== switched ? [] : [overlap];
    return skipped && id !== switched && !stood?.skipped ? [skipped.reason] : [];
  });
  return clashes[0];
};
