import { SIMILAR_LEAD } from '@skills-architect/matching';
import type { ConfidenceRow } from './confidence-rows';

/** Of jobs whose role is in the library: least share of right ones among first suggestions called 'clear'. */
const CLEAR_RIGHT = 0.87;
/** A suggestion less likely to be right than this is never called 'clear', even if the measured rows allow it. */
const MIN_CLEAR = 0.7;

/** A row with the probability that its first suggestion is right. */
export type RatedRow = { row: ConfidenceRow; estimate: number };

export const median = (limits: readonly number[]): number =>
  limits.toSorted((a, b) => a - b)[Math.floor(limits.length / 2)] ?? 0;

/**
 * The lowest limit at which, on average over all libraries, enough first suggestions above it are right, and few of the jobs
 * without a role are above it.
 */
export function calledLimit(
  inside: readonly RatedRow[][],
  without: readonly RatedRow[][],
  { right, most, otherwise }: { right: number; most: number; otherwise: number },
): number {
  const mean = (shares: readonly number[]) =>
    shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const called = (library: readonly RatedRow[], limit: number) =>
    library.filter(({ row, estimate }) => estimate >= limit && row.evidence.lead >= SIMILAR_LEAD);
  const isEnough = (limit: number) => {
    const found = inside.map((library) => called(library, limit)).filter(({ length }) => length > 0);
    const isRight = mean(found.map((own) => own.filter(({ row }) => row.right).length / own.length)) >= right;
    return isRight && mean(without.map((own) => called(own, limit).length / own.length)) <= most;
  };
  return Array.from({ length: 95 }, (_, step) => (step + 5) / 100).find(isEnough) ?? otherwise;
}

/** The lowest limit at which enough of the first suggestions above it are right. */
export function clearLimit(rated: readonly RatedRow[]): number {
  const leading = rated.filter(({ row }) => row.evidence.lead >= SIMILAR_LEAD);
  const steps = [...new Set(leading.map(({ estimate }) => Math.ceil(100 * estimate) / 100))].filter(
    (step) => step >= MIN_CLEAR,
  );
  const enough = steps.filter((step) => {
    const above = leading.filter(({ estimate }) => estimate >= step);
    return above.length > 0 && above.filter(({ row }) => row.right).length / above.length >= CLEAR_RIGHT;
  });
  return Math.min(1, ...enough);
}

/** The limit of a close role: at most the share `lost` of the right first suggestions is below it. */
export function closeLimit(rated: readonly RatedRow[], lost: number): number {
  const right = rated.filter(({ row }) => row.right).map(({ estimate }) => estimate);
  return right.sort((a, b) => a - b)[Math.floor(lost * right.length)] ?? 0;
}
