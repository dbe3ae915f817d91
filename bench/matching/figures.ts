/** Ranking metrics over rows: mean reciprocal rank and the share of rows with a right answer in the top k. */
export type Figures = { rows: number; mrr: number; hit1: number; hit3: number; hit5: number; hit10: number };

/** Rank of the best right answer, starting with 1; for ties the mean rank after shuffling. */
export function expectedRank(scores: ArrayLike<number>, right: ReadonlySet<number>): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const position of right) best = Math.max(best, scores[position] ?? Number.NEGATIVE_INFINITY);
  let above = 0;
  let equal = 0;
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? Number.NEGATIVE_INFINITY;
    if (score > best) above++;
    else if (score === best) equal++;
  }
  return above + (equal + 1) / 2;
}

/** The metrics of a list of ranks. */
export function computeMetrics(ranks: readonly number[]): Figures {
  const shareWithin = (k: number): number => ranks.filter((rank) => rank <= k).length / Math.max(1, ranks.length);
  return {
    rows: ranks.length,
    mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / Math.max(1, ranks.length),
    hit1: shareWithin(1),
    hit3: shareWithin(3),
    hit5: shareWithin(5),
    hit10: shareWithin(10),
  };
}
