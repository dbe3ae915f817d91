import { type AreaOff, findOverlaps } from '@skills-architect/contracts';
import type { FoundArea, FoundBuild, Skipped } from './found-builds';
import type { ReadBuild } from './read-build';
import type { StoredSwitch } from './switches';

/** An area of the deployment as it stands now. */
export interface AreaNow {
  found: FoundArea;
  on: boolean;
  inUse: FoundBuild | undefined;
  /** What a Super User said of it; nothing when nobody has touched it. */
  said: StoredSwitch | undefined;
  /** Why it is left out though it is on: another one that is on claims the same path. */
  overlap?: string | undefined;
  /** What was last read of it, when there is no build that could be used. */
  former?: AreaOff | undefined;
  /** The build that would be in use, had it not claimed a path of another area. */
  passedOver?: Skipped;
}

/** What a build claims that the build of another area claims; a sentence, or nothing. */
export const findOverlap = ({ build: { manifest } }: ReadBuild, others: readonly ReadBuild[]): string | undefined =>
  others
    .filter(({ build }) => build.manifest.id !== manifest.id)
    .flatMap(({ build }) => findOverlaps([build.manifest, manifest]))[0];

const builds = (areas: readonly AreaNow[]) => areas.flatMap(({ on, inUse }) => (on && inUse ? [inUse] : []));

/** Whoever claims what another area has goes back to a build that does not, so that the new one hurts nobody else. */
const withoutClaims = (areas: readonly AreaNow[], instead: (area: AreaNow) => FoundBuild[]): AreaNow[] => {
  const settled = [...areas];
  for (const [at, area] of areas.entries()) {
    const { found, on, inUse } = area;
    const reason = on && inUse && findOverlap(inUse, builds(settled));
    const other = reason && instead(area).find((build) => !findOverlap(build, builds(settled)));
    if (!inUse || !other) continue;
    settled[at] = { ...area, inUse: other, passedOver: { id: found.id, version: inUse.build.version, reason } };
  }
  return settled;
};

/** Areas that are on side by side; `instead`: what else could be in use. Of two that must claim the same path the first one stays. */
export const sideBySide = (areas: readonly AreaNow[], instead: (area: AreaNow) => FoundBuild[]): AreaNow[] => {
  const standing: FoundBuild[] = [];
  return withoutClaims(areas, instead).map((area) => {
    if (!area.on || !area.inUse) return area;
    const overlap = findOverlap(area.inUse, standing);
    if (!overlap) standing.push(area.inUse);
    return { ...area, overlap };
  });
};

/** What a switch of the area `switched` would take from somebody: an area that is left out, or another one that goes back to an older build. */
export const newClash = (
  before: readonly AreaNow[],
  after: readonly AreaNow[],
  switched: string,
): string | undefined => {
  const was = new Map(before.map((area) => [area.found.id, area]));
  const clashes = after.flatMap(({ found: { id }, overlap, passedOver }) => {
    const stood = was.get(id);
    if (overlap) return stood?.overlap && id !== switched ? [] : [overlap];
    return passedOver && id !== switched && !stood?.passedOver ? [passedOver.reason] : [];
  });
  return clashes[0];
};
