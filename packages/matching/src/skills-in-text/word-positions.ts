import type { Term } from '../reading/terms';

/** Positions of each word in a sentence, counted in terms. */
export type Places = ReadonlyMap<string, readonly number[]>;

export const findPlaces = (terms: readonly Term[]): Places => {
  const places = new Map<string, number[]>();
  for (const [at, { text }] of terms.entries()) places.set(text, [...(places.get(text) ?? []), at]);
  return places;
};

/** The positions of the words in the shortest part of the sentence that contains all of them. */
export const nearestPlaces = (words: readonly string[], places: Places): number[] => {
  const [first = '', ...rest] = words;
  const stretches = (places.get(first) ?? []).map((start) => [
    start,
    ...rest.map((word) =>
      (places.get(word) ?? []).reduce((best, place) =>
        Math.abs(place - start) < Math.abs(best - start) ? place : best,
      ),
    ),
  ]);
  const width = (stretch: readonly number[]) => Math.max(...stretch) - Math.min(...stretch);
  return stretches.reduce((best, stretch) => (width(stretch) < width(best) ? stretch : best)).sort((a, b) => a - b);
};

/** Number of words between the first and the last position that are not in the sorted list of positions. */
export const wordsBetween = (places: readonly number[]): number =>
  (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 - places.length;
