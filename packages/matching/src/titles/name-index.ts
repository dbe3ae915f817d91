import { AddedPostings } from '../added-postings';
import { appendNumbers } from '../append-numbers';
import { dampen } from '../reading/terms';
import { tokens } from '../reading/tokens';
import { addRow, rowCount, type SparseRows, SparseRowsBuilder, transpose } from '../sparse-rows';
import { normalise } from '../vectors/dense';

import { countGrams } from './n-grams';
import { inSingular } from './singular';
import { withoutAdditions } from './title-additions';
import { readTitleWithoutField, wordWeights } from './title-words';
import { writeOutTitle } from './write-out-title';

/**
 * All names of all roles by character n-gram. Row g of `postings` has the names with gram g and their normalised tf-idf
 * weight, and `added` the same for names that were added later; `idf` is by gram; the names of role r have the numbers
 * from `firstName[r]` to `firstName[r + 1]` (exclusive).
 */
export type NameIndex = {
  ids: Map<string, number>;
  idf: Float32Array;
  postings: SparseRows;
  /** Number of names when the index was built, by which rarity is measured. */
  names: number;
  added: AddedPostings;
  firstName: Uint32Array;
};

/** For each role the cosine of the title and its nearest name (0..1), and the index of that name among its names. */
export type TitleScores = { scores: Float32Array; nearest: Uint32Array };

/** Builds the index from the names of each role: tf-idf with tf = 1 + ln count, idf = 1 + ln((1 + N)/(1 + n)), unit length. */
export function buildNameIndex(names: readonly (readonly string[])[]): NameIndex {
  const ids = new Map<string, number>();
  const builder = new SparseRowsBuilder();
  for (const own of names) for (const name of own) builder.add(dampenedCounts(countGrams(name), ids));
  const rows = builder.build();
  const idf = inverseFrequencies(rows, ids.size);
  weigh(rows, idf);
  const firstName = new Uint32Array(names.length + 1);
  names.forEach((own, role) => {
    firstName[role + 1] = (firstName[role] ?? 0) + own.length;
  });
  return {
    ids,
    idf,
    postings: transpose(rows, ids.size),
    names: rowCount(rows),
    added: new AddedPostings(),
    firstName,
  };
}

/** Adds the names of a further role, weighed as when the index was built. The given index must not be used afterwards. */
export function addNames(index: NameIndex, names: readonly string[]): NameIndex {
  const first = countNames(index);
  for (const [position, name] of names.entries())
    for (const [gram, weight] of unitGrams(index, name)) {
      const id = index.ids.get(gram) ?? index.ids.size;
      index.ids.set(gram, id);
      index.added.add(id, first + position, weight);
    }
  return { ...index, firstName: appendNumbers(index.firstName, Uint32Array.of(first + names.length)) };
}

function countNames({ firstName }: NameIndex): number {
  return firstName[firstName.length - 1] ?? 0;
}

/** A title at least this similar to a name counts as that name. */
const EXACT = 0.97;
/** Factor for titles without their field, so that a name of the whole title ranks higher. */
const POST_SHARE = 0.9;

/**
 * Compares a title with every name: unchanged if a name is equal, otherwise with less weight for words of rank, or
 * without its field if that is more similar.
 */
export function titleScores(index: NameIndex, title: string): TitleScores {
  const byName = bestOfNames(index, title);
  const roles = index.firstName.length - 1;
  const scores = new Float32Array(roles);
  const nearest = new Uint32Array(roles);
  for (let role = 0; role < roles; role++) {
    const first = index.firstName[role] ?? 0;
    const end = index.firstName[role + 1] ?? 0;
    for (let name = first; name < end; name++) {
      const score = byName[name] ?? 0;
      if (score <= (scores[role] ?? 0)) continue;
      scores[role] = score;
      nearest[role] = name - first;
    }
  }
  return { scores, nearest };
}

/** The best score of each name for a title, 0..1. */
function bestOfNames(index: NameIndex, title: string): Float32Array {
  const best = nameScores(index, title).map((score) => (score >= EXACT ? Math.min(1, score) : 0));
  for (const { text, share } of titleVariants(title)) {
    const scores = nameScores(index, text, wordWeights(text));
    for (let name = 0; name < best.length; name++) {
      const score = Math.min(1, share * (scores[name] ?? 0));
      if (score > (best[name] ?? 0)) best[name] = score;
    }
  }
  return best;
}

/**
 * How a title was read to compare it with names: without additions, written out, or without its field. Undefined when it was
 * compared as it is written, apart from upper and lower case.
 */
export function readingFor(index: NameIndex, title: string, name: string): string | undefined {
  const nearnessTo = titleNearness(index, name);
  if (nearnessTo(title) >= EXACT) return undefined;
  const [best] = titleVariants(title)
    .map(({ text, share }) => ({ text, nearness: share * nearnessTo(text, wordWeights(text)) }))
    .sort((a, b) => b.nearness - a.nearness);
  return best && !hasSameWords(best.text, title) ? best.text : undefined;
}

const hasSameWords = (text: string, other: string): boolean => wordsOf(text) === wordsOf(other);
const wordsOf = (text: string): string =>
  tokens(text)
    .map((token) => token.text)
    .join(' ');

/** A title without additions such as `(m/w/d)`, in the singular, and written out; each also without its field. */
function titleVariants(title: string): { text: string; share: number }[] {
  const plain = withoutAdditions(title);
  const wholes = [...new Set([plain, inSingular(plain), writeOutTitle(title)])];
  const posts = wholes.map(readTitleWithoutField).filter((post) => !wholes.includes(post));
  return [...wholes.map((text) => ({ text, share: 1 })), ...posts.map((text) => ({ text, share: POST_SHARE }))];
}

/** Cosine of the n-grams of a text and each name, by number of the name; `weights` are those of the words. */
export function nameScores(index: NameIndex, text: string, weights?: readonly number[]): Float32Array {
  const scores = new Float32Array(countNames(index));
  for (const [gram, weight] of unitGrams(index, text, weights)) {
    const id = index.ids.get(gram);
    if (id === undefined) continue;
    if (id < index.idf.length) addRow(index.postings, id, weight, scores);
    index.added.addTo(id, weight, scores);
  }
  return scores;
}

/**
 * Returns the similarity of a title to other titles, measured as with names: 0 for nothing in common, 1 for equal ones;
 * `weightOfWord` has the weights of the other title's words.
 */
export function titleNearness(
  index: NameIndex,
  title: string,
): (other: string, weightOfWord?: readonly number[]) => number {
  const titleGrams = unitGrams(index, title);
  return (other, weightOfWord) => {
    let product = 0;
    for (const [gram, weight] of unitGrams(index, other, weightOfWord)) product += weight * (titleGrams.get(gram) ?? 0);
    return Math.min(1, product);
  };
}

function dampenedCounts(counts: ReadonlyMap<string, number>, ids: Map<string, number>): [number, number][] {
  return [...counts].map(([gram, count]) => {
    const id = ids.get(gram) ?? ids.size;
    ids.set(gram, id);
    return [id, dampen(count)];
  });
}

function inverseFrequencies(rows: SparseRows, size: number): Float32Array {
  const idf = new Float32Array(size);
  for (const gram of rows.columns) idf[gram] = (idf[gram] ?? 0) + 1;
  return idf.map((count) => rarity(rowCount(rows), count));
}

/** Converts counts to normalised tf-idf weights in place: there are too many names for a copy. */
function weigh(rows: SparseRows, idf: Float32Array): void {
  const { starts, columns, values } = rows;
  for (let row = 0; row < rowCount(rows); row++) {
    const rowValues = values.subarray(starts[row], starts[row + 1]);
    const first = starts[row] ?? 0;
    for (let index = 0; index < rowValues.length; index++)
      rowValues[index] = (rowValues[index] ?? 0) * (idf[columns[first + index] ?? 0] ?? 0);
    normalise(rowValues);
  }
}

function rarity(names: number, count: number): number {
  return 1 + Math.log((1 + names) / (1 + count));
}

/** The weights of a title's grams, normalised to unit length; grams without a name weigh like the rarest known ones. */
function unitGrams(index: NameIndex, title: string, weightOfWord?: readonly number[]): Map<string, number> {
  const weights = [...countGrams(title, weightOfWord)].map(([gram, count]): [string, number] => [
    gram,
    dampen(count) * (index.idf[index.ids.get(gram) ?? -1] ?? rarity(index.names, 0)),
  ]);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(weights.map(([gram, weight]) => [gram, weight / length]));
}
