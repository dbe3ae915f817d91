import type { FoundArea, FoundBuild } from './found-builds';

/** What a Super User has said of an area; null leaves it to the deployment file. */
export interface Switch {
  on: boolean | null;
  version: string | null;
}

/** Its screens switch the others: without it nobody could take anything back. */
const RULING_AREA = 'admin';

/** Why an area cannot be switched in the portal. */
export const lockReason = (id: string): string | undefined =>
  id === RULING_AREA ? 'Administration can only be switched off in the deployment file.' : undefined;

/** Whether an area is on: as a Super User switched it, else as the deployment file says; one that came later waits. */
export const isOn = ({ id, record }: Pick<FoundArea, 'id' | 'record'>, said: Switch | undefined): boolean => {
  const byFile = record?.on ?? false;
  return lockReason(id) ? byFile : (said?.on ?? byFile);
};

/**
 * The build in use: the pinned version, else that of the deployment file, else the newest that fits this portal. One that
 * is missing is passed over; when none fits, the newest is there to say so.
 */
export const buildInUse = (
  { record, builds }: FoundArea,
  said: Switch | undefined,
  fits: (build: FoundBuild) => boolean,
): FoundBuild | undefined => {
  const of = (version: string | null | undefined) => builds.find(({ build }) => build.version === version);
  return of(said?.version) ?? of(record?.version) ?? builds.find(fits) ?? builds[0];
};

/** Whether somebody asked for the build in use by its version, or it is just the newest. */
export const isAsked = ({ record }: FoundArea, said: Switch | undefined, inUse: FoundBuild | undefined): boolean =>
  inUse !== undefined && [said?.version, record?.version].includes(inUse.build.version);
