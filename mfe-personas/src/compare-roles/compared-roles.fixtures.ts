import type { ComparedRole, ComparedSkill, RoleSummary } from '@skills-architect/contracts/roles';

const CATEGORIES = { 1: 'Functional Skills', 2: 'Digital Tools', 3: 'Leadership Skills' } as const;

/** A skill that a compared role expects, for tests: of level 3 of 5 and the first category. */
export const anExpected = (
  skillId: number,
  skillName: string,
  levelNumber = 3,
  given: Partial<ComparedSkill> & { category?: keyof typeof CATEGORIES } = {},
): ComparedSkill => {
  const { category = 1, ...rest } = given;
  return {
    skillId,
    skillName,
    skillCategory: { skillCategoryId: category, skillCategory: CATEGORIES[category] },
    skillSource: { sourceId: 1, source: 'Skills Architect' },
    proficiencyId: skillId * 10 + levelNumber,
    proficiencySchemeLevelCount: 5,
    levelNumber,
    level: `Step ${levelNumber}`,
    skillCriticality: 'High',
    ...rest,
  };
};

/** A role of a list, for tests: in the department Data of the industry IT. */
export const aSummary = (roleId: number, roleName: string, given: Partial<RoleSummary> = {}): RoleSummary => ({
  roleId,
  roleName,
  subsectorId: 1,
  subsector: 'IT',
  subsectorTypeId: 1,
  functionId: 11,
  functionName: 'Data',
  occupation: '',
  leadershipRole: null,
  sourceId: 1,
  source: 'Skills Architect',
  roleStatus: 4,
  ...given,
});

/** A role side by side with others, for tests. */
export const aComparedRole = (summary: RoleSummary, skills: ComparedSkill[]): ComparedRole => ({ ...summary, skills });
