import type { RoleMove, SkillMove } from '@skills-architect/contracts';
import { linkedResource } from '@skills-architect/library-service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { PostingDocument, Postings } from '../job-postings/posting-document';
import { moveLinks } from '../role-skills/move-links';
import type { LeadershipRoleDocument, Structure } from '../structure/structure-documents';
import { moveCareerLinks, moveSuggested } from './move-role';

interface RoleLinkDependencies {
  roles: Roles;
  postings: Postings;
  leadershipRoles: Structure['leadershipRoles'];
}

/** The places in this service that refer to skills and industry roles. */
export const roleLinks = ({ roles, postings, leadershipRoles }: RoleLinkDependencies) => {
  const roleNames = async (ids: number[]) => {
    const found = await roles.model
      .find({ _id: { $in: ids } }, { roleName: 1 })
      .lean<Pick<RoleDocument, 'roleName'>[]>();
    return found.map(({ roleName }) => roleName);
  };
  const leadershipNames = async (ids: number[]) => {
    const found = await leadershipRoles.model
      .find({ _id: { $in: ids } }, { leadershipRoleName: 1 })
      .lean<Pick<LeadershipRoleDocument, 'leadershipRoleName'>[]>();
    return found.map(({ leadershipRoleName }) => leadershipRoleName);
  };
  const postingNames = async (ids: number[]) => {
    const found = await postings.model
      .find({ _id: { $in: ids } }, { jobPostingTitle: 1 })
      .lean<{ jobPostingTitle: string }[]>();
    return found.map(({ jobPostingTitle }) => jobPostingTitle);
  };

  const skillHolder = { kind: 'skill' as const, from: ({ fromId }: SkillMove) => ({ 'skills.skillId': fromId }) };
  const hasBothSkills = ({ fromId, toId }: SkillMove) => ({ 'skills.skillId': { $all: [fromId, toId] } });
  return [
    linkedResource<SkillMove, typeof RoleDocument>({
      ...skillHolder,
      both: hasBothSkills,
      what: 'industry role',
      resource: roles,
      edit: ({ skills }, move) => ({ skills: moveLinks(skills, move) }),
      names: roleNames,
    }),
    linkedResource<SkillMove, typeof LeadershipRoleDocument>({
      ...skillHolder,
      both: hasBothSkills,
      what: 'leadership role',
      resource: leadershipRoles,
      edit: ({ skills }, move) => ({ skills: moveLinks(skills ?? [], move) }),
      names: leadershipNames,
    }),
    linkedResource<RoleMove, typeof PostingDocument>({
      kind: 'role',
      what: 'job posting',
      resource: postings,
      from: ({ fromId }: RoleMove) => ({ $or: [{ industryRoleId: fromId }, { suggestedRoleIds: fromId }] }),
      both: ({ fromId, toId }) => ({ suggestedRoleIds: { $all: [fromId, toId] } }),
      edit: ({ industryRoleId, suggestedRoleIds }, { fromId, toId }) => ({
        industryRoleId: industryRoleId === fromId ? toId : industryRoleId,
        suggestedRoleIds: moveSuggested(suggestedRoleIds, fromId, toId),
      }),
      names: postingNames,
    }),
    linkedResource<RoleMove, typeof RoleDocument>({
      kind: 'role',
      what: 'career step',
      resource: roles,
      // Without the target's own step to the merged role, which would lead to itself; closing the merge removes it.
      from: ({ fromId, toId }: RoleMove) => ({ 'careerLinks.roleId': fromId, _id: { $nin: [fromId, toId] } }),
      both: ({ fromId, toId }) => ({ 'careerLinks.roleId': { $all: [fromId, toId] } }),
      edit: ({ careerLinks }, { fromId, toId }) => ({ careerLinks: moveCareerLinks(careerLinks, fromId, toId) }),
      names: roleNames,
    }),
  ];
};
export type RoleLinks = ReturnType<typeof roleLinks>;
