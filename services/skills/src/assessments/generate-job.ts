import {
  type AssessedScheme,
  AssessmentSource,
  AssessmentSubType,
  EVALUATOR_IDS,
  EVALUATOR_NAMES,
  type EvaluatorTypeId,
  LibraryStatus,
  missingQuestions,
} from '@skills-architect/contracts/skills';
import type { SuggestionRequester, SuggestionWriter } from '@skills-architect/library-service-kit/models';
import { isDuplicateKeyError, type JobResult, type JobRun, type ServiceKit } from '@skills-architect/service-kit';
import type { LibraryNames } from '../library/library-names';
import { type SkillDocument, toProficiencies } from '../skills/skill-document';
import { listAssessedSchemes } from './assessed-schemes';
import type { AssessmentFields, Assessments } from './assessment-document';
import type { AssessmentReader } from './assessment-reader';
import { questionText } from './question-texts';

export const GENERATE = 'generate-assessments';
export interface GenerateJob {
  skillId: number;
  proficiencySchemeLevelCount?: number | undefined;
}

export interface GenerateDependencies {
  kit: ServiceKit;
  assessments: Assessments;
  reader: AssessmentReader;
  writer: SuggestionWriter;
}

type MissingQuestion = ReturnType<typeof missingQuestions>[number];

const findEvaluator = (name: string): EvaluatorTypeId | undefined =>
  EVALUATOR_IDS.find((id) => EVALUATOR_NAMES[id].toLowerCase() === name.toLowerCase());

/** Writes the texts of the missing questions by the model, or from the level's description where it returns none. */
const writeTexts = async (
  writer: SuggestionWriter,
  skill: SkillDocument,
  names: LibraryNames,
  { schemeId }: AssessedScheme,
  missing: readonly MissingQuestion[],
  requester: SuggestionRequester,
) => {
  const own = toProficiencies(skill, names).filter((level) => level.schemeId === schemeId);
  const describeLevel = ({ level }: MissingQuestion) =>
    own.find(({ levelNumber }) => levelNumber === level.levelNumber)?.description ?? '';
  const modelAnswer = await writer.write(
    'evaluationQuestions',
    {
      skillName: skill.skillName,
      skillDescription: skill.skillDescription,
      levels: own.map(({ levelNumber, level, description }) => ({ levelNumber, level, description })),
      questions: missing.map(({ level, evaluatorTypeId }) => ({
        levelNumber: level.levelNumber,
        evaluator: EVALUATOR_NAMES[evaluatorTypeId],
      })),
    },
    requester,
  );
  return missing.map((levels) => {
    const text = modelAnswer?.questions.find(
      ({ levelNumber, evaluator }) =>
        levelNumber === levels.level.levelNumber && findEvaluator(evaluator) === levels.evaluatorTypeId,
    )?.text;
    const suggestedBy = text ? writer.origin(requester) : { source: 'library' as const };
    return {
      ...levels,
      text: text ?? questionText(skill.skillName, describeLevel(levels), levels.evaluatorTypeId),
      suggestedBy,
    };
  });
};

/** Generates the rating questions that the skill does not have, as drafts, scheme by scheme. */
export const generateQuestions = async (
  { kit, assessments, reader, writer }: GenerateDependencies,
  { data, identity, token, signal, progress }: JobRun<GenerateJob>,
): Promise<JobResult> => {
  const by = identity.user?.userId ?? 0;
  const { skill, names } = await reader.openToChange(data.skillId, identity);
  const schemes = listAssessedSchemes(await reader.summarise(skill, names), data.proficiencySchemeLevelCount);
  const total = schemes.reduce((sum, scheme) => sum + missingQuestions(scheme).length, 0);
  let done = 0;
  for (const scheme of schemes) {
    const missing = missingQuestions(scheme);
    if (!missing.length) continue;
    signal.throwIfAborted();
    const texts = await writeTexts(writer, skill, names, scheme, missing, { userId: by, from: 'any' });
    const write = () =>
      kit.db.transaction(async (session) => {
        // Somebody may have written one of them while the model was working.
        const currentScheme = (await reader.summarise(skill, names, session)).find(
          (assessment) => assessment.schemeId === scheme.schemeId,
        );
        const stillMissing = currentScheme ? missingQuestions(currentScheme) : [];
        const neededTexts = texts.filter((text) =>
          stillMissing.some(
            ({ level, evaluatorTypeId }) =>
              level.levelNumber === text.level.levelNumber && evaluatorTypeId === text.evaluatorTypeId,
          ),
        );
        const drafts = neededTexts.map(
          ({ level, evaluatorTypeId, text, suggestedBy }): AssessmentFields => ({
            skillId: skill._id,
            schemeId: scheme.schemeId,
            levelNumber: level.levelNumber,
            assessmentTypeId: AssessmentSource.Evaluation,
            assessmentSubTypeId: AssessmentSubType.Rating5,
            assessmentEvaluatorTypeId: evaluatorTypeId,
            assessmentText: text,
            assessmentOptions: [],
            assessmentLanguage: 'en',
            status: LibraryStatus.Draft,
            slot: `${scheme.schemeId} ${level.levelNumber} ${evaluatorTypeId}`,
            suggestedBy,
          }),
        );
        await assessments.create(drafts, { by, changeSet: token, session });
      });
    // Another run may have generated them at the same time: the second try then finds nothing left to write.
    await write().catch((error: unknown) => (isDuplicateKeyError(error) ? write() : Promise.reject(error)));
    done += missing.length;
    await progress(done, total);
  }
  return { summary: 'Assessment questions generated for the skill' };
};
