/** Test records in the shape of the services' responses. */
import type { Client } from './admin/index';
import type { ComparedSkill, RoleSummary } from './roles/index';

/** Audit stamp of test records. */
export const STAMP = { at: '2026-01-01T00:00:00.000Z', by: 1 };

/** A client as returned by the admin service, with the first source. */
export const aClient = (clientId: number, overrides: Partial<Client> = {}): Client => ({
  clientId,
  clientName: `Client ${clientId}`,
  clientDomain: '',
  orgGrowthStageId: 0,
  orgGrowthStageName: '',
  sourceIds: [1],
  subSectorIds: [],
  contentProviderIds: [],
  instanceName: '',
  instanceRegion: 0,
  proficiencySchemeLevelCount: 5,
  bulkImportEnabled: true,
  approverIds: [],
  rev: 0,
  created: STAMP,
  updated: STAMP,
  ...overrides,
});

/** A published role of the first source, as returned by the roles service. */
export const aRole = (roleId: number, overrides: Partial<RoleSummary> = {}): RoleSummary => ({
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
  ...overrides,
});

const CATEGORIES = { 1: 'Functional Skills', 2: 'Digital Tools', 3: 'Leadership Skills' } as const;

/** A skill that a compared role expects: of level 3 of 5 and the first category. */
export const anExpected = (
  skillId: number,
  skillName: string,
  levelNumber = 3,
  overrides: Partial<ComparedSkill> & { category?: keyof typeof CATEGORIES } = {},
): ComparedSkill => {
  const { category = 1, ...rest } = overrides;
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
