import { EMBEDDING_WEIGHT, RERANKED } from '../recipe';

/** The best roles in their new order, and how similar in meaning each of the reranked ones is (0..2). */
export type Reranking = { positions: number[]; nearness: ReadonlyMap<number, number> };

/**
 * Reranks the best roles, given by their positions, together with those `nearest` in meaning, by score + 2 · similarity in
 * meaning. Keeps the order, with no similarities, if that of any of the best is unknown, because that role would rank
 * too low.
 */
export function rerank(
  positions: number[],
  nearest: readonly number[],
  scores: ArrayLike<number>,
  getNearness: (position: number) => number | undefined,
): Reranking {
  const nearness = new Map<number, number>();
  for (const position of [...positions.slice(0, RERANKED), ...nearest]) {
    const similarity = getNearness(position);
    if (similarity === undefined) return { positions, nearness: new Map() };
    nearness.set(position, similarity);
  }
  const nearScore = (position: number) => withNearness(scores[position] ?? 0, nearness.get(position));
  const reranked = [...nearness.keys()].sort((a, b) => nearScore(b) - nearScore(a));
  return { positions: [...new Set([...reranked, ...positions])], nearness };
}

/** The score with which a role is ranked. */
export const withNearness = (score: number, nearness = 0): number => score + EMBEDDING_WEIGHT * nearness;
