import * as z from 'zod';
import { call } from '../call';
import { SuggestionOrigin } from '../suggestion-origin';
import { LIBRARY_MAINTAINERS } from '../user-types';
import { Flag, Id, Line, Prose, Rev } from '../vocabulary';
import { Proficiency, SourceId } from './skill';

const keepers = { types: LIBRARY_MAINTAINERS, scope: 'library' } as const;

/** Whether the levels of a source's skills are fixed: exactly those of its schemes, none can be added or removed. */
export const hasFixedLevels = (sourceId: number): boolean =>
  sourceId === SourceId.AiGenerated || sourceId === SourceId.Atomic;

/** The texts of one level of a skill. */
export const LevelTexts = z.object({
  description: Prose.trim().min(1, 'Description is required'),
  /** Key phrases of the knowledge at this level. */
  knowledge: Prose.trim().default(''),
  ability: Prose.trim().default(''),
});
export type LevelTexts = z.input<typeof LevelTexts>;

/**
 * A level of a skill with all its texts, which are empty until they are written. With `suggestedBy` they are a
 * suggestion that nobody has kept yet, visible to keepers of the library only.
 */
export const SkillProficiency = Proficiency.extend({
  knowledge: z.string(),
  ability: z.string(),
  suggestedBy: SuggestionOrigin.optional(),
});
export type SkillProficiency = z.infer<typeof SkillProficiency>;

/** All levels of a skill; `rev` is the revision of the skill. */
export const SkillProficiencies = z.object({ rev: Rev, proficiencies: z.array(SkillProficiency) });
export type SkillProficiencies = z.infer<typeof SkillProficiencies>;

/** State of the level texts: `proficiencyStatus` of a skill. */
export const CreationStatus = { YetToBeCreated: 0, BeingCreated: 1, Created: 2, Failed: 3 } as const;
export type CreationStatus = (typeof CreationStatus)[keyof typeof CreationStatus];

/** All levels of a skill and the state of their creation. */
export const CreatedProficiencies = SkillProficiencies.extend({ proficiencyStatus: z.enum(CreationStatus) });

const level = { schemeId: Id, levelNumber: z.coerce.number<number>().int().min(1).max(7) };
/**
 * Whether to update the level's evaluation questions: in those that quote the former description it is replaced, other
 * questions are unchanged. When a level is deleted, its evaluation questions are deleted.
 */
const forAssessments = { shouldUpdateEvaluationAssessmentText: z.boolean().default(false) };
/** Name and id of the level, sent by existing callers; an id of another level is refused. */
const named = { level: Line.optional(), levelId: Id.optional() };
const BULK_BYTES = 2 * 1024 * 1024;
const texts = { description: 'Inspects alone', knowledge: 'damage classes' };

export const listProficiencies = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/proficiencies',
  ownTexts: true,
  answer: SkillProficiencies,
  access: keepers,
  example: { params: { skillId: 1 } },
});

/** Adds a level to a skill whose source has no fixed levels. */
export const addProficiency = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/proficiencies',
  ownTexts: true,
  body: LevelTexts.extend({ ...level, ...forAssessments, rev: Rev }),
  maxBodyBytes: 512 * 1024,
  answer: SkillProficiencies,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999 }, body: { schemeId: 1, levelNumber: 1, ...texts, rev: 0 } },
});

/** Writes the texts of one level; description and knowledge phrases are required. */
export const updateProficiency = call({
  service: 'skills',
  method: 'PATCH',
  path: '/v3/skills/{skillId}/proficiencies/{proficiencyId}',
  ownTexts: true,
  body: LevelTexts.extend({ ...forAssessments, rev: Rev }),
  maxBodyBytes: 512 * 1024,
  answer: SkillProficiencies,
  access: keepers,
  example: { params: { skillId: 999_999, proficiencyId: 1 }, body: { ...texts, rev: 0 } },
});

/** Removes a level from a skill whose source has no fixed levels. A level added again gets its former id. */
export const deleteProficiency = call({
  service: 'skills',
  method: 'DELETE',
  path: '/v3/skills/{skillId}/proficiencies/{proficiencyId}',
  audit: { kind: 'deletion', what: 'Delete level of skill' },
  ownTexts: true,
  query: z.object({ rev: Rev, shouldUpdateEvaluationAssessmentText: Flag.default(false) }),
  answer: SkillProficiencies,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999, proficiencyId: 1 }, query: { rev: 0 } },
});

/** All levels of a skill with their texts, and the state of their creation. */
export const createdProficiencies = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/proficiencies/bulk',
  ownTexts: true,
  answer: CreatedProficiencies,
  access: keepers,
  example: { params: { skillId: 1 } },
});

/** The texts of one level in a request for several. */
const OneOfSeveral = LevelTexts.extend({
  ...level,
  ...named,
  ...forAssessments,
  knowledge: Prose.trim().min(1, 'Knowledge is required'),
});

/**
 * Creates all missing level texts of a skill, in all its schemes, by a job: `proficiencyStatus` is 1 until it is done
 * (2) or failed (3). Texts in the body are saved as given; the others are suggestions by the configured model,
 * otherwise from the library, until somebody keeps them. 409 while a job is running, or when no text is missing.
 */
export const createProficiencies = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/proficiencies/bulk',
  body: z.object({ rev: Rev, proficiencies: z.array(OneOfSeveral).max(50).default([]) }),
  maxBodyBytes: BULK_BYTES,
  answer: CreatedProficiencies.extend({ jobToken: z.string() }),
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999 }, body: { rev: 0 } },
});

/** Writes the texts of several levels; each requires its description and knowledge phrases. */
export const saveProficiencies = call({
  service: 'skills',
  method: 'PUT',
  path: '/v3/skills/{skillId}/proficiencies/bulk',
  ownTexts: true,
  body: z.object({ rev: Rev, proficiencies: z.array(OneOfSeveral).min(1).max(50) }),
  maxBodyBytes: BULK_BYTES,
  answer: SkillProficiencies,
  access: keepers,
  example: {
    params: { skillId: 999_999 },
    body: { rev: 0, proficiencies: [{ schemeId: 1, levelNumber: 1, ...texts }] },
  },
});

/** Whether a level has evaluation questions that an edit of its texts may affect. */
export const hasEvaluationAssessment = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/proficiencies/{proficiencyId}/has-evaluation-assessment',
  answer: z.object({ hasEvaluationAssessment: z.boolean() }),
  access: keepers,
  example: { params: { skillId: 1, proficiencyId: 1 } },
});
