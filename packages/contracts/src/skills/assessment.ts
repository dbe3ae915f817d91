import * as z from 'zod';
import { SuggestionOrigin } from '../suggestion-origin';
import { AuditFields, Id } from '../vocabulary';
import { LibraryStatus } from './library-status';

/** Type ids of assessments, by where they are created and taken. 0 means none. */
export const AssessmentSource = {
  Undefined: 0,
  Coderbyte: 1,
  Evaluation: 2,
  HackerEarth: 3,
  Adaptive: 4,
  IMocha: 9,
  Mettl: 10,
} as const;
export const ASSESSMENT_TYPE_NAMES = {
  1: 'Coderbyte',
  2: 'Evaluation',
  3: 'HackerEarth',
  4: 'Adaptive',
  9: 'iMocha',
  10: 'Mettl',
} as const;
export type AssessmentTypeId = keyof typeof ASSESSMENT_TYPE_NAMES;
export const ASSESSMENT_TYPE_IDS: readonly AssessmentTypeId[] = [2, 4, 1, 3, 9, 10];
/** Types that are tests of another product, identified by the id there. */
export const TEST_ID_TYPES = [AssessmentSource.HackerEarth, AssessmentSource.IMocha, AssessmentSource.Mettl] as const;

/** How an evaluation is answered. */
export const AssessmentSubType = { Rating5: 5, Rating10: 6, GuidedScale: 7, Likert: 8 } as const;
export const ASSESSMENT_SUB_TYPE_NAMES = {
  5: 'Rating(1-5)',
  6: 'Rating(1-10)',
  7: 'Guided scale',
  8: 'Likert',
} as const;
export type AssessmentSubTypeId = keyof typeof ASSESSMENT_SUB_TYPE_NAMES;
export const ASSESSMENT_SUB_TYPE_IDS: readonly AssessmentSubTypeId[] = [5, 6, 7, 8];
/** Sub-types that only the system administrator adds, because their scales are set up outside the portal. */
export const SCALED_SUB_TYPES = [AssessmentSubType.GuidedScale, AssessmentSubType.Likert] as const;
/** Sub-types of rating questions; a complete set has one per evaluator and level. */
export const RATED_SUB_TYPES = [AssessmentSubType.Rating5, AssessmentSubType.Rating10] as const;

/** Who answers an evaluation. */
export const EVALUATOR_NAMES = { 1: 'Manager', 2: 'Self', 3: 'Reportee', 4: 'Peer' } as const;
export type EvaluatorTypeId = keyof typeof EVALUATOR_NAMES;
export const EVALUATOR_IDS: readonly EvaluatorTypeId[] = [1, 2, 3, 4];

/** Languages of questions, by ISO 639-1 code; the first is the default. */
export const ASSESSMENT_LANGUAGES = ['en', 'de', 'es', 'fr', 'hi', 'it', 'ja', 'nl', 'pl', 'pt', 'zh'] as const;

/** Options of an adaptive question. */
export const ADAPTIVE_OPTIONS = 5;

/** An option of a question. */
export const AssessmentOption = z.object({ option: z.string(), isCorrect: z.boolean() });
export type AssessmentOption = z.infer<typeof AssessmentOption>;

/** An assessment of a skill at one level; fields of other types are empty. */
export const Assessment = z.object({
  ...AuditFields.shape,
  assessmentId: Id,
  skillId: Id,
  type: z.object({ assessmentTypeId: z.literal([1, 2, 3, 4, 9, 10]), name: z.string() }),
  subType: z.object({ assessmentSubTypeId: z.literal([5, 6, 7, 8]), name: z.string() }).nullable(),
  evaluatorType: z.object({ evaluatorTypeId: z.literal([1, 2, 3, 4]), name: z.string() }).nullable(),
  schemeId: Id,
  proficiencySchemeLevelCount: z.number().int(),
  levelId: Id,
  levelNumber: z.number().int(),
  levelName: z.string(),
  assessmentUrl: z.string(),
  assessmentTestId: z.string(),
  assessmentText: z.string(),
  assessmentOptions: z.array(AssessmentOption),
  assessmentLanguage: z.string(),
  status: z.enum(LibraryStatus),
  /** Set for a generated question that nobody has edited or published. */
  suggestedBy: SuggestionOrigin.optional(),
});
export type Assessment = z.infer<typeof Assessment>;
