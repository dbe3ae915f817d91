import {
  type AssessedScheme,
  AssessmentSource,
  EVALUATOR_IDS,
  LibraryStatus,
  RATED_SUB_TYPES,
} from '@skills-architect/contracts/skills';
import { invalid } from '@skills-architect/service-kit';
import type { LibraryNames } from '../library/library-names';
import { type SkillDocument, toProficiencies } from '../skills/skill-document';
import type { AssessmentFields } from './assessment-document';

/** The number of assessments that are equal in these fields. */
export type AssessmentCount = Pick<
  AssessmentFields,
  'schemeId' | 'levelNumber' | 'assessmentTypeId' | 'assessmentSubTypeId' | 'assessmentEvaluatorTypeId' | 'status'
> & { total: number };

/** Filter for rating questions. */
export const RATING_QUESTIONS = {
  assessmentTypeId: AssessmentSource.Evaluation,
  assessmentSubTypeId: { $in: [...RATED_SUB_TYPES] },
} as const;
const isRatingQuestion = ({ assessmentTypeId, assessmentSubTypeId }: AssessmentCount) =>
  assessmentTypeId === AssessmentSource.Evaluation &&
  RATED_SUB_TYPES.some((subTypeId) => subTypeId === assessmentSubTypeId);

const sumTotals = (counts: readonly AssessmentCount[]) => counts.reduce((sum, { total }) => sum + total, 0);

/** Counts of a skill's assessments by scheme and level, the scheme with the fewest levels first. */
export const assessedSchemes = (
  skill: SkillDocument,
  names: LibraryNames,
  counts: readonly AssessmentCount[],
): AssessedScheme[] => {
  const proficiencies = toProficiencies(skill, names);
  return names.schemes
    .filter(({ schemeId }) => proficiencies.some((level) => level.schemeId === schemeId))
    .sort((a, b) => a.levelCount - b.levelCount)
    .map(({ schemeId, levelCount, levels }) => {
      const schemeCounts = counts.filter((count) => count.schemeId === schemeId);
      return {
        schemeId,
        levelCount,
        unpublished: sumTotals(
          schemeCounts.filter(
            (schemeCount) => isRatingQuestion(schemeCount) && schemeCount.status !== LibraryStatus.Published,
          ),
        ),
        levels: levels
          .toSorted((a, b) => a.levelNumber - b.levelNumber)
          .map(({ levelId, levelNumber, level }) => {
            const levelCounts = schemeCounts.filter((schemeCount) => schemeCount.levelNumber === levelNumber);
            const text = proficiencies.find(
              (proficiency) => proficiency.schemeId === schemeId && proficiency.levelNumber === levelNumber,
            )?.description;
            return {
              levelId,
              levelNumber,
              level,
              hasDescription: Boolean(text?.trim()),
              evaluatorTypeIds: EVALUATOR_IDS.filter((id) =>
                levelCounts.some(
                  (assessmentCount) =>
                    isRatingQuestion(assessmentCount) && assessmentCount.assessmentEvaluatorTypeId === id,
                ),
              ),
              adaptive: sumTotals(
                levelCounts.filter(({ assessmentTypeId }) => assessmentTypeId === AssessmentSource.Adaptive),
              ),
            };
          }),
      };
    });
};

/** The schemes with this number of levels, or all without a number. Throws when there is no such scheme. */
export const listAssessedSchemes = (
  schemes: readonly AssessedScheme[],
  levelCount: number | undefined,
): readonly [AssessedScheme, ...AssessedScheme[]] => {
  const [first, ...more] = schemes.filter((scheme) => levelCount === undefined || scheme.levelCount === levelCount);
  if (!first) throw invalid('proficiencySchemeLevelCount', 'The skill has no such levels.');
  return [first, ...more];
};

/** The one scheme with this number of levels; a skill with several needs the number. */
export const findAssessedScheme = (
  schemes: readonly AssessedScheme[],
  levelCount: number | undefined,
): AssessedScheme => {
  const [first, ...more] = listAssessedSchemes(schemes, levelCount);
  if (!more.length) return first;
  const counts = [first, ...more].map((scheme) => scheme.levelCount).join(' or ');
  throw invalid('proficiencySchemeLevelCount', `Choose the number of levels: ${counts}.`);
};
