import { RERANKED } from '../recipe';

/** The best roles in their new order, and what meaning adds to the score of each reranked one. */
export type Reranking = { positions: number[]; added: ReadonlyMap<number, number> };

/**
 * Reranks the best roles, given by their positions, together with those `nearest` in meaning, by score and what their meaning adds.
 * Keeps the order, with nothing added, if that is unknown for any of the best, because that role would rank too low.
 */
export function rerank(
  positions: number[],
  nearest: readonly number[],
  scores: ArrayLike<number>,
  readAdded: (position: number) => number | undefined,
): Reranking {
  const added = new Map<number, number>();
  for (const position of [...positions.slice(0, RERANKED), ...nearest]) {
    const own = readAdded(position);
    if (own === undefined) return { positions, added: new Map() };
    added.set(position, own);
  }
  const rankScore = (position: number) => (scores[position] ?? 0) + (added.get(position) ?? 0);
  const reranked = [...added.keys()].sort((a, b) => rankScore(b) - rankScore(a));
  return { positions: [...new Set([...reranked, ...positions])], added };
}
