import type { ChangedRecord, ChangedRole } from '@skills-architect/contracts';
import { changedRoles } from '@skills-architect/contracts/roles';
import { type Release, releasedSkills } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';
import { withoutMerges } from './without-merges';

interface ReadRelease {
  release: Release;
  skills: ChangedRecord[];
  roles: ChangedRole[];
  isCompared: boolean;
}

/** A release of the library and what it changed. The first one has no predecessor, so it changes nothing. */
export const readRelease = async (kit: ServiceKit, releaseId: number): Promise<ReadRelease> => {
  const { release, skills, merges = [], isCompared } = await kit.peer(releasedSkills, { params: { releaseId } });
  if (release.since === null) return { release, skills, roles: [], isCompared };
  const ofRoles = await kit.peer(changedRoles, { query: { since: release.since, until: release.at } });
  const changed = withoutMerges({ skills, roles: ofRoles.roles }, merges);
  return { release, ...changed, isCompared: isCompared && ofRoles.isCompared };
};
