import { withoutLevel } from '../level/level';
import type { MatchIndex } from '../match-index';
import { type Term, type TermCounts, termReader } from '../reading/terms';
import { topPositions } from '../top-positions';
import { rarity, type TermIndex } from '../words/term-index';

/**
 * How far one value stands above the others: in tenths of their standard deviation. 0 when all are equal.
 */
export function standsApart(values: Float32Array, place: number): number {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  const deviation = Math.sqrt(Math.max(0, squares / values.length - mean * mean));
  return deviation > 0 ? ((values[place] ?? 0) - mean) / deviation / 10 : 0;
}

const COMPARED = 20;

/** Difference of one value to the mean of the twenty highest. */
export function aboveBest(values: Float32Array, place: number): number {
  const best = topPositions(values, COMPARED, () => true);
  const mean = best.reduce((sum, each) => sum + (values[each] ?? 0), 0) / Math.max(1, best.length);
  return (values[place] ?? 0) - mean;
}

/** The share of the greatest possible score of a query that a score is. */
export function shareOfPossible(score: number, query: TermCounts, terms: TermIndex): number {
  let possible = 0;
  for (const [term, weight] of query) possible += weight * rarity(terms, term);
  return possible > 0 ? score / possible : 0;
}

/**
 * How much of the title's subject and of a role's nearest name are the same words (0..1), without words of level; rare
 * words weigh more.
 */
export function sharedNameWords(index: MatchIndex, title: readonly Term[], role: number): number {
  const reader = termReader();
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(index.nameTerms, word), 0);
  const subject = (terms: readonly Term[]) => [...new Set(withoutLevel(terms).map(({ text }) => text))];
  const asked = subject(title);
  const shares = (index.names[role] ?? []).map((name) => {
    const words = subject(reader.title(name));
    const all = weigh(asked) + weigh(words);
    return all > 0 ? (2 * weigh(asked.filter((word) => words.includes(word)))) / all : 0;
  });
  return Math.max(0, ...shares);
}
