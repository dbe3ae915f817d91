import {
  ADAPTIVE_FORMAT,
  ADAPTIVE_VERSION,
  type AdaptiveFile,
  AdaptiveQuestion,
  type ProficiencyScheme,
} from '@skills-architect/contracts/skills';
import type { AssessmentDocument } from './assessment-document';

interface AdaptiveExport {
  skill: AdaptiveFile['skill'];
  scheme: Pick<ProficiencyScheme, 'schemeId' | 'levelCount' | 'levels'>;
  /** Descriptions of the skill's levels by level number. */
  descriptions: ReadonlyMap<number, string>;
  /** The adaptive questions of the skill in this scheme, in their order. */
  questions: readonly AssessmentDocument[];
}

/** The file for the adaptive engine: all adaptive questions of a skill, by level. */
export const adaptivePayload = ({ skill, scheme, descriptions, questions }: AdaptiveExport): AdaptiveFile => ({
  format: ADAPTIVE_FORMAT,
  version: ADAPTIVE_VERSION,
  skill,
  proficiencySchemeLevelCount: scheme.levelCount,
  levels: scheme.levels
    .toSorted((a, b) => a.levelNumber - b.levelNumber)
    .map(({ levelNumber, level }) => ({
      levelNumber,
      level,
      description: descriptions.get(levelNumber) ?? '',
      questions: questions
        .filter((question) => question.schemeId === scheme.schemeId && question.levelNumber === levelNumber)
        .map((question) =>
          AdaptiveQuestion.parse({
            assessmentId: question._id,
            question: question.assessmentText,
            language: question.assessmentLanguage,
            status: question.status,
            options: question.assessmentOptions,
          }),
        ),
    })),
});
