import * as z from 'zod';
import { call } from '../call';
import { ADMIN_LIKE } from '../user-types';
import { Count, Done, Flag, Id, Many, page, pageTotal, Rev } from '../vocabulary';
import { Assessment } from './assessment';
import { AssessmentChange, AssessmentForm } from './assessment-form';
import { AssessedScheme } from './assessment-rules';
import { LibraryStatus } from './library-status';

/** User types that see and maintain assessments; SMEs only see the levels of a skill. */
export const ASSESSMENT_MAINTAINERS = ADMIN_LIKE;
const keepers = { types: ASSESSMENT_MAINTAINERS, scope: 'library' } as const;
const of = { params: { skillId: 999_999 } } as const;
const unknownAssessment = { params: { skillId: 999_999, assessmentId: 999_999 } } as const;
/** The number of levels identifies the scheme; optional for a skill with a single one. */
const scheme = { proficiencySchemeLevelCount: z.coerce.number<number>().int().optional() };
const form = {
  assessmentTypeId: 2,
  assessmentSubTypeId: 5,
  assessmentEvaluatorTypeId: 1,
  levelId: 11,
  status: 1,
  assessmentText: 'How well are risks told?',
} as const;
const FORM_BYTES = 64 * 1024;

/** The types of assessments, and their sub-types. */
export const listAssessmentTypes = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/assessments/types',
  answer: z.object({
    types: z.array(
      z.object({
        assessmentTypeId: Id,
        name: z.string(),
        subTypes: z.array(z.object({ assessmentSubTypeId: Id, name: z.string() })),
      }),
    ),
  }),
  access: keepers,
  example: {},
});

/** Who can answer an evaluation. */
export const listEvaluatorTypes = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/assessments/evaluator-types',
  answer: z.object({ evaluatorTypes: z.array(z.object({ evaluatorTypeId: Id, name: z.string() })) }),
  access: keepers,
  example: {},
});

/** The assessments of a skill, by level; optionally filtered. */
export const listAssessments = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/assessments',
  query: z.object({
    ...scheme,
    levelId: Many(Id),
    assessmentTypeId: Many(z.coerce.number().pipe(Assessment.shape.type.shape.assessmentTypeId)),
    status: Many(z.coerce.number().pipe(z.enum(LibraryStatus))),
    ...page(10),
  }),
  answer: z.object({ assessments: z.array(Assessment), ...pageTotal }),
  access: keepers,
  example: { params: { skillId: 1 } },
});

/** Counts by scheme and level, which decide what can be published, generated and exported. */
export const summariseAssessments = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/assessments/summary',
  answer: z.object({
    isAssessmentEnabled: z.boolean(),
    schemes: z.array(AssessedScheme),
    total: Count,
    /** Whether the deployment is connected to an adaptive engine. */
    isEngineConnected: z.literal(true).optional(),
  }),
  access: keepers,
  example: { params: { skillId: 1 } },
});

export const getAssessment = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/assessments/{assessmentId}',
  answer: Assessment,
  access: keepers,
  example: unknownAssessment,
});

/** Adds an assessment; 409 when the skill already has the adaptive question, or when its source has no assessments. */
export const createAssessment = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/assessments',
  body: AssessmentForm,
  maxBodyBytes: FORM_BYTES,
  answer: Assessment,
  failures: ['conflict'],
  access: keepers,
  example: { ...of, body: form },
});

/** Changes an assessment. With status 5 it is deleted, and the response is its last state. */
export const updateAssessment = call({
  service: 'skills',
  method: 'PATCH',
  path: '/v3/skills/{skillId}/assessments/{assessmentId}',
  audit: {
    kind: 'change',
    // Which of the two is known when the service has answered.
    what: 'Change or delete assessment question',
    shows: ['status'],
    cases: Object.values(LibraryStatus).map((is) =>
      is === LibraryStatus.Retired
        ? { field: 'status', is, kind: 'deletion', what: 'Delete assessment question' }
        : { field: 'status', is, what: 'Change assessment question' },
    ),
  },
  body: AssessmentChange,
  maxBodyBytes: FORM_BYTES,
  answer: Assessment,
  failures: ['conflict', 'stale'],
  access: keepers,
  example: { ...unknownAssessment, body: form },
});

/** Deletes an assessment; it can be restored for 30 days. */
export const deleteAssessment = call({
  service: 'skills',
  method: 'DELETE',
  path: '/v3/skills/{skillId}/assessments/{assessmentId}',
  audit: { kind: 'deletion', what: 'Delete assessment question' },
  query: z.object({ rev: Rev.optional() }),
  answer: Done,
  failures: ['conflict'],
  access: keepers,
  example: unknownAssessment,
});

/** Restores a deleted assessment; 409 when the skill has its question by now. */
export const restoreAssessment = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/assessments/{assessmentId}/restore',
  audit: { kind: 'restoration', what: 'Restore assessment question' },
  answer: Assessment,
  failures: ['conflict'],
  access: keepers,
  example: unknownAssessment,
});

/**
 * Generates the missing evaluation questions as drafts, by a job: by the configured model, otherwise from the texts of
 * the levels. 409 when a level has no description, or nothing is missing.
 */
export const generateAssessments = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/assessments/generate',
  expensive: true,
  body: z.object(scheme),
  answer: z.object({ jobToken: z.string() }),
  failures: ['conflict'],
  access: keepers,
  example: { ...of, body: {} },
});

/** Publishes all evaluation questions; 409 when there are none, or when a level has none for one of the evaluators. */
export const publishAssessments = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/assessments/publish',
  body: z.object(scheme),
  answer: z.object({ published: Count }),
  failures: ['conflict'],
  access: keepers,
  example: { ...of, body: {} },
});

/** All adaptive questions by level, as a file for the adaptive engine. 409 when a level has no description. */
export const exportAdaptive = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/assessments/export',
  reads: true,
  body: z.object(scheme),
  audit: { kind: 'export', what: 'Export adaptive questions' },
  answer: z.unknown(),
  download: true,
  failures: ['conflict'],
  access: keepers,
  example: { ...of, body: {} },
});

/**
 * Sends all adaptive questions by level to the adaptive engine, by a job. 409 when a level has no description, when
 * there is no question, or when the deployment has no adaptive engine.
 */
export const sendAdaptive = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/assessments/send',
  body: z.object(scheme),
  audit: { kind: 'export', what: 'Send adaptive questions to the adaptive engine' },
  answer: z.object({ jobToken: z.string() }),
  failures: ['conflict'],
  access: keepers,
  example: { ...of, body: {} },
});

/** Result of an import of adaptive questions, or with `dryRun` its preview. */
export const AdaptiveImport = z.object({ created: Count, changed: Count, same: Count });
export type AdaptiveImport = z.infer<typeof AdaptiveImport>;

/**
 * Imports a file of adaptive questions: new ones are added as drafts, different ones are changed. Nothing is written if
 * any question is wrong, or with `dryRun`.
 */
export const importAdaptive = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/assessments/import',
  query: z.object({ dryRun: Flag.default(false) }),
  audit: { kind: 'import', what: 'Import adaptive questions' },
  answer: AdaptiveImport,
  failures: ['conflict'],
  access: keepers,
  upload: { maxBytes: 5 * 1024 * 1024, maxFiles: 1, extensions: ['json'] },
  example: { params: { skillId: 999_999 } },
});

/** The adaptive and rating questions as a package of QTI 3, the exchange format of 1EdTech. */
export const exportQti = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/assessments/qti',
  reads: true,
  body: z.object(scheme),
  audit: { kind: 'export', what: 'Export questions as QTI' },
  answer: z.unknown(),
  download: true,
  failures: ['conflict'],
  access: keepers,
  example: { ...of, body: {} },
});
