import * as z from 'zod';
import { call } from '../call';
import { LIBRARY_KEEPERS } from '../user-types';
import { Id, Line } from '../vocabulary';
import { Criticality, RoleSkill } from './role';

const keepers = { types: LIBRARY_KEEPERS, scope: 'library' } as const;
/** Highest number of skills added at once; one of the AI source has a level per scheme. */
export const MOST_ADDED_SKILLS = 500;

/** A skill to add to a role, with a level of one scheme. */
export const AddedRoleSkill = z.object({
  skillId: Id,
  proficiencyId: Id,
  skillCriticality: Criticality.default(''),
  skillAddedFrom: Line.default('Add Skill'),
});
export type AddedRoleSkill = z.infer<typeof AddedRoleSkill>;

const added = z.object({ skills: z.array(AddedRoleSkill).min(1).max(MOST_ADDED_SKILLS) });
/** A level that a role expects of a skill. */
export const ExpectedLevel = z.object({ proficiencyId: Id, skillCriticality: Criticality });
export type ExpectedLevel = z.infer<typeof ExpectedLevel>;

const changed = z.object({
  proficiencyId: Id.optional(),
  skillCriticality: Criticality.optional(),
  proficiencySchemeLevelCount: z.number().int().optional(),
});
const levels = z.object({
  /** A level of each scheme of the skill. */
  proficiencyIds: z.array(Id).min(1).max(20),
  skillCriticality: Criticality,
  /** What the caller has seen; when it is something else by now, the answer is 409 with the skills as they are. */
  former: z.array(ExpectedLevel).max(20).optional(),
});
/** The skills after the change, unpublished ones too. */
const answer = z.object({ skills: z.array(RoleSkill) });
const skill = { skillId: 1, proficiencyId: 1, skillCriticality: 'High', skillAddedFrom: 'Add Skill' } as const;
const bulk = { proficiencyIds: [1], skillCriticality: 'High' } as const;
/** The skills of a role are written on its screen and on the screen of a skill. */
const areas = ['roles', 'skills'] as const;

const Stale = z.object({ code: z.literal('stale'), record: z.object({ skills: z.array(ExpectedLevel) }) });
/** The levels as they are by now, from the refusal of a change that was based on others; else undefined. */
export const readStaleLevels = (failure: unknown): ExpectedLevel[] | undefined =>
  Stale.safeParse(failure).data?.record.skills;

/** Adds skills to a role, each with a level of every scheme that it has; 409 when the role has one of them. */
export const addRoleSkills = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/{roleId}/skills',
  body: added,
  answer,
  failures: ['conflict'],
  access: keepers,
  areas,
  example: { params: { roleId: 999_999 }, body: { skills: [skill] } },
});

/**
 * Adds the skill that has this level to a role. For skills of several schemes use the call that adds skills: a role
 * expects a level of each.
 */
export const addRoleSkill = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/{roleId}/proficiency/{proficiencyId}',
  body: changed.extend({ skillAddedFrom: Line.default('Add Skill') }),
  answer,
  failures: ['conflict'],
  access: keepers,
  example: { params: { roleId: 999_999, proficiencyId: 1 }, body: { skillCriticality: 'High' } },
});

/** Changes level or criticality where a role expects this level. */
export const updateRoleSkill = call({
  service: 'roles',
  method: 'PATCH',
  path: '/v3/industryRoles/{roleId}/proficiency/{proficiencyId}',
  body: changed,
  answer,
  access: keepers,
  example: { params: { roleId: 999_999, proficiencyId: 1 }, body: { skillCriticality: 'High' } },
});

/** Removes one level from a role; with its last level the skill is gone. */
export const deleteRoleSkill = call({
  service: 'roles',
  method: 'DELETE',
  path: '/v3/industryRoles/{roleId}/proficiency/{proficiencyId}',
  answer,
  access: keepers,
  example: { params: { roleId: 999_999, proficiencyId: 1 } },
});

/** Sets the levels of a skill in all schemes, and its criticality. */
export const putRoleSkillLevels = call({
  service: 'roles',
  method: 'PUT',
  path: '/v3/industryRoles/{industryRoleId}/proficiencies-bulk/{skillId}',
  body: levels,
  answer,
  failures: ['stale'],
  access: keepers,
  areas,
  example: { params: { industryRoleId: 999_999, skillId: 1 }, body: bulk },
});

/** Removes a skill from a role with its levels in all schemes. */
export const deleteRoleSkillLevels = call({
  service: 'roles',
  method: 'DELETE',
  path: '/v3/industryRoles/{industryRoleId}/proficiencies-bulk/{skillId}',
  answer,
  access: keepers,
  areas,
  example: { params: { industryRoleId: 999_999, skillId: 1 } },
});

/** Adds leadership or meta skills to a leadership role, for the sources that they belong to. */
export const addLeadershipSkills = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/leadershipRoles/{leadershipRoleId}/skills',
  body: added,
  answer,
  failures: ['conflict'],
  access: keepers,
  example: { params: { leadershipRoleId: 999_999 }, body: { skills: [skill] } },
});

/** Changes level or criticality where a leadership role expects this level. */
export const updateLeadershipSkill = call({
  service: 'roles',
  method: 'PATCH',
  path: '/v3/leadershipRoles/{leadershipRoleId}/proficiency/{proficiencyId}',
  body: changed,
  answer,
  access: keepers,
  example: { params: { leadershipRoleId: 999_999, proficiencyId: 1 }, body: { skillCriticality: 'High' } },
});

/** Removes one level from a leadership role; with its last level the skill is gone. */
export const deleteLeadershipSkill = call({
  service: 'roles',
  method: 'DELETE',
  path: '/v3/leadershipRoles/{leadershipRoleId}/proficiency/{proficiencyId}',
  answer,
  access: keepers,
  example: { params: { leadershipRoleId: 999_999, proficiencyId: 1 } },
});

/** Sets the levels of a skill of a leadership role in all schemes, and its criticality. */
export const putLeadershipSkillLevels = call({
  service: 'roles',
  method: 'PUT',
  path: '/v3/leadershipRoles/{leadershipRoleId}/proficiencies-bulk/{skillId}',
  body: levels,
  answer,
  failures: ['stale'],
  access: keepers,
  example: { params: { leadershipRoleId: 999_999, skillId: 1 }, body: bulk },
});

/** Removes a skill from a leadership role with its levels in all schemes. */
export const deleteLeadershipSkillLevels = call({
  service: 'roles',
  method: 'DELETE',
  path: '/v3/leadershipRoles/{leadershipRoleId}/proficiencies-bulk/{skillId}',
  answer,
  access: keepers,
  example: { params: { leadershipRoleId: 999_999, skillId: 1 } },
});
