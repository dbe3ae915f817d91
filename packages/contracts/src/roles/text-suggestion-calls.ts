import * as z from 'zod';
import { call } from '../call';
import { SkillWithLevels } from '../skills/skill';
import { AskedOf, SuggestedFrom, SuggestionOrigin, suggestionsSchema, TextSuggestions } from '../suggestion-origin';
import { LIBRARY_MAINTAINERS } from '../user-types';
import { Id, Line, Prose } from '../vocabulary';

const asked = {
  service: 'roles',
  method: 'POST',
  maxBodyBytes: 256 * 1024,
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
} as const;

/** The role in its form, saved or not. */
const SuggestedRole = z.object({
  roleName: Line.min(1, 'Role Name is required'),
  subsectorId: Id,
  /** Department or track, which may be new and not stored yet. */
  functionName: Line.min(1, 'Department is required'),
  leadershipRoleId: Id,
  occupation: Line.default(''),
  roleDescription: Prose.default(''),
  roleandResponsibilities: Prose.default(''),
  /** The stored role, which is excluded from its own suggestions. */
  roleId: Id.optional(),
  askedOf: AskedOf,
});
const body = { roleName: 'Wind Farm Planner', subsectorId: 1, functionName: 'Planning', leadershipRoleId: 1 };

/** Suggests texts for the description of a role. */
export const suggestRoleDescription = call({
  ...asked,
  path: '/v3/industryRoles/suggestion/description',
  expensive: true,
  body: SuggestedRole,
  answer: TextSuggestions,
  example: { body },
});

/** Suggests critical work functions with their tasks for a role. */
export const suggestWorkFunctions = call({
  ...asked,
  path: '/v3/industryRoles/suggestion/work-functions',
  expensive: true,
  body: SuggestedRole,
  answer: suggestionsSchema({ name: z.string(), tasks: z.array(z.string()) }),
  example: { body },
});

/** A library skill that a role may need. */
export const SuggestedRoleSkill = z.object({
  skill: SkillWithLevels,
  /** One level of each scheme of the skill. */
  aiSuggestedLevel: z.array(Id),
  records: z.array(SuggestedFrom),
});
export type SuggestedRoleSkill = z.infer<typeof SuggestedRoleSkill>;

/** A skill that the library does not have. */
export const NonExistingSkill = z.object({
  skillName: z.string(),
  /** 1 to 5. */
  aiSuggestedLevel: z.number().int().min(1).max(5),
  records: z.array(SuggestedFrom),
  /** Name of the external skills search that found it. */
  foundIn: z.string().optional(),
});
export type NonExistingSkill = z.infer<typeof NonExistingSkill>;

/** Suggested skills for a role, most likely first. */
export const RoleSkillSuggestions = SuggestionOrigin.extend({
  skills: z.array(SuggestedRoleSkill),
  nonExistingSkills: z.array(NonExistingSkill),
  /** Why the external skills search failed. */
  externalTrouble: z.string().optional(),
});
export type RoleSkillSuggestions = z.infer<typeof RoleSkillSuggestions>;

/** Like `suggestRoleSkills`, with the role in the body for existing callers. */
export const getSuggestedSkills = call({
  ...asked,
  path: '/v3/industryRoles/getSuggestedskills',
  expensive: true,
  body: z.object({ roleId: Id, askedOf: AskedOf }),
  failures: ['not-found'],
  answer: RoleSkillSuggestions,
  example: { body: { roleId: 1 } },
});

/** Suggests further skills of a source for a leadership role, from the library or not. */
export const suggestLeadershipSkills = call({
  ...asked,
  path: '/v3/leadershipRoles/{leadershipRoleId}/suggestion/skills',
  expensive: true,
  body: z.object({ sourceId: Id, askedOf: AskedOf }),
  answer: RoleSkillSuggestions,
  example: { params: { leadershipRoleId: 1 }, body: { sourceId: 1 } },
});

/** Suggests further skills for an industry role, from the library or not, most likely first. */
export const suggestRoleSkills = call({
  ...asked,
  path: '/v3/industryRoles/{roleId}/suggestion/skills',
  expensive: true,
  body: z.object({ askedOf: AskedOf }),
  answer: RoleSkillSuggestions,
  example: { params: { roleId: 1 }, body: {} },
});
