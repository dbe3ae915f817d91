/** Stands for the changes since the last release, in place of a release's id. */
export const UNRELEASED = 'latest';

/** Path of the list of releases, of what changed with one of them, or of what changed since the last one. */
export const releasePath = (release?: number | typeof UNRELEASED): string =>
  release === undefined ? '/skill/releases' : `/skill/releases?release=${release}`;
