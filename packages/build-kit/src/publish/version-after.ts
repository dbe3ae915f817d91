import compareBuild from 'semver/functions/compare-build.js';
import inc from 'semver/functions/inc.js';
import valid from 'semver/functions/valid.js';

/**
 * The version after the newest of these, or the area's own when that is newer. Folders that are not versions are
 * ignored.
 */
export const nextVersion = (versions: readonly string[], ownVersion: string): string => {
  const newest = [...versions.filter((version) => valid(version)), ownVersion].sort(compareBuild).at(-1) ?? ownVersion;
  if (newest === ownVersion && !versions.includes(ownVersion)) return ownVersion;
  return inc(newest, 'patch') ?? ownVersion;
};
