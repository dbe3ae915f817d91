import {
  ADAPTIVE_OPTIONS,
  type Assessment,
  AssessmentSource,
  AssessmentValues,
  LibraryStatus,
  RATED_SUB_TYPES,
  SCALED_SUB_TYPES,
  TEST_ID_TYPES,
  URL_START,
} from '@skills-architect/contracts/skills';

export type Field = keyof AssessmentValues;
export const FIELDS = AssessmentValues.keyof().options;
/** Field labels. */
export const LABELS: Record<Field, string> = {
  assessmentTypeId: 'Assessment Type',
  assessmentSubTypeId: 'Assessment Sub-type',
  assessmentEvaluatorTypeId: 'Evaluator',
  levelId: 'Level',
  status: 'Status',
  assessmentLanguage: 'Language',
  assessmentUrl: 'Assessment URL',
  assessmentTestId: 'Assessment Test Id',
  assessmentText: 'Question',
  assessmentOptions: 'Options',
};

const NO_OPTIONS = Array.from({ length: ADAPTIVE_OPTIONS }, () => ({ option: '', isCorrect: false }));

/** Initial form values of a new assessment: an English draft. */
export const EMPTY: AssessmentValues = {
  assessmentTypeId: AssessmentSource.Undefined,
  assessmentSubTypeId: 0,
  assessmentEvaluatorTypeId: 0,
  levelId: 0,
  status: LibraryStatus.Draft,
  assessmentLanguage: 'en',
  assessmentUrl: URL_START,
  assessmentTestId: '',
  assessmentText: '',
  assessmentOptions: NO_OPTIONS,
};

export const toValues = (assessment: Assessment): AssessmentValues => ({
  assessmentTypeId: assessment.type.assessmentTypeId,
  assessmentSubTypeId: assessment.subType?.assessmentSubTypeId ?? 0,
  assessmentEvaluatorTypeId: assessment.evaluatorType?.evaluatorTypeId ?? 0,
  levelId: assessment.levelId,
  status: assessment.status,
  assessmentLanguage: assessment.assessmentLanguage,
  assessmentUrl: assessment.assessmentUrl || URL_START,
  assessmentTestId: assessment.assessmentTestId,
  assessmentText: assessment.assessmentText,
  assessmentOptions: assessment.assessmentOptions.length ? assessment.assessmentOptions : NO_OPTIONS,
});

const isIncluded = (ids: readonly number[], id: number) => ids.includes(id);

/** Whether a sub-type has a scale; the portal cannot add evaluations of such sub-types. */
export const isScaled = (subTypeId: number): boolean => isIncluded(SCALED_SUB_TYPES, subTypeId);

/** Which fields this type and sub-type show besides level, status and language, and whether the question is required. */
export const visibleFields = ({
  assessmentTypeId: type,
  assessmentSubTypeId: subType,
}: Pick<AssessmentValues, 'assessmentTypeId' | 'assessmentSubTypeId'>) => ({
  evaluation: type === AssessmentSource.Evaluation,
  question:
    type === AssessmentSource.Adaptive ||
    (type === AssessmentSource.Evaluation && (isIncluded(RATED_SUB_TYPES, subType) || isScaled(subType))),
  requiresQuestion: !(type === AssessmentSource.Evaluation && isScaled(subType)),
  options: type === AssessmentSource.Adaptive,
  url: type === AssessmentSource.Coderbyte,
  testId: isIncluded(TEST_ID_TYPES, type),
});
