import { changedRoles } from '@skills-architect/contracts/roles';
import { releasedSkills } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';

/** A release of the library and what it changed. The first one has no predecessor, so it changes nothing. */
export const readRelease = async (kit: ServiceKit, releaseId: number) => {
  const { release, skills, isCompared } = await kit.peer(releasedSkills, { params: { releaseId } });
  if (release.since === null) return { release, skills, roles: [], isCompared };
  const ofRoles = await kit.peer(changedRoles, { query: { since: release.since, until: release.at } });
  return { release, skills, roles: ofRoles.roles, isCompared: isCompared && ofRoles.isCompared };
};
