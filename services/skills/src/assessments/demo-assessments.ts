import {
  ASSESSMENT_TYPE_NAMES,
  type AssessmentForm,
  AssessmentSource,
  AssessmentSubType,
  EVALUATOR_IDS,
  EVALUATOR_NAMES,
  LIBRARY_STATUS_NAMES,
  TEST_ID_TYPES,
  ValidAssessment,
} from '@skills-architect/contracts/skills';
import * as z from 'zod';
import assessments from '../../demo/assessments.json' with { type: 'json' };

const Words = z.string().trim().min(1);
const Level = z.int().min(1).max(7);

/** Assessments of a skill; questions are in the order of the levels. */
const DemoAssessments = z.array(
  z.strictObject({
    skill: Words,
    scheme: Words,
    status: z.enum(Object.values(LIBRARY_STATUS_NAMES)).default('Published'),
    evaluations: z.partialRecord(z.enum(Object.values(EVALUATOR_NAMES)), z.array(Words)),
    /** `correct` are positions of options, starting with 1. */
    adaptive: z.array(
      z.array(z.strictObject({ question: Words, options: z.array(Words), correct: z.array(Level).min(1) })),
    ),
    links: z.array(z.strictObject({ level: Level, url: z.url() })),
    tests: z.array(z.strictObject({ type: Words, level: Level, id: Words })),
  }),
);
export type DemoAssessments = z.infer<typeof DemoAssessments>[number];

/** The demo's assessments, by skill. */
export const demoAssessments = () => DemoAssessments.parse(assessments);

const EMPTY_FIELDS = {
  assessmentSubTypeId: 0,
  assessmentEvaluatorTypeId: 0,
  assessmentLanguage: 'en',
  assessmentUrl: '',
  assessmentTestId: '',
  assessmentText: '',
  assessmentOptions: [],
};

const testType = (name: string) => TEST_ID_TYPES.find((id) => ASSESSMENT_TYPE_NAMES[id] === name) ?? 0;

/** The forms of a skill's assessments with their level numbers, validated like user input. */
export const demoForms = (
  { status: statusName, evaluations, adaptive, links, tests }: DemoAssessments,
  levelIds: ReadonlyMap<number, number>,
): { levelNumber: number; form: AssessmentForm }[] => {
  const status = Number(Object.entries(LIBRARY_STATUS_NAMES).find(([, name]) => name === statusName)?.[0]);
  const form = (levelNumber: number, fields: object) => ({
    levelNumber,
    form: ValidAssessment.parse({ ...EMPTY_FIELDS, levelId: levelIds.get(levelNumber) ?? 0, status, ...fields }),
  });
  return [
    ...EVALUATOR_IDS.flatMap((assessmentEvaluatorTypeId) =>
      (evaluations[EVALUATOR_NAMES[assessmentEvaluatorTypeId]] ?? []).map((assessmentText, index) =>
        form(index + 1, {
          assessmentTypeId: AssessmentSource.Evaluation,
          assessmentSubTypeId: AssessmentSubType.Rating5,
          assessmentEvaluatorTypeId,
          assessmentText,
        }),
      ),
    ),
    ...adaptive.flatMap((questions, levelIndex) =>
      questions.map(({ question, options, correct }) =>
        form(levelIndex + 1, {
          assessmentTypeId: AssessmentSource.Adaptive,
          assessmentText: question,
          assessmentOptions: options.map((option, index) => ({ option, isCorrect: correct.includes(index + 1) })),
        }),
      ),
    ),
    ...links.map(({ level, url }) => form(level, { assessmentTypeId: AssessmentSource.Coderbyte, assessmentUrl: url })),
    ...tests.map(({ type, level, id }) => form(level, { assessmentTypeId: testType(type), assessmentTestId: id })),
  ];
};
