import type { RegisteredArea } from '@skills-architect/contracts';
import type { listAreas } from '@skills-architect/contracts/portal';
import type * as z from 'zod';
import type { FoundBuild, FoundBuilds } from './found-builds';
import type { CurrentArea } from './side-by-side';

const toRegisteredArea = ({
  build: { calls: _, uses: _uses, events: _events, ...build },
  scope,
}: FoundBuild): RegisteredArea => ({
  ...build,
  entry: `/apps/${build.manifest.id}/${build.version}/mf-manifest.json`,
  scope,
});

/** The builds served to pages. */
export const listServed = (areas: readonly CurrentArea[]) =>
  areas.flatMap(({ on, inUse, overlap }) => (on && inUse && !overlap ? [inUse] : []));

/** Areas that are on but have no usable build: damaged or missing. */
export const listMissing = (areas: readonly CurrentArea[]) =>
  areas.flatMap(({ on, lastKnown }) => (on && lastKnown ? [lastKnown] : []));

/** The registry for the shell. */
export const toRegistryAnswer = (
  areas: readonly CurrentArea[],
  skippedBuilds: FoundBuilds['skipped'],
): z.output<typeof listAreas.answer> => {
  return {
    areas: listServed(areas).map(toRegisteredArea),
    off: areas.flatMap(({ on, inUse }) => {
      if (on || !inUse) return [];
      const { id, title, routes } = inUse.build.manifest;
      return [{ id, title, routes }];
    }),
    missing: listMissing(areas),
    skipped: [
      // All signed-in users get this answer, but only Super Users may see which publishers are trusted.
      ...skippedBuilds.map(({ id, reason, isUntrusted }) => ({
        id,
        reason: isUntrusted ? 'its build is not trusted' : reason,
      })),
      ...areas.flatMap(({ found: { id }, overlap, skipped }) => {
        const reason = overlap ?? skipped?.reason;
        return reason ? [{ id, reason }] : [];
      }),
    ],
  };
};
