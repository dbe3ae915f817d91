/**
 * Indexes of the `count` greatest scores, in descending order; equal scores keep index order. Keeps a short sorted list
 * instead of sorting all scores, because `count` is small. Indexes for which `isEligible` is false are skipped.
 */
export function topPositions(
  scores: Float32Array | Float64Array,
  count: number,
  isEligible: (position: number) => boolean,
): number[] {
  const best: number[] = [];
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0;
    const last = best[count - 1];
    if ((last !== undefined && score <= (scores[last] ?? 0)) || count < 1 || !isEligible(position)) continue;
    best.splice(findInsertion(best, scores, score), 0, position);
    if (best.length > count) best.pop();
  }
  return best;
}

/** Insertion index: after all entries with an equal or greater score. */
function findInsertion(best: readonly number[], scores: Float32Array | Float64Array, score: number): number {
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((scores[best[middle] ?? 0] ?? 0) >= score) low = middle + 1;
    else high = middle;
  }
  return low;
}
