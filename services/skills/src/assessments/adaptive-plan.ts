import {
  type AdaptiveFile,
  AssessmentSource,
  LibraryStatus,
  QUESTION_EXISTS,
} from '@skills-architect/contracts/skills';
import type { Issue } from '@skills-architect/service-kit';
import type { AssessmentDocument, AssessmentFields } from './assessment-document';
import { questionKey } from './assessment-fields';

/** What importing an edited file writes. */
export interface AdaptivePlan {
  created: Omit<AssessmentFields, 'skillId'>[];
  changed: Map<number, Partial<AssessmentFields>>;
  same: number;
}

type StoredQuestion = Pick<
  AssessmentDocument,
  '_id' | 'questionKey' | 'schemeId' | 'levelNumber' | 'assessmentOptions' | 'assessmentLanguage'
>;
type Content = Pick<AssessmentFields, 'schemeId' | 'levelNumber' | 'assessmentOptions' | 'assessmentLanguage'>;

const contentKey = ({ schemeId, levelNumber, assessmentOptions, assessmentLanguage }: Content) =>
  JSON.stringify([
    schemeId,
    levelNumber,
    assessmentLanguage,
    assessmentOptions.map(({ option, isCorrect }) => [option, isCorrect]),
  ]);

/**
 * Compares the questions of a file with those of the skill; the text identifies a question. New questions become
 * drafts, changed ones get level, language and options of the file.
 */
export const adaptivePlan = (
  { levels }: Pick<AdaptiveFile, 'levels'>,
  schemeId: number,
  storedQuestions: readonly StoredQuestion[],
): AdaptivePlan | Issue => {
  const plan: AdaptivePlan = { created: [], changed: new Map(), same: 0 };
  const byKey = new Map(storedQuestions.map((question) => [question.questionKey, question]));
  const seen = new Set<string>();
  for (const [levelIndex, { levelNumber, questions }] of levels.entries())
    for (const [questionIndex, { question, language, options }] of questions.entries()) {
      const key = questionKey(question);
      if (seen.has(key))
        return { path: `levels.${levelIndex}.questions.${questionIndex}.question`, message: QUESTION_EXISTS };
      seen.add(key);
      const content = { schemeId, levelNumber, assessmentLanguage: language, assessmentOptions: options };
      const stored = byKey.get(key);
      if (!stored)
        plan.created.push({
          ...content,
          assessmentTypeId: AssessmentSource.Adaptive,
          assessmentText: question,
          status: LibraryStatus.Draft,
          questionKey: key,
        });
      else if (contentKey(stored) === contentKey(content)) plan.same += 1;
      else plan.changed.set(stored._id, content);
    }
  return plan;
};
