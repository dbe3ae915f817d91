import { EQUAL_NAME, EVIDENCE, type Evidence, SIMILAR_LEAD } from '@skills-architect/matching';
import { table } from '../table';
import type { ConfidenceRow } from './confidence-rows';

/** A fitted model: `weights` by evidence, `limits` are the lowest probability of each confidence. */
export type FittedModel = {
  bias: number;
  weights: Partial<Evidence>;
  limits: { clear: number; likely: number; close: number };
};

const share = (part: readonly unknown[], of: readonly unknown[]) =>
  of.length ? (part.length / of.length).toFixed(2) : '–';

/**
 * A table with a line for each kind of small library, for fitted jobs and for those kept apart. Its shares: right first
 * suggestions, those called 'clear' or 'likely' (close), the right ones of these, right ones called 'no close role' (lost),
 * and jobs without a role that are called so (recognised).
 */
export function formatApart(rows: readonly ConfidenceRow[], { bias, weights, limits }: FittedModel): string {
  const estimate = ({ evidence }: ConfidenceRow) =>
    1 / (1 + Math.exp(-EVIDENCE.reduce((sum, name) => sum + (weights[name] ?? 0) * evidence[name], bias)));
  const isClose = (row: ConfidenceRow) => estimate(row) >= limits.likely && row.evidence.lead >= SIMILAR_LEAD;
  const isFar = (row: ConfidenceRow) => estimate(row) < limits.close && row.evidence.title < EQUAL_NAME;
  const lines = [...new Set(rows.map(({ library }) => library))].flatMap((library) =>
    [false, true].flatMap((apart) => {
      const own = rows.filter((row) => row.library === library && row.apart === apart);
      const [inside, without] = [own.filter(({ setting }) => setting === 'in'), own.filter(isWithout)];
      if (!inside.length) return [];
      const [right, close] = [inside.filter((row) => row.right), inside.filter(isClose)];
      const rightClose = close.filter((row) => row.right);
      const figures = [
        share(right, inside),
        share(close, inside),
        share(rightClose, close),
        share(right.filter(isFar), right),
        share(without.filter(isFar), without),
      ];
      return [[`${library}${apart ? ', apart' : ''}`, `${inside.length}`, ...figures]];
    }),
  );
  return table(['library', 'jobs', 'first right', 'close', 'right of these', 'lost', 'without: not close'], lines);
}

const isWithout = ({ setting }: ConfidenceRow) => setting === 'removed' || setting === 'outside';
