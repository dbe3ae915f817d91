import type { Role, RoleSkill, RoleSummary } from '@skills-architect/contracts/roles';

/** A role of a list, with defaults. */
export const aSummary = (overrides: Partial<RoleSummary> = {}): RoleSummary => ({
  roleId: 7,
  roleName: 'Transport Planner',
  subsectorId: 2,
  subsector: 'Logistics',
  subsectorTypeId: 1,
  functionId: 21,
  functionName: 'Transport',
  occupation: 'Transport clerks',
  leadershipRole: { leadershipRoleId: 1, leadershipRoleName: 'Individual Contributor' },
  sourceId: 1,
  source: 'Skills Architect',
  roleStatus: 4,
  ...overrides,
});

/** A role in full, with defaults. */
export const aRole = (overrides: Partial<Role> = {}): Role => ({
  ...aSummary(),
  rev: 0,
  created: { at: '2026-01-01T09:00:00Z', by: 1 },
  updated: { at: '2026-02-01T09:00:00Z', by: 1 },
  alternativeNames: ['Fleet dispatcher'],
  roleDescription: 'Plans the tours of vehicles',
  roleandResponsibilities: 'Plan tours|Assign orders|Watch driving hours$Report to the head of logistics',
  ...overrides,
});

const proficiency = (proficiencyId: number, levelNumber: number, level: string) => ({
  proficiencyId,
  schemeId: 1,
  proficiencySchemeLevelCount: 5,
  levelId: levelNumber,
  levelNumber,
  level,
  description: `${level} means this`,
});

/** A skill of a role, with defaults; the role expects its second level. */
export const aRoleSkill = (overrides: Partial<RoleSkill> = {}): RoleSkill => ({
  skillId: 1,
  skillName: 'Route planning',
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillFamily: { skillFamilyId: 11, skillFamily: 'Logistics and operations' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillStatus: 4,
  proficiencies: [proficiency(101, 1, 'Novice'), proficiency(102, 2, 'Beginner')],
  proficiencyId: 102,
  levelNumber: 2,
  skillCriticality: 'High',
  ...overrides,
});
