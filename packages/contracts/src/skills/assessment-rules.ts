import * as z from 'zod';
import { formatCount } from '../locale';
import { Count, Id } from '../vocabulary';
import { EVALUATOR_IDS, EVALUATOR_NAMES, type EvaluatorTypeId } from './assessment';

/** Recommended minimum of adaptive questions per level; the engine accepts fewer. */
export const MIN_ADAPTIVE = 10;
/** Schemes with these numbers of levels can only be published as complete sets. */
export const CHECKED_LEVEL_COUNTS: readonly number[] = [4, 5];

/** Counts of one level. */
export const AssessedLevel = z.object({
  levelId: Id,
  levelNumber: z.number().int(),
  level: z.string(),
  /** Whether the level has its own description. */
  hasDescription: z.boolean(),
  /** Evaluators with a rating question. */
  evaluatorTypeIds: z.array(z.literal([1, 2, 3, 4])),
  adaptive: Count,
});
export type AssessedLevel = z.infer<typeof AssessedLevel>;

/** Counts of one scheme, by level number. */
export const AssessedScheme = z.object({
  schemeId: Id,
  levelCount: z.number().int(),
  levels: z.array(AssessedLevel),
  /** Rating questions that are not published. */
  unpublished: Count,
});
export type AssessedScheme = z.infer<typeof AssessedScheme>;

type Levels = Pick<AssessedScheme, 'levels'>;
interface Missing {
  level: AssessedLevel;
  evaluatorTypeId: EvaluatorTypeId;
}

/** The rating questions that are missing for a complete set. */
export const missingQuestions = ({ levels }: Levels): Missing[] =>
  levels.flatMap((level) =>
    EVALUATOR_IDS.filter((id) => !level.evaluatorTypeIds.includes(id)).map((evaluatorTypeId) => ({
      level,
      evaluatorTypeId,
    })),
  );

const joinNames = (levels: readonly Pick<AssessedLevel, 'level'>[]) => levels.map(({ level }) => level).join(', ');

const descriptionRefusal = ({ levels }: Levels): string | undefined => {
  const missing = levels.filter(({ hasDescription }) => !hasDescription);
  return missing.length ? `Define the description of every level first: ${joinNames(missing)}.` : undefined;
};

/** Why the rating questions of a scheme cannot be published; undefined when they can. */
export const publishRefusal = (scheme: AssessedScheme): string | undefined => {
  if (!scheme.unpublished) return 'There is no evaluation question to publish.';
  const [first, ...more] = CHECKED_LEVEL_COUNTS.includes(scheme.levelCount) ? missingQuestions(scheme) : [];
  if (!first) return undefined;
  const others = more.length ? `, and ${formatCount(more.length, 'more is', 'more are')} missing` : '';
  return `Every level needs a question for Manager, Self, Reportee and Peer: ${first.level.level} has none for ${EVALUATOR_NAMES[first.evaluatorTypeId]}${others}.`;
};

/** Why rating questions cannot be generated for a scheme; undefined when they can. */
export const generateRefusal = (scheme: Levels): string | undefined =>
  descriptionRefusal(scheme) ??
  (missingQuestions(scheme).length ? undefined : 'Every level has its evaluation questions.');

/** Why the adaptive questions of a scheme cannot be exported; undefined when they can. */
export const exportRefusal = (scheme: Levels): string | undefined =>
  descriptionRefusal(scheme) ??
  (scheme.levels.some(({ adaptive }) => adaptive) ? undefined : 'There is no adaptive question to export.');

/** Levels with fewer adaptive questions than recommended. */
export const levelsWithTooFewQuestions = ({ levels }: Levels): AssessedLevel[] =>
  levels.filter(({ adaptive }) => adaptive < MIN_ADAPTIVE);
