/** Path of the list of releases, or of what changed with one of them. */
export const releasePath = (releaseId?: number): string =>
  releaseId === undefined ? '/skill/releases' : `/skill/releases?release=${releaseId}`;
