import type { FoundArea, FoundBuild } from './found-builds';

/** A Super User's settings for an area; null means: as in the deployment file. */
export interface Switch {
  on: boolean | null;
  version: string | null;
}

/** The area with the switches for all areas: without it no change could be reverted. */
const RULING_AREA = 'admin';

/** Why an area cannot be switched in the portal; undefined when it can. */
export const lockReason = (id: string): string | undefined =>
  id === RULING_AREA ? 'Administration can only be switched off in the deployment file.' : undefined;

/** Whether an area is on: a Super User's setting, else the deployment file; areas published later start off. */
export const isOn = ({ id, record }: Pick<FoundArea, 'id' | 'record'>, said: Switch | undefined): boolean => {
  const byFile = record?.on ?? false;
  return lockReason(id) ? byFile : (said?.on ?? byFile);
};

/**
 * The build in use: the pinned version, else the deployment file's, else the newest compatible one. Missing builds are
 * skipped; when none is compatible, the newest is used to report that.
 */
export const buildInUse = (
  { record, builds }: FoundArea,
  said: Switch | undefined,
  fits: (build: FoundBuild) => boolean,
): FoundBuild | undefined => {
  const of = (version: string | null | undefined) => builds.find(({ build }) => build.version === version);
  return of(said?.version) ?? of(record?.version) ?? builds.find(fits) ?? builds[0];
};

/** Whether the build in use was chosen by version rather than being just the newest. */
export const isAsked = ({ record }: FoundArea, said: Switch | undefined, inUse: FoundBuild | undefined): boolean =>
  inUse !== undefined && [said?.version, record?.version].includes(inUse.build.version);
