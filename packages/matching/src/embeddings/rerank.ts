import { EMBEDDING_WEIGHT, RERANKED } from '../recipe';

/**
 * Reranks the best places by score + 3 · similarity in meaning. Keeps the order if any similarity is unknown, because
 * that role would rank too low.
 */
export function rerank(
  places: number[],
  scores: ArrayLike<number>,
  getNearness: (place: number) => number | undefined,
): number[] {
  const again: { place: number; score: number }[] = [];
  for (const place of places.slice(0, RERANKED)) {
    const near = getNearness(place);
    if (near === undefined) return places;
    again.push({ place, score: (scores[place] ?? 0) + EMBEDDING_WEIGHT * near });
  }
  again.sort((a, b) => b.score - a.score);
  return [...again.map(({ place }) => place), ...places.slice(RERANKED)];
}
