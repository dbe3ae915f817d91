import * as z from 'zod';
import { call } from '../call';
import { Criticality } from '../roles/role';
import { OwnTexts } from '../translation';
import { LIBRARY_MAINTAINERS, WORKING_TYPES } from '../user-types';
import { Flag, Id, Many } from '../vocabulary';
import { ProficiencyScheme, SchemeLevel, SkillCategory, SkillFamily, Source } from './skill';

export * from './adaptive-file';
export * from './assessment';
export * from './assessment-calls';
export * from './assessment-form';
export * from './assessment-rules';
export * from './content';
export * from './content-calls';
export * from './content-import-calls';
export * from './content-rules';
export * from './duplicate-calls';
export * from './export-calls';
export * from './health-calls';
export * from './import-calls';
export * from './language-calls';
export * from './language-model-calls';
export * from './level-calls';
export * from './library-status';
export * from './person-calls';
export * from './release-calls';
export * from './skill';
export * from './skill-calls';
export * from './skill-change-calls';
export * from './skill-form';
export * from './skill-match-calls';
export * from './skill-merge-calls';
export * from './skill-tree-calls';
export * from './skill-usage-calls';
export * from './skillopedia';
export * from './skillopedia-calls';
export * from './skillopedia-rules';
export * from './skills-in-text-calls';
export * from './suggestion-calls';
export * from './table-calls';

const anyLibraryArea = ['skills', 'roles', 'personas', 'explorer'] as const;
const library = { types: WORKING_TYPES, scope: 'library', peers: true } as const;

/**
 * Skill categories in tab order: all, or with `mappingAsFunctional` those of industry roles, with `mappingAsLeadership`
 * those of leadership roles.
 */
export const listCategories = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/categories',
  resources: ['categories'],
  query: z.object({ mappingAsFunctional: Flag.optional(), mappingAsLeadership: Flag.optional() }),
  answer: z.object({ categories: z.array(SkillCategory) }),
  access: library,
  areas: anyLibraryArea,
  example: {},
});

export const listFamilies = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/families',
  resources: ['families'],
  query: z.object({ categoryIds: Many(Id), ownTexts: OwnTexts }),
  answer: z.object({ families: z.array(SkillFamily) }),
  access: library,
  areas: anyLibraryArea,
  example: {},
});

export const listSources = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/sources',
  resources: ['sources'],
  answer: z.object({ sources: z.array(Source) }),
  access: library,
  areas: [...anyLibraryArea, 'admin'],
  example: {},
});

export const listSchemes = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/proficiency-schemes',
  resources: ['proficiency-schemes'],
  answer: z.object({ schemes: z.array(ProficiencyScheme) }),
  access: library,
  areas: [...anyLibraryArea, 'admin'],
  example: {},
});

/** The levels of skills of a source, by scheme and number. */
export const listProficiencyLevels = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/proficiencyLevels',
  resources: ['proficiency-schemes'],
  query: z.object({ sourceId: Id }),
  answer: z.object({
    proficiencyLevels: z.array(SchemeLevel.extend({ schemeId: Id, proficiencySchemeLevelCount: z.number().int() })),
  }),
  access: library,
  areas: anyLibraryArea,
  example: { query: { sourceId: 1 } },
});

/** Criticality values of a skill in a role or persona; an empty one means unknown. */
export const listSkillCriticality = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/skillCriticality',
  resources: [],
  answer: z.object({ skillCriticality: z.array(Criticality) }),
  access: library,
  areas: anyLibraryArea,
  example: {},
});

/** User types with access to Manage Skills. */
export const SKILL_KEEPERS = LIBRARY_MAINTAINERS;
