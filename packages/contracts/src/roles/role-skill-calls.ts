import * as z from 'zod';
import { type CallDeclaration, call } from '../call';
import { LIBRARY_MAINTAINERS } from '../user-types';
import { Id, Line } from '../vocabulary';
import { Criticality, RoleSkill } from './role';

const keepers = { types: LIBRARY_MAINTAINERS, scope: 'library' } as const;
/** Most entries added at once; a skill of the AI source has one entry per scheme. */
export const MAX_ADDED_SKILLS = 500;

/** A skill to add to a role, with a level of one scheme. */
export const AddedRoleSkill = z.object({
  skillId: Id,
  proficiencyId: Id,
  skillCriticality: Criticality.default(''),
  skillAddedFrom: Line.default('Add Skill'),
});
export type AddedRoleSkill = z.infer<typeof AddedRoleSkill>;

const added = z.object({ skills: z.array(AddedRoleSkill).min(1).max(MAX_ADDED_SKILLS) });
/** A level that a role expects of a skill. */
export const ExpectedLevel = z.object({ proficiencyId: Id, skillCriticality: Criticality });
export type ExpectedLevel = z.infer<typeof ExpectedLevel>;

const changed = z.object({
  proficiencyId: Id.optional(),
  skillCriticality: Criticality.optional(),
  proficiencySchemeLevelCount: z.number().int().optional(),
});
const levels = z.object({
  /** One level of each scheme of the skill. */
  proficiencyIds: z.array(Id).min(1).max(20),
  skillCriticality: Criticality,
  /**
   * The levels that the caller has seen; if they have changed, the response is 409 with the current skills. None if the
   * caller has seen that the role lacks the skill, which is then added.
   */
  former: z.array(ExpectedLevel).max(20).optional(),
});
/** The skills after the change, including unpublished ones. */
const answer = z.object({ skills: z.array(RoleSkill) });
const skill = { skillId: 1, proficiencyId: 1, skillCriticality: 'High', skillAddedFrom: 'Add Skill' } as const;
const bulk = { proficiencyIds: [1], skillCriticality: 'High' } as const;

const Stale = z.object({ code: z.literal('stale'), record: z.object({ skills: z.array(ExpectedLevel) }) });
/** The current levels in a `stale` failure; undefined for other failures. */
export const readStaleLevels = (failure: unknown): ExpectedLevel[] | undefined =>
  Stale.safeParse(failure).data?.record.skills;

interface SkillCallsOptions<P extends string, B extends string> {
  /** What this kind of role is called in the audit log. */
  role: string;
  /** Path of one role. */
  path: `/v3/${P}`;
  /** Path of one role in the calls for all schemes. */
  bulkPath: `/v3/${B}`;
  /** Parameters of the two paths in the examples. */
  params: Record<string, number>;
  bulkParams: Record<string, number>;
  areas: NonNullable<CallDeclaration['areas']>;
}

/** The calls that change the skills of a kind of role. */
const skillCalls = <const P extends string, const B extends string>(options: SkillCallsOptions<P, B>) => {
  const { role, path, bulkPath, params, bulkParams, areas } = options;
  const shared = { service: 'roles', answer, access: keepers } as const;
  const ofLevel = { ...params, proficiencyId: 1 };
  const ofSkill = { ...bulkParams, skillId: 1 };
  return {
    add: call({
      ...shared,
      method: 'POST',
      path: `${path}/skills`,
      body: added,
      failures: ['conflict'],
      areas,
      example: { params, body: { skills: [skill] } },
    }),
    updateLevel: call({
      ...shared,
      method: 'PATCH',
      path: `${path}/proficiency/{proficiencyId}`,
      body: changed,
      example: { params: ofLevel, body: { skillCriticality: 'High' } },
    }),
    deleteLevel: call({
      ...shared,
      method: 'DELETE',
      path: `${path}/proficiency/{proficiencyId}`,
      audit: {
        kind: 'deletion',
        what: `Remove level of skill from ${role}`,
        record: Object.keys(params)[0],
        shows: ['proficiencyId'],
      },
      example: { params: ofLevel },
    }),
    putLevels: call({
      ...shared,
      method: 'PUT',
      path: `${bulkPath}/proficiencies-bulk/{skillId}`,
      body: levels,
      failures: ['stale'],
      areas,
      example: { params: ofSkill, body: bulk },
    }),
    deleteLevels: call({
      ...shared,
      method: 'DELETE',
      path: `${bulkPath}/proficiencies-bulk/{skillId}`,
      audit: {
        kind: 'deletion',
        what: `Remove skill from ${role}`,
        record: Object.keys(bulkParams)[0],
        shows: ['skillId'],
      },
      areas,
      example: { params: ofSkill },
    }),
  };
};

const ofRole = skillCalls({
  role: 'industry role',
  path: '/v3/industryRoles/{roleId}',
  bulkPath: '/v3/industryRoles/{industryRoleId}',
  params: { roleId: 999_999 },
  bulkParams: { industryRoleId: 999_999 },
  // Used by the screen of a role and by that of a skill.
  areas: ['roles', 'skills'],
});

/** Adds skills to a role, each with one level per scheme of the skill; 409 when the role has one of them already. */
export const addRoleSkills = ofRole.add;

/**
 * Adds the skill of this level to a role. For skills with several schemes use `addRoleSkills`: a role expects a level
 * in each of them.
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

/** Changes this level or its criticality in a role. */
export const updateRoleSkill = ofRole.updateLevel;
/** Removes one level from a role; without a level the skill is removed, too. */
export const deleteRoleSkill = ofRole.deleteLevel;
/** Sets the levels of a skill in all schemes, and its criticality. */
export const putRoleSkillLevels = ofRole.putLevels;
/** Removes a skill from a role with its levels in all schemes. */
export const deleteRoleSkillLevels = ofRole.deleteLevels;

const ofLeadershipRole = skillCalls({
  role: 'leadership role',
  path: '/v3/leadershipRoles/{leadershipRoleId}',
  bulkPath: '/v3/leadershipRoles/{leadershipRoleId}',
  params: { leadershipRoleId: 999_999 },
  bulkParams: { leadershipRoleId: 999_999 },
  areas: ['roles'],
});

/** Adds leadership or meta skills to a leadership role, for the sources that they belong to. */
export const addLeadershipSkills = ofLeadershipRole.add;
/** Changes this level or its criticality in a leadership role. */
export const updateLeadershipSkill = ofLeadershipRole.updateLevel;
/** Removes one level from a leadership role; without a level the skill is removed, too. */
export const deleteLeadershipSkill = ofLeadershipRole.deleteLevel;
/** Sets the levels of a skill of a leadership role in all schemes, and its criticality. */
export const putLeadershipSkillLevels = ofLeadershipRole.putLevels;
/** Removes a skill from a leadership role with its levels in all schemes. */
export const deleteLeadershipSkillLevels = ofLeadershipRole.deleteLevels;
