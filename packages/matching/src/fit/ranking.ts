import { topPositions } from '../top-positions';

/** Values of all roles; `allowed` is 1 for roles that may be suggested, and only these are compared. */
export type Ranking = { values: Float32Array; allowed: Uint8Array };

/** How far one value is above the others, in tenths of their standard deviation; 0 if all are equal. */
export function deviation({ values, allowed }: Ranking, position: number): number {
  let [sum, squares, count] = [0, 0, 0];
  for (const [index, value] of values.entries()) {
    if (allowed[index] !== 1) continue;
    sum += value;
    squares += value * value;
    count += 1;
  }
  const mean = sum / Math.max(1, count);
  const standardDeviation = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean));
  return standardDeviation > 0 ? ((values[position] ?? 0) - mean) / standardDeviation / 10 : 0;
}

const COMPARED = 20;

/** Difference between one value and the mean of the twenty highest. */
export function leadOverBest({ values, allowed }: Ranking, position: number): number {
  const best = topPositions(values, COMPARED, (index) => allowed[index] === 1);
  const mean = best.reduce((sum, each) => sum + (values[each] ?? 0), 0) / Math.max(1, best.length);
  return (values[position] ?? 0) - mean;
}
