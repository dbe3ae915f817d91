import * as z from 'zod';
import { call } from '../call';
import { SuggestionOrigin } from '../suggestion-origin';
import { LIBRARY_KEEPERS } from '../user-types';
import { Flag, Id, Line, Prose, Rev } from '../vocabulary';
import { Proficiency, SourceId } from './skill';

const keepers = { types: LIBRARY_KEEPERS, scope: 'library' } as const;

/** Whether the levels of a source's skills are those of its schemes: none can be added or removed. */
export const hasFixedLevels = (sourceId: number): boolean =>
  sourceId === SourceId.AiGenerated || sourceId === SourceId.Atomic;

/** The texts of one level of a skill. */
export const LevelTexts = z.object({
  description: Prose.trim().min(1, 'Description is required'),
  /** Key phrases of what one knows at this level. */
  knowledge: Prose.trim().default(''),
  ability: Prose.trim().default(''),
});
export type LevelTexts = z.input<typeof LevelTexts>;

/**
 * A level of a skill with all its texts; they are empty until somebody has written them for this skill. With
 * `suggestedBy` they are a suggestion that nobody has kept yet, and nobody else is shown them.
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

/** How far the texts of a skill's levels are: `proficiencyStatus` of a skill. */
export const CreationStatus = { YetToBeCreated: 0, BeingCreated: 1, Created: 2, Failed: 3 } as const;
export type CreationStatus = (typeof CreationStatus)[keyof typeof CreationStatus];

/** All levels of a skill and how far their creation is. */
export const CreatedProficiencies = SkillProficiencies.extend({ proficiencyStatus: z.enum(CreationStatus) });

const level = { schemeId: Id, levelNumber: z.coerce.number<number>().int().min(1).max(7) };
/**
 * Asks that the level's evaluation questions follow its new description: in those that quote the former one it is
 * replaced, questions that were written freely stay. With a deleted level its evaluation questions are deleted.
 */
const forAssessments = { shouldUpdateEvaluationAssessmentText: z.boolean().default(false) };
/** The name and the id of the level as existing callers send them; an id that is not the level's is refused. */
const named = { level: Line.optional(), levelId: Id.optional() };
const BULK_BYTES = 2 * 1024 * 1024;
const texts = { description: 'Inspects alone', knowledge: 'damage classes' };

export const listProficiencies = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/proficiencies',
  answer: SkillProficiencies,
  access: keepers,
  example: { params: { skillId: 1 } },
});

/** Adds a level to a skill whose source has no fixed levels. */
export const addProficiency = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/proficiencies',
  body: LevelTexts.extend({ ...level, ...forAssessments, rev: Rev }),
  maxBodyBytes: 512 * 1024,
  answer: SkillProficiencies,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999 }, body: { schemeId: 1, levelNumber: 1, ...texts, rev: 0 } },
});

/** Writes the texts of one level; they need a description and knowledge phrases. */
export const updateProficiency = call({
  service: 'skills',
  method: 'PATCH',
  path: '/v3/skills/{skillId}/proficiencies/{proficiencyId}',
  body: LevelTexts.extend({ ...forAssessments, rev: Rev }),
  maxBodyBytes: 512 * 1024,
  answer: SkillProficiencies,
  access: keepers,
  example: { params: { skillId: 999_999, proficiencyId: 1 }, body: { ...texts, rev: 0 } },
});

/** Removes a level from a skill whose source has no fixed levels. Added again, it keeps its id. */
export const deleteProficiency = call({
  service: 'skills',
  method: 'DELETE',
  path: '/v3/skills/{skillId}/proficiencies/{proficiencyId}',
  query: z.object({ rev: Rev, shouldUpdateEvaluationAssessmentText: Flag.default(false) }),
  answer: SkillProficiencies,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999, proficiencyId: 1 }, query: { rev: 0 } },
});

/** All levels of a skill with their texts, and how far their creation is. */
export const createdProficiencies = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/proficiencies/bulk',
  answer: CreatedProficiencies,
  access: keepers,
  example: { params: { skillId: 1 } },
});

/** The texts of one of several levels. */
const OneOfSeveral = LevelTexts.extend({
  ...level,
  ...named,
  ...forAssessments,
  knowledge: Prose.trim().min(1, 'Knowledge is required'),
});

/**
 * Creates the texts of all levels of a skill that have none, in all its schemes, by a job: `proficiencyStatus` is 1
 * until it is done (2) or failed (3). Texts given in the body are written as they are; the others are suggestions of
 * the configured model, else of the library, until somebody keeps them. 409 while a job runs, or when no text is
 * missing.
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

/** Writes the texts of several levels at once; each needs its description and its knowledge phrases. */
export const saveProficiencies = call({
  service: 'skills',
  method: 'PUT',
  path: '/v3/skills/{skillId}/proficiencies/bulk',
  body: z.object({ rev: Rev, proficiencies: z.array(OneOfSeveral).min(1).max(50) }),
  maxBodyBytes: BULK_BYTES,
  answer: SkillProficiencies,
  access: keepers,
  example: {
    params: { skillId: 999_999 },
    body: { rev: 0, proficiencies: [{ schemeId: 1, levelNumber: 1, ...texts }] },
  },
});

/** Whether a level has evaluation questions, which an edit of its texts may concern. */
export const hasEvaluationAssessment = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/proficiencies/{proficiencyId}/has-evaluation-assessment',
  answer: z.object({ hasEvaluationAssessment: z.boolean() }),
  access: keepers,
  example: { params: { skillId: 1, proficiencyId: 1 } },
});
