import {
  type Confidence,
  EQUAL_NAME,
  EVIDENCE,
  type Evidence,
  jobKind,
  type Limits,
  SIMILAR_LEAD,
} from '@skills-architect/matching';
import { table } from '../table';
import type { ConfidenceRow } from './confidence-rows';

/** A fitted model: `weights` by evidence, `limits` are the lowest probability of each confidence. */
export type FittedModel = {
  bias: number;
  weights: Partial<Evidence>;
  limits: Limits;
};

const share = (part: readonly unknown[], of: readonly unknown[]) =>
  of.length ? (part.length / of.length).toFixed(2) : '–';

/** The confidence that a model gives a row. */
const rateRow = ({ evidence }: ConfidenceRow, { bias, weights, limits }: FittedModel): Confidence => {
  const sum = EVIDENCE.reduce((all, name) => all + (weights[name] ?? 0) * evidence[name], bias);
  const estimate = 1 / (1 + Math.exp(-sum));
  const kind = jobKind(evidence);
  if (estimate < limits.close[kind]) return evidence.title < EQUAL_NAME ? 'no close role' : 'several similar';
  if (estimate < limits.likely[kind] || evidence.lead < SIMILAR_LEAD) return 'several similar';
  return estimate < limits.clear[kind] ? 'likely' : 'clear';
};

/**
 * A table with a line for each kind of library and job, for fitted jobs and for those kept apart. Its shares: right first
 * suggestions; those called 'clear' and the right ones of these, the same for 'likely'; right ones called 'no close role' (lost),
 * and jobs without a role that are called so (recognised).
 */
export function formatApart(rows: readonly ConfidenceRow[], model: FittedModel): string {
  const kindOf = ({ library, evidence, apart }: ConfidenceRow) =>
    `${library}${evidence.titleOnly ? ', titles' : ''}${apart ? ', apart' : ''}`;
  const lines = [...new Set(rows.map(kindOf))].flatMap((kind) => {
    const own = rows.filter((row) => kindOf(row) === kind);
    const [inside, without] = [own.filter(({ setting }) => setting === 'in'), own.filter(isWithout)];
    if (!inside.length) return [];
    const isRight = ({ right }: ConfidenceRow) => right;
    const called = (some: readonly ConfidenceRow[], confidence: Confidence) =>
      some.filter((row) => rateRow(row, model) === confidence);
    const [clear, likely] = [called(inside, 'clear'), called(inside, 'likely')];
    const right = inside.filter(isRight);
    const figures = [
      share(right, inside),
      share(clear, inside),
      share(clear.filter(isRight), clear),
      share(likely, inside),
      share(likely.filter(isRight), likely),
      share(called(right, 'no close role'), right),
      share(called(without, 'no close role'), without),
    ];
    return [[kind, `${inside.length}`, ...figures]];
  });
  const titles = ['first right', 'clear', 'right', 'likely', 'right', 'lost', 'recognised'];
  return table(['library', 'jobs', ...titles], lines);
}

const isWithout = ({ setting }: ConfidenceRow) => setting === 'removed' || setting === 'outside';
