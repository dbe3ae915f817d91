import { Criticality, ExpectedLevel, ROLE_SKILL_CATEGORIES } from '@skills-architect/contracts/roles';
import { hasFixedLevels, Proficiency, RoleOfSkill, type Skill } from '@skills-architect/contracts/skills';
import * as z from 'zod';

/** Row key of a role that is being added. */
export const NEW_ROLE = 0;

const RoleRow = z.object({
  /** Row key; a new row cannot use `roleId`, because its role is chosen later. */
  key: z.number(),
  roleId: z.number(),
  roleName: z.string(),
  role: RoleOfSkill.optional(),
  skillName: z.string(),
  proficiencies: z.array(Proficiency),
  expected: z.array(ExpectedLevel),
  skillCriticality: Criticality,
});
/** A role that expects the skill, or one that is being added, whose `roleId` is 0 until it is chosen. */
export type RoleRow = z.infer<typeof RoleRow>;

/** Parses a row stored in the browser. */
export const parseRoleRow = (stored: unknown): RoleRow | undefined => RoleRow.safeParse(stored).data;

type SkillLevels = Pick<Skill, 'skillName' | 'proficiencies'>;

/** The row of a role that expects the skill. */
export const toRoleRow = ({ skillName, proficiencies }: SkillLevels, role: RoleOfSkill): RoleRow => {
  const { roleId, roleName, expected, skillCriticality } = role;
  return { key: roleId, roleId, roleName, role, skillName, proficiencies, expected, skillCriticality };
};

/** The row of a role that is being added. */
export const newRoleRow = ({ skillName, proficiencies }: SkillLevels): RoleRow => ({
  key: NEW_ROLE,
  roleId: 0,
  roleName: '',
  skillName,
  proficiencies,
  expected: [],
  skillCriticality: '',
});

const ROLE_CATEGORIES: readonly string[] = ROLE_SKILL_CATEGORIES.industry;

/** Why no role can be added to the skill here; undefined if it can. */
export const addRoleRefusal = ({ skillCategory, proficiencies }: Skill): string | undefined => {
  if (!ROLE_CATEGORIES.includes(skillCategory.skillCategory))
    return `Industry roles have ${ROLE_CATEGORIES.join(' and ')} only`;
  return proficiencies.length ? undefined : 'The skill has no levels that a role could expect';
};

/** Skills of AI sources are added on the screens of roles, with a level of every scheme. */
export const canAddRoles = ({ skillSource }: Pick<Skill, 'skillSource'>): boolean =>
  !hasFixedLevels(skillSource.sourceId);
