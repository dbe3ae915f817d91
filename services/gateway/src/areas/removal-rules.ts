import type { FoundBuild } from './found-builds';
import { lockReason } from './in-use';
import type { CurrentArea } from './side-by-side';

type RemovableArea = Pick<CurrentArea, 'found' | 'on' | 'inUse' | 'setting'>;

/** Why a version of an area cannot be removed; undefined when it can. */
export const objectionToRemovingVersion = (
  { found, inUse, setting }: RemovableArea,
  { build: { version }, from }: FoundBuild,
): string | undefined => {
  if (from === 'file') return `Version ${version} came with the deployment file. Remove it there.`;
  if (setting?.version === version) return `Version ${version} is pinned. Release the pin first.`;
  if (found.record?.version === version)
    return `The deployment file asks for version ${version}. Change it there first.`;
  if (setting?.trial?.version === version) return `Version ${version} is being tried. End the trial first.`;
  if (inUse?.build.version === version) return `Version ${version} is in use. Pin another version first.`;
  return undefined;
};

/** Why an area cannot be removed with all of its versions; undefined when it can. */
export const objectionToRemovingArea = ({ found: { id, record }, on }: RemovableArea): string | undefined => {
  if (record) return 'The deployment file names this area. Remove it there.';
  const locked = lockReason(id);
  if (locked) return locked;
  return on ? 'Switch the area off first.' : undefined;
};
