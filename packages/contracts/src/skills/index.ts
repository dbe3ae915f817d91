import * as z from 'zod';
import { FindAnswer, FindQuery, HomeAnswer } from '../area-calls';
import { call } from '../call';
import { Criticality } from '../roles/role';
import { OwnTexts } from '../translation';
import { LIBRARY_MAINTAINERS, WORKING_TYPES } from '../user-types';
import { Count, Flag, Id, Line, Many, page, pageTotal, sorting, sortingQuery } from '../vocabulary';
import { LibraryStatus } from './library-status';
import {
  FoundSkill,
  ProficiencyScheme,
  SchemeLevel,
  Skill,
  SkillCategory,
  SkillFamily,
  SkillWithLevels,
  Source,
} from './skill';

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
export * from './health-calls';
export * from './import-calls';
export * from './language-calls';
export * from './language-model-calls';
export * from './level-calls';
export * from './library-status';
export * from './release-calls';
export * from './skill';
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
const SORTED_BY = ['skillName', 'skillCategory', 'skillFamily', 'source', 'skillStatus'] as const;
const library = { types: WORKING_TYPES, scope: 'library', peers: true } as const;

/**
 * Skills by name or alternative name (word prefixes), category, family, source and status. Client users pass their
 * client: its sources limit the result to published skills. `skillCateogryId` is spelled so in the specification;
 * `searchInDescription: false` only searches names and alternative names. `searchAcrossFields` has no effect, because
 * words are always searched across fields, and neither has `screenSource`, the name of the screen.
 */
export const searchSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/search',
  follows: ['clients'],
  reads: true,
  query: sortingQuery(SORTED_BY).extend({ ownTexts: OwnTexts }),
  body: z.object({
    searchString: Line.optional(),
    searchInDescription: z.boolean().optional(),
    searchAcrossFields: z.boolean().optional(),
    /** Whether skills near to the text in meaning follow when few have its words. */
    byMeaning: z.boolean().optional(),
    screenSource: Count.optional(),
    skillCateogryId: z.array(Id).max(100).default([]),
    skillFamilyId: z.array(Id).max(1000).default([]),
    skillSourceId: z.array(Id).max(100).default([]),
    skillStatus: z.array(z.enum(LibraryStatus)).max(5).default([]),
    excludeSkills: z.array(Id).max(5000).default([]),
    clientId: Id.optional(),
    ...sorting(SORTED_BY),
    ...page(30),
  }),
  maxBodyBytes: 128 * 1024,
  answer: z.object({ skills: z.array(FoundSkill), ...pageTotal }),
  access: { types: WORKING_TYPES, scope: { client: 'body.clientId' }, peers: true },
  areas: anyLibraryArea,
  example: { body: { searchString: 'data', clientId: 1 } },
});

/** For the landing page: skills in draft, and likely duplicates. */
export const skillHome = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/home/skills',
  answer: HomeAnswer,
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  example: {},
});

/** For the command palette: skills that the user may see, where client users name their client, and Skillopedia. */
export const skillFind = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/find/skills',
  follows: ['encyclopedia'],
  query: FindQuery,
  answer: FindAnswer,
  access: { types: WORKING_TYPES, scope: { client: 'query.clientId', optional: true } },
  example: { query: { text: 'data' } },
});

/** Numbers of draft skills and of likely duplicates that are not settled. */
export const skillCounters = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/counters',
  answer: z.object({ drafts: Count, duplicates: Count.default(0), duplicatesIsCapped: z.literal(true).optional() }),
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  example: {},
});

/**
 * One skill; with `includeProficiencies=true` its levels in all schemes; with `ownTexts=true` its own texts instead of those
 * in the user's language.
 */
export const getSkill = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}',
  follows: ['encyclopedia'],
  query: z.object({ includeProficiencies: Flag.default(true), ownTexts: OwnTexts }),
  answer: Skill,
  access: library,
  areas: anyLibraryArea,
  example: { params: { skillId: 1 } },
});

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

/**
 * For other services: names and levels of up to 5,000 skills, and of the skills of the given levels; unknown ids are
 * omitted.
 */
export const skillsByIds = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/by-ids',
  reads: true,
  body: z.object({
    skillIds: z.array(Id).max(5000).default([]),
    proficiencyIds: z.array(Id).max(100).default([]),
    includeProficiencies: z.boolean().default(false),
    /** Also returns deleted skills, to name them in a history. */
    includeDeleted: z.boolean().optional(),
  }),
  maxBodyBytes: 128 * 1024,
  answer: z.object({ skills: z.array(SkillWithLevels.extend({ isDeleted: z.literal(true).optional() })) }),
  access: { types: [], scope: 'library', peers: true },
  areas: anyLibraryArea,
  example: { body: { skillIds: [1] } },
});

/** Names and descriptions of published skills by id, as training text. Pass `next` in the following request. */
export const skillTexts = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/texts',
  query: z.object({ after: Count.default(0), pagesize: z.coerce.number().int().min(1).max(5000).default(5000) }),
  answer: z.object({ texts: z.array(z.string()), next: Count, more: z.boolean() }),
  access: { types: [], scope: 'library', peers: true },
  areas: anyLibraryArea,
  example: {},
});

/** User types with access to Manage Skills. */
export const SKILL_KEEPERS = LIBRARY_MAINTAINERS;
