import type { FoundArea, FoundBuild } from './found-builds';

/** A Super User's settings for an area; null: use the deployment file's. */
export interface Switch {
  on: boolean | null;
  version: string | null;
}

/** The area whose screens turn areas on and off. It stays on: otherwise nobody could turn it on again. */
const MANAGING_AREA = 'admin';

/** Why an area cannot be switched in the portal; undefined when it can. */
export const lockReason = (id: string): string | undefined =>
  id === MANAGING_AREA ? 'Administration can only be switched off in the deployment file.' : undefined;

/**
 * Whether an area is on: by a Super User's setting, otherwise by the deployment file; areas published later are
 * initially off.
 */
export const isOn = ({ id, record }: Pick<FoundArea, 'id' | 'record'>, setting: Switch | undefined): boolean => {
  const isOnByFile = record?.on ?? false;
  return lockReason(id) ? isOnByFile : (setting?.on ?? isOnByFile);
};

/**
 * The build in use: the pinned version, otherwise the deployment file's, otherwise the newest compatible one. Missing
 * builds are skipped; if none is compatible, the newest is used, so that the incompatibility is reported.
 */
export const buildInUse = (
  { record, builds }: FoundArea,
  setting: Switch | undefined,
  fits: (build: FoundBuild) => boolean,
): FoundBuild | undefined => {
  const findVersion = (version: string | null | undefined) => builds.find(({ build }) => build.version === version);
  return findVersion(setting?.version) ?? findVersion(record?.version) ?? builds.find(fits) ?? builds[0];
};

/** Whether the build in use was chosen by version and is not merely the newest. */
export const isChosen = ({ record }: FoundArea, setting: Switch | undefined, inUse: FoundBuild | undefined): boolean =>
  inUse !== undefined && [setting?.version, record?.version].includes(inUse.build.version);
