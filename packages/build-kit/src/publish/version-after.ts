import compareBuild from 'semver/functions/compare-build.js';
import inc from 'semver/functions/inc.js';
import valid from 'semver/functions/valid.js';

/**
 * The version after the newest of these, or the area's own when that is newer. Folders that are not versions are
 * ignored.
 */
export const versionAfter = (versions: readonly string[], own: string): string => {
  const newest = [...versions.filter((one) => valid(one)), own].sort(compareBuild).at(-1) ?? own;
  if (newest === own && !versions.includes(own)) return own;
  return inc(newest, 'patch') ?? own;
};
