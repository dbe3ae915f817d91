import type { Persona, PersonaSkill } from '@skills-architect/contracts/personas';
import type { Proficiency, SkillWithLevels } from '@skills-architect/contracts/skills';

const AUDIT_FIELDS = {
  rev: 0,
  created: { at: '2026-03-02T09:00:00.000Z', by: 1 },
  updated: { at: '2026-03-02T09:00:00.000Z', by: 1 },
};

/** Levels 1 to 3 of a skill, for tests: level 2 of skill 7 has the id 72. */
export const aLevelList = (skillId: number): Proficiency[] =>
  [1, 2, 3].map((levelNumber) => ({
    proficiencyId: skillId * 10 + levelNumber,
    schemeId: 1,
    proficiencySchemeLevelCount: 3,
    levelId: levelNumber,
    levelNumber,
    level: `Level ${levelNumber}`,
    description: `Works at ${levelNumber}`,
  }));

/** A skill of a persona, for tests: target and industry level 2. */
export const aSkill = (skillId: number, skillName: string, overrides: Partial<PersonaSkill> = {}): PersonaSkill => ({
  skillId,
  skillName,
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillAddedFrom: 'Industry Role',
  proficiencyId: skillId * 10 + 2,
  levelNumber: 2,
  industryProficiencyID: skillId * 10 + 2,
  industryLevelNumber: 2,
  skillCriticality: 'High',
  proficiencies: aLevelList(skillId),
  ...overrides,
});

/** A skill of the library, for tests. */
export const aLibrarySkill = (skillId: number, skillName: string): SkillWithLevels => ({
  skillId,
  skillName,
  skillCategory: { skillCategoryId: 2, skillCategory: 'Digital Tools' },
  skillFamily: { skillFamilyId: 3, skillFamily: 'Data' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillStatus: 4,
  proficiencies: aLevelList(skillId),
});

/** The full skill, as the library returns it. */
export const aFullSkill = (skillId: number, skillName: string) => ({
  ...AUDIT_FIELDS,
  ...aLibrarySkill(skillId, skillName),
  alternativeNames: [],
  skillDescription: `What ${skillName} is.`,
  embeddingDescription: '',
  proficiencyStatus: 0,
});

/** A persona, for tests. */
export const aPersona = (overrides: Partial<Persona> = {}): Persona => ({
  ...AUDIT_FIELDS,
  personaId: 5,
  personaName: 'Data Engineer',
  personaGroup: { personaGroupId: 1, personaGroupName: 'Data', clientId: 1 },
  clientId: 1,
  reportingTo: '',
  roleDescription: 'Keeps the data flowing.',
  rolesResponsibilities: 'Builds pipelines|Watches them',
  industryRole: null,
  leadershipRole: null,
  ...overrides,
});
