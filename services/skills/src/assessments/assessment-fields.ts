import { type AssessmentForm, AssessmentSource, type ProficiencyScheme } from '@skills-architect/contracts/skills';
import { fold, type Issue } from '@skills-architect/service-kit';
import type { StoredLevel } from '../skills/level-rules';
import type { AssessmentFields } from './assessment-document';

/** Scheme and number of a level. */
export type LevelPlace = Pick<AssessmentFields, 'schemeId' | 'levelNumber'>;

/** The level that a form names, or the issue of the form when the skill does not have this level. */
export const findLevelPlace = (
  levels: readonly StoredLevel[],
  schemes: readonly ProficiencyScheme[],
  { levelId, proficiencySchemeLevelCount: count }: Pick<AssessmentForm, 'levelId' | 'proficiencySchemeLevelCount'>,
): LevelPlace | Issue => {
  const scheme = schemes.find((candidate) => candidate.levels.some((level) => level.levelId === levelId));
  const levelNumber = scheme?.levels.find((level) => level.levelId === levelId)?.levelNumber;
  const isOwn = levels.some(
    (level) => !level.removed && level.schemeId === scheme?.schemeId && level.levelNumber === levelNumber,
  );
  if (!scheme || levelNumber === undefined || !isOwn)
    return { path: 'levelId', message: 'The skill does not have this level.' };
  if (count !== undefined && count !== scheme.levelCount)
    return { path: 'levelId', message: `This level is one of ${scheme.levelCount}, not of ${count}.` };
  return { schemeId: scheme.schemeId, levelNumber };
};

/** Unique key of an adaptive question within its skill. */
export const questionKey = (text: string): string => fold(text);

const EMPTY_FIELDS = {
  assessmentSubTypeId: undefined,
  assessmentEvaluatorTypeId: undefined,
  assessmentUrl: undefined,
  assessmentTestId: undefined,
  assessmentText: undefined,
  assessmentOptions: [],
  questionKey: undefined,
  // A saved question counts as reviewed, so it is no longer a generated one.
  slot: undefined,
  suggestedBy: undefined,
};

/** The stored fields of a validated form; fields that its type does not use are emptied. */
export const toFields = (form: AssessmentForm, place: LevelPlace): Omit<AssessmentFields, 'skillId'> => {
  const { assessmentTypeId, status, assessmentLanguage } = form;
  const common = { ...EMPTY_FIELDS, ...place, assessmentTypeId, status, assessmentLanguage };
  switch (form.assessmentTypeId) {
    case AssessmentSource.Evaluation: {
      const { assessmentSubTypeId, assessmentEvaluatorTypeId, assessmentText } = form;
      const assessmentOptions = 'assessmentOptions' in form ? form.assessmentOptions : [];
      return { ...common, assessmentSubTypeId, assessmentEvaluatorTypeId, assessmentText, assessmentOptions };
    }
    case AssessmentSource.Adaptive: {
      const { assessmentText, assessmentOptions } = form;
      return { ...common, assessmentText, assessmentOptions, questionKey: questionKey(assessmentText) };
    }
    case AssessmentSource.Coderbyte:
      return { ...common, assessmentUrl: form.assessmentUrl };
    default:
      return { ...common, assessmentTestId: form.assessmentTestId };
  }
};
