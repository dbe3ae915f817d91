import type { Term } from '../reading/terms';

/** Positions of each word in a sentence, counted in terms. */
export type Places = ReadonlyMap<string, readonly number[]>;

export const findPlaces = (terms: readonly Term[]): Places => {
  const positions = new Map<string, number[]>();
  for (const [index, { text }] of terms.entries()) positions.set(text, [...(positions.get(text) ?? []), index]);
  return positions;
};

/** The positions of the words in the shortest part of the sentence that contains all of them. */
export const nearestPlaces = (words: readonly string[], positions: Places): number[] => {
  const [first = '', ...rest] = words;
  const ranges = (positions.get(first) ?? []).map((start) => [
    start,
    ...rest.map((word) =>
      (positions.get(word) ?? []).reduce((best, position) =>
        Math.abs(position - start) < Math.abs(best - start) ? position : best,
      ),
    ),
  ]);
  const width = (range: readonly number[]) => Math.max(...range) - Math.min(...range);
  return ranges.reduce((best, range) => (width(range) < width(best) ? range : best)).sort((a, b) => a - b);
};

/** Number of words between the first and the last position that are not in the sorted list of positions. */
export const wordsBetween = (positions: readonly number[]): number =>
  (positions.at(-1) ?? 0) - (positions[0] ?? 0) + 1 - positions.length;
