import {
  ASSESSMENT_SUB_TYPE_NAMES,
  ASSESSMENT_TYPE_NAMES,
  type Assessment,
  EVALUATOR_NAMES,
} from '@skills-architect/contracts/skills';
import { toAuditFields } from '@skills-architect/service-kit';
import type { LibraryNames } from '../library/library-names';
import type { AssessmentDocument } from './assessment-document';

/** An assessment with the names of its type and level. */
export const toAssessment = (stored: AssessmentDocument, { schemes }: Pick<LibraryNames, 'schemes'>): Assessment => {
  const { assessmentTypeId, assessmentSubTypeId, assessmentEvaluatorTypeId: evaluatorTypeId } = stored;
  const scheme = schemes.find(({ schemeId }) => schemeId === stored.schemeId);
  const level = scheme?.levels.find(({ levelNumber }) => levelNumber === stored.levelNumber);
  if (!scheme || !level) throw new Error(`assessment ${stored._id} names a level that no scheme has`);
  return {
    ...toAuditFields(stored),
    assessmentId: stored._id,
    skillId: stored.skillId,
    type: { assessmentTypeId, name: ASSESSMENT_TYPE_NAMES[assessmentTypeId] },
    subType: assessmentSubTypeId ? { assessmentSubTypeId, name: ASSESSMENT_SUB_TYPE_NAMES[assessmentSubTypeId] } : null,
    evaluatorType: evaluatorTypeId ? { evaluatorTypeId, name: EVALUATOR_NAMES[evaluatorTypeId] } : null,
    schemeId: scheme.schemeId,
    proficiencySchemeLevelCount: scheme.levelCount,
    levelId: level.levelId,
    levelNumber: level.levelNumber,
    levelName: level.level,
    assessmentUrl: stored.assessmentUrl ?? '',
    assessmentTestId: stored.assessmentTestId ?? '',
    assessmentText: stored.assessmentText ?? '',
    assessmentOptions: stored.assessmentOptions,
    assessmentLanguage: stored.assessmentLanguage,
    status: stored.status,
    suggestedBy: stored.suggestedBy,
  };
};
