import * as z from 'zod';
import { ChosenId, Id, Line, Rev } from '../vocabulary';
import {
  ADAPTIVE_OPTIONS,
  ASSESSMENT_LANGUAGES,
  AssessmentSource,
  AssessmentSubType,
  TEST_ID_TYPES,
} from './assessment';
import { LibraryStatus } from './library-status';

const MAX_LETTERS = 4000;
const STATUS_REQUIRED = 'Status is required';
const TYPE_REQUIRED = 'Assessment type is required';
const SUB_TYPE_REQUIRED = 'Assessment sub-type is required';
const EVALUATOR_REQUIRED = 'Evaluator is required';
const LEVEL_REQUIRED = 'Level is required';

/** Message where an evaluation with a scale cannot be added. */
export const SCALED_REFUSAL = 'Guided scale and Likert assessments cannot be added here. Contact the system admin.';
/** Message for a question that the skill already has. */
export const QUESTION_EXISTS = 'Question already exists!';
/** Initial value of the URL in the form. */
export const URL_START = 'http://';

const text = z.string().trim().max(MAX_LETTERS, 'Use at most 4,000 characters');
/** The text of a question. */
export const Question = text.min(1, 'Question is required');
const Option = z.object({ option: Line.min(1, 'Kindly define option'), isCorrect: z.boolean().default(false) });
/** The options of an adaptive question: exactly five, each with a text of its own, and at least one of them correct. */
export const AdaptiveOptions = z
  .array(Option)
  .length(ADAPTIVE_OPTIONS, `Give exactly ${ADAPTIVE_OPTIONS} options`)
  .refine((options) => options.some(({ isCorrect }) => isCorrect), {
    error: 'Kindly ensure at least one option is marked as correct!',
    // At the first option, because a form shows errors of options but not of the list.
    path: [0, 'isCorrect'],
  })
  .superRefine((options, context) => {
    for (const [index, { option }] of options.entries()) {
      const first = options.findIndex((other) => other.option === option);
      if (first < index)
        context.addIssue({ code: 'custom', path: [index, 'option'], message: `Option ${first + 1} says the same` });
    }
  });
const Status = z.literal([1, 2, 3, 4], STATUS_REQUIRED);
const Evaluator = z.literal([1, 2, 3, 4], EVALUATOR_REQUIRED);

/** The forms of all types, each extended by the same fields. */
const extendForm = <const E extends z.core.$ZodLooseShape>(added: E) => {
  const common = {
    levelId: ChosenId(LEVEL_REQUIRED),
    /** Number of levels of the scheme; if given, a level of another scheme is refused. */
    proficiencySchemeLevelCount: z.coerce.number<number>().int().optional(),
    assessmentLanguage: z.enum(ASSESSMENT_LANGUAGES, 'Choose a language').default('en'),
    status: Status,
    ...added,
  };
  const evaluation = {
    ...common,
    assessmentTypeId: z.literal(AssessmentSource.Evaluation),
    assessmentEvaluatorTypeId: Evaluator,
  };
  const Rating = z.object({
    ...evaluation,
    assessmentSubTypeId: z.literal([AssessmentSubType.Rating5, AssessmentSubType.Rating10]),
    assessmentText: Question,
  });
  const Scaled = z.object({
    ...evaluation,
    assessmentSubTypeId: z.literal([AssessmentSubType.GuidedScale, AssessmentSubType.Likert]),
    assessmentText: text.default(''),
    assessmentOptions: z.array(Option).max(10, 'Use at most 10 options').default([]),
  });
  const Coderbyte = z.object({
    ...common,
    assessmentTypeId: z.literal(AssessmentSource.Coderbyte),
    assessmentUrl: z
      .url({ protocol: /^https?$/, error: 'Assessment URL is not valid' })
      .max(2000, 'Use a shorter address'),
  });
  const Test = z.object({
    ...common,
    assessmentTypeId: z.literal(TEST_ID_TYPES),
    assessmentTestId: Line.min(1, 'Assessment test id is required'),
  });
  const Adaptive = z.object({
    ...common,
    assessmentTypeId: z.literal(AssessmentSource.Adaptive),
    assessmentText: Question,
    assessmentOptions: AdaptiveOptions,
  });
  return z.discriminatedUnion(
    'assessmentTypeId',
    [
      z.discriminatedUnion('assessmentSubTypeId', [Rating, Scaled], { error: SUB_TYPE_REQUIRED }),
      Coderbyte,
      Test,
      Adaptive,
    ],
    { error: TYPE_REQUIRED },
  );
};

/** The form of an assessment by its type; fields of other types are ignored. */
export const AssessmentForm = extendForm({});
export type AssessmentForm = z.infer<typeof AssessmentForm>;

const change = { rev: Rev.optional(), assessmentId: Id.optional() };

/** A change of an assessment. Status 5 alone deletes it. Without `rev` any state is changed. */
export const AssessmentChange = z.discriminatedUnion(
  'status',
  [z.object({ ...change, status: z.literal(LibraryStatus.Retired) }), extendForm(change)],
  { error: STATUS_REQUIRED },
);

/** Unvalidated values of the form; 0 and an empty text mean that nothing is chosen. */
export const AssessmentValues = z.object({
  assessmentTypeId: z.number(),
  assessmentSubTypeId: z.number(),
  assessmentEvaluatorTypeId: z.number(),
  levelId: z.number(),
  status: z.number(),
  assessmentLanguage: z.string(),
  assessmentUrl: z.string(),
  assessmentTestId: z.string(),
  assessmentText: z.string(),
  assessmentOptions: z.array(z.object({ option: z.string(), isCorrect: z.boolean() })),
});
export type AssessmentValues = z.infer<typeof AssessmentValues>;

/** Missing choices; without type or sub-type the form of the type is unknown and would report nothing else. */
const findMissingChoices = (values: AssessmentValues) => {
  const isEvaluation = values.assessmentTypeId === AssessmentSource.Evaluation;
  if (values.assessmentTypeId && !(isEvaluation && !values.assessmentSubTypeId)) return [];
  const choices = [
    { field: 'assessmentTypeId', isRequired: true, message: TYPE_REQUIRED },
    { field: 'assessmentSubTypeId', isRequired: isEvaluation, message: SUB_TYPE_REQUIRED },
    { field: 'assessmentEvaluatorTypeId', isRequired: isEvaluation, message: EVALUATOR_REQUIRED },
    { field: 'levelId', isRequired: true, message: LEVEL_REQUIRED },
  ] as const;
  return choices.filter(({ field, isRequired }) => isRequired && !values[field]);
};

/** Validates the values of the form. */
export const ValidAssessment = AssessmentValues.superRefine((values, context) => {
  for (const { field, message } of findMissingChoices(values))
    context.addIssue({ code: 'custom', path: [field], message });
})
  .transform((values): unknown => values)
  .pipe(AssessmentForm);
