import {
  listSkillContent,
  type Proficiency,
  type RoleOfSkill,
  type Skill,
  type SkillContent,
  type SkillSummary,
  type SkillTree,
} from '@skills-architect/contracts/skills';
import { answer } from '@skills-architect/portal-kit/testing';

/** The answer for a skill without content. */
export const NO_CONTENT = answer(listSkillContent, {
  contentDetailList: [],
  filters: { contentTypes: [], contentProviders: [], contentLanguages: [] },
  classificationStatus: 0,
  total: 0,
});

/** Learning content of a skill, with defaults. */
export const anItem = (overrides: Partial<SkillContent> = {}): SkillContent => ({
  contentId: 1,
  contentType: 'Course',
  contentTitle: 'Budgeting: first steps',
  contentProvider: 'Open Course Shelf',
  contentProviderId: 2,
  contentProviderRating: 4.4,
  contentFullDescription: 'Plans what will be spent',
  contentAdditionalDescription: '',
  contentUrl: 'https://example.org/content/1',
  contentDuration: 5400,
  contentLanguage: 'en',
  tags: [],
  level: 'Novice',
  levelNumber: 1,
  relevancy: 0,
  relevanceScore: 0.8,
  why: [{ part: 'title', sentence: 'Budgeting: first steps', name: 'Budgeting' }],
  ...overrides,
});

/** A skill of a list, with defaults. */
export const aSummary = (overrides: Partial<SkillSummary> = {}): SkillSummary => ({
  skillId: 1,
  skillName: 'Budgeting',
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillFamily: { skillFamilyId: 11, skillFamily: 'Finance' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillStatus: 4,
  ...overrides,
});

/** A level, with defaults; its scheme has five levels by default. */
export const aLevel = (levelNumber: number, overrides: Partial<Proficiency> = {}): Proficiency => ({
  proficiencyId: 100 + levelNumber,
  schemeId: 1,
  proficiencySchemeLevelCount: 5,
  levelId: levelNumber,
  levelNumber,
  level: `Level ${levelNumber}`,
  description: `What level ${levelNumber} means`,
  ...overrides,
});

/** A skill in full, with defaults. */
export const aSkill = (overrides: Partial<Skill> = {}): Skill => ({
  ...aSummary(),
  rev: 0,
  created: { at: '2026-01-01T09:00:00Z', by: 1 },
  updated: { at: '2026-02-01T09:00:00Z', by: 1 },
  alternativeNames: ['Financial planning'],
  skillDescription: 'Plans what will be spent',
  embeddingDescription: 'Plans, agrees on and follows what will be spent',
  proficiencyStatus: 2,
  proficiencies: [aLevel(1), aLevel(2)],
  ...overrides,
});

/** The tree of skill 1, with skills 2, 3 … below it. */
export const aTree = (root: string, ...below: string[]): SkillTree => ({
  rootSkillId: 1,
  nodes: [root, ...below].map((skillName, index) => ({
    skillId: index + 1,
    skillName,
    skillStatus: 4,
    children: index ? [] : below.map((_, place) => place + 2),
    parent: index ? 1 : null,
  })),
  isCut: false,
});

/** An industry role of a skill, with defaults. */
export const aRoleOfSkill = (overrides: Partial<RoleOfSkill> = {}): RoleOfSkill => ({
  roleId: 1,
  roleName: 'Accountant',
  subsectorId: 1,
  subsector: 'Finance',
  subsectorTypeId: 2,
  functionId: 1,
  functionName: 'Accounting',
  occupation: '',
  leadershipRole: null,
  sourceId: 1,
  source: 'Skills Architect',
  roleStatus: 4,
  proficiencyId: 103,
  levelNumber: 3,
  skillCriticality: 'High',
  expected: [{ proficiencyId: 103, levelNumber: 3, skillCriticality: 'High' }],
  ...overrides,
});
