import { type DecidedTitle, type MatchIndex, match } from '@skills-architect/matching';
import { computeMetrics, expectedRank, type Figures } from './figures';

/** A job with its right roles as library indexes. */
type Job = { title: string; description?: string; right: ReadonlySet<number> };

/**
 * Figures of one half of the jobs, before and after adding the other half as decisions. `near` are the jobs with a
 * decision for an equal or nearly equal title, `other` those without one.
 */
export type LearningFigures = Record<'near' | 'other' | 'all', { before: Figures; after: Figures }>;

/** Every second job becomes a decision for its first right role; the others are measured. */
export function learningFigures(index: MatchIndex, jobs: readonly Job[]): LearningFigures {
  const decisions = jobs.filter((_, index) => index % 2 === 0).map(toDecision);
  const ranks = jobs
    .filter((_, index) => index % 2 === 1)
    .map((job) => {
      const before = rank(index, job, []);
      const after = rank(index, job, decisions);
      return { before: before.rank, after: after.rank, isNear: after.isNear };
    });
  const figures = (of: typeof ranks) => ({
    before: computeMetrics(of.map(({ before }) => before)),
    after: computeMetrics(of.map(({ after }) => after)),
  });
  return {
    near: figures(ranks.filter(({ isNear }) => isNear)),
    other: figures(ranks.filter(({ isNear }) => !isNear)),
    all: figures(ranks),
  };
}

/** Role n of the library has id n + 1. */
const toDecision = ({ title, right }: Job): DecidedTitle => {
  const [first] = right;
  return { title, roleId: first === undefined ? null : first + 1, times: 1, own: true };
};

const rank = (index: MatchIndex, { title, description = '', right }: Job, before: readonly DecidedTitle[]) => {
  const all = new Float64Array(index.roles.length).fill(Number.NEGATIVE_INFINITY);
  const { suggestions } = match(index, { title, description, limit: all.length, decided: { title, before } });
  for (const { roleId, score } of suggestions) all[roleId - 1] = score;
  return { rank: expectedRank(all, right), isNear: suggestions.some(({ parts }) => parts.chosen > 0) };
};
