import type { AreaNeeds } from './area-build';

/**
 * Requirements of a build that this portal does not meet, as sentences for support. `satisfies` is semver's function.
 */
export const unmetNeeds = (
  needs: AreaNeeds,
  provided: Record<string, string>,
  satisfies: (version: string, range: string) => boolean,
): string[] =>
  Object.entries(needs).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined) return [`it needs ${name} ${range}, which the portal does not have`];
    return satisfies(version, range) ? [] : [`it needs ${name} ${range}, the portal has ${version}`];
  });
