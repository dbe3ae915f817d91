import * as z from 'zod';
import { call } from '../call';
import { NAME_LANGUAGE } from '../translation';
import { PERSONA_USERS } from '../user-types';
import { Count, Id, page, pageTotal } from '../vocabulary';
import { DescribedPart } from './persona-state';

const ofClient = { types: PERSONA_USERS, scope: { client: 'query.clientId' } } as const;
/** These calls follow what is counted in the background, not each change of a persona. */
const resources = ['personaOverview'] as const;

/** The client has personas, but the figures are counted for the first time: after an update of the portal. */
const isBeingCounted = z.literal(true).optional();

/** Most skills that are listed as needed by one persona alone. */
export const MAX_SINGLE_SKILLS = 200;

/** Numbers of personas in each state. */
export const StateCounts = z.object({ draft: Count, matched: Count, mapped: Count, complete: Count });

const NamedSkill = z.object({ skillId: Id, skillName: z.string(), ...NAME_LANGUAGE });

/**
 * The personas of a client in figures, kept up to date within seconds. `levels` have the numbers of skills of personas
 * without a level, at level 1, and so on. `singleSkills` lists at most `MAX_SINGLE_SKILLS` of its total.
 */
export const companyOverview = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/overview',
  resources,
  query: z.object({ clientId: Id }),
  answer: z.object({
    personas: Count,
    isBeingCounted,
    states: StateCounts,
    departments: z.array(StateCounts.extend({ personaGroupId: Id, personaGroupName: z.string() })),
    /** Id 0: without a leadership role. */
    leadershipRoles: z.array(z.object({ leadershipRoleId: Count, leadershipRoleName: z.string(), personas: Count })),
    topSkills: z.array(NamedSkill.extend({ personas: Count })),
    singleSkills: z.object({
      total: Count,
      skills: z.array(NamedSkill.extend({ personaId: Id, personaName: z.string() })),
    }),
    categories: z.array(z.object({ skillCategory: z.string(), levels: z.array(Count) })),
    parts: z.array(z.object({ part: DescribedPart, filled: Count })),
  }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});
export type CompanyOverview = z.output<typeof companyOverview.answer>;

/** What the columns of a skill map are. */
export const SkillMapBy = z.enum(['skills', 'categories']);
export type SkillMapBy = z.infer<typeof SkillMapBy>;

/** Most columns of a skill map, those that most personas need. */
export const MAX_MAP_COLUMNS = 300;

/** A column's index, how many personas of the row need its skill or a skill of its category, and their average level or 0. */
export const MapCell = z.tuple([Count, Count, z.number()]);
export type MapCell = z.infer<typeof MapCell>;

/**
 * The skill map of a client: its departments, the personas of a department, or a persona beside its department and the
 * company. Columns are sorted by how many personas of the shown place need them, rows by how much they need.
 */
export const skillMap = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/skill-map',
  resources,
  query: z.object({
    clientId: Id,
    by: SkillMapBy.default('skills'),
    personaGroupId: Id.optional(),
    personaId: Id.optional(),
  }),
  answer: z.object({
    /** The zoomed department and persona, where they belong to the client. */
    department: z.object({ personaGroupId: Id, personaGroupName: z.string() }).nullable(),
    persona: z.object({ personaId: Id, personaName: z.string() }).nullable(),
    isBeingCounted,
    totalColumns: Count,
    columns: z.array(
      z.object({
        /** Null for a category. */
        skillId: Id.nullable(),
        skillName: z.string(),
        ...NAME_LANGUAGE,
        skillCategory: z.string(),
        personas: Count,
      }),
    ),
    rows: z.array(
      z.object({
        kind: z.enum(['company', 'department', 'persona']),
        /** Of the department or persona; 0 for the company. */
        id: Count,
        name: z.string(),
        personas: Count,
        cells: z.array(MapCell),
      }),
    ),
  }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});
export type SkillMap = z.output<typeof skillMap.answer>;

/** Fewest skills of personas that are compared, and the share of common ones from which two are similar. */
export const SIMILARITY = { fewestSkills: 3, share: 0.7 } as const;

/** Personas that have exactly the same skills: how many there are, and the first few of them. */
const SimilarSet = z.object({
  personas: Count,
  first: z.array(z.object({ personaId: Id, personaName: z.string(), personaGroupName: z.string() })),
  /** Skills that the other set lacks. */
  only: z.array(NamedSkill),
});

/**
 * Personas of a client that share most of their skills, the most similar first: one set has the same skills, of two
 * sets `share` (0 to 1) of all their skills are common. `otherLevels` counts common skills whose levels differ among the
 * first personas.
 */
export const similarPersonas = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/similar',
  resources,
  query: z.object({ clientId: Id, ...page(20) }),
  answer: z.object({
    groups: z.array(z.object({ share: z.number(), shared: Count, otherLevels: Count, sets: z.array(SimilarSet) })),
    ...pageTotal,
  }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});
export type SimilarGroup = z.output<typeof similarPersonas.answer>['groups'][number];
