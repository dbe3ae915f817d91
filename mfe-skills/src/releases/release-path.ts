/** Stands in place of a release's id in the URL: the changes since the last release. */
export const UNRELEASED = 'latest';

/** Path of the list of releases, of the changes of one release, or of the changes since the last one. */
export const releasePath = (release?: number | typeof UNRELEASED): string =>
  release === undefined ? '/skill/releases' : `/skill/releases?release=${release}`;
