import type { Client } from '@skills-architect/contracts/admin';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import type { SkillWithLevels } from '@skills-architect/contracts/skills';

const STAMP = { at: '2026-01-01T00:00:00.000Z', by: 1 };

/** What the peers of this service say of a client in tests: one with the first source. */
export const aClient = (clientId: number, given: Partial<Client> = {}): Client => ({
  clientId,
  clientName: `Client ${clientId}`,
  clientDomain: '',
  orgGrowthStageId: 0,
  orgGrowthStageName: '',
  sourceIds: [1],
  subSectorIds: [],
  functionIds: [],
  contentProviderIds: [],
  instanceName: '',
  instanceRegion: 0,
  proficiencySchemeLevelCount: 5,
  bulkImportEnabled: true,
  rev: 0,
  created: STAMP,
  updated: STAMP,
  ...given,
});

/** A published role of the first source. */
export const aRole = (roleId: number, given: Partial<RoleSummary> = {}): RoleSummary => ({
  roleId,
  roleName: `Role ${roleId}`,
  subsectorId: 1,
  subsector: 'Logistics',
  subsectorTypeId: 1,
  functionId: 1,
  functionName: 'Transport',
  occupation: 'Clerks',
  leadershipRole: null,
  sourceId: 1,
  source: 'Skills Architect',
  roleStatus: 4,
  ...given,
});

/** A published skill of the first source with five levels: level 3 of skill 7 has the id 73. */
export const aSkill = (skillId: number, given: Partial<SkillWithLevels> = {}): SkillWithLevels => ({
  skillId,
  skillName: `Skill ${skillId}`,
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillFamily: { skillFamilyId: 1, skillFamily: 'Transport' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillStatus: 4,
  proficiencies: [1, 2, 3, 4, 5].map((levelNumber) => ({
    proficiencyId: skillId * 10 + levelNumber,
    schemeId: 1,
    proficiencySchemeLevelCount: 5,
    levelId: levelNumber,
    levelNumber,
    level: `Level ${levelNumber}`,
    description: '',
  })),
  ...given,
});
