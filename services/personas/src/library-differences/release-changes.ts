import type { ChangedRecord, ChangedRole } from '@skills-architect/contracts';
import { listReleases } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { Asker } from '../personas/role-names';
import { readRelease } from '../releases/read-release';
import { combineChanges } from './combined-changes';

interface Changed {
  roles: ChangedRole[];
  skills: ChangedRecord[];
}

/** The records that a release of the library changed, and when the release was created. */
export type ReleasedChanges = Changed & { at: Date };

/** The releases since a time, the latest first. */
export interface LibraryChanges {
  releases: ReleasedChanges[];
  /** False while the changes of one of them are not fully compared. */
  isCompared: boolean;
}

/** Releases per call. */
const PAGE_SIZE = 50;

/** Ids of the releases named after this time, the latest first. */
const releaseIdsSince = async (kit: ServiceKit, since: Date, asker: Asker) => {
  const ids: number[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const { releases } = await kit.peer(listReleases, { query: { offset, pagesize: PAGE_SIZE } }, asker);
    const later = releases.filter(({ at }) => new Date(at) > since);
    ids.push(...later.map(({ releaseId }) => releaseId));
    if (later.length < PAGE_SIZE) return ids;
  }
};

/** Reads what the releases after this time have changed. */
export const readLibraryChanges = async (kit: ServiceKit, since: Date, asker: Asker): Promise<LibraryChanges> => {
  const read = [];
  for (const releaseId of await releaseIdsSince(kit, since, asker)) read.push(await readRelease(kit, releaseId));
  return {
    releases: read.map(({ release, roles, skills }) => ({ at: new Date(release.at), roles, skills })),
    isCompared: read.every(({ isCompared }) => isCompared),
  };
};

/** Combines changes per record; `records` are sorted from latest to earliest. */
const onePerRecord = <R extends ChangedRole>(records: readonly R[]): R[] => {
  const known = new Map<number, R>();
  for (const record of records) {
    const later = known.get(record.id);
    const change = later ? combineChanges(record, later) : record;
    if (change) known.set(record.id, change);
    else known.delete(record.id);
  }
  return [...known.values()];
};

/** Answers what the releases after a time have changed: several changes of a record are one. */
export const changesAfter = ({ releases }: Pick<LibraryChanges, 'releases'>): ((since: Date) => Changed) => {
  const known = new Map<number, Changed>();
  return (since) => {
    const later = releases.filter(({ at }) => at > since);
    const changed = known.get(later.length) ?? {
      roles: onePerRecord(later.flatMap(({ roles }) => roles)),
      skills: onePerRecord(later.flatMap(({ skills }) => skills)),
    };
    known.set(later.length, changed);
    return changed;
  };
};
