import { EMBEDDING_WEIGHT, RERANKED } from '../recipe';

/**
 * Reranks the best roles, given by their positions, by score + 3 · similarity in meaning. Keeps the order if any
 * similarity is unknown, because that role would rank too low.
 */
export function rerank(
  positions: number[],
  scores: ArrayLike<number>,
  getNearness: (position: number) => number | undefined,
): number[] {
  const reranked: { position: number; score: number }[] = [];
  for (const position of positions.slice(0, RERANKED)) {
    const similarity = getNearness(position);
    if (similarity === undefined) return positions;
    reranked.push({ position, score: (scores[position] ?? 0) + EMBEDDING_WEIGHT * similarity });
  }
  reranked.sort((a, b) => b.score - a.score);
  return [...reranked.map(({ position }) => position), ...positions.slice(RERANKED)];
}
