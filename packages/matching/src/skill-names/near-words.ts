import { backgroundVectors } from '../vectors/background';
import { denseRow, product, products } from '../vectors/dense';

const MAX_NEAR = 2;
/** Minimum cosine of words with nearly the same meaning. */
const MIN_COSINE = 0.6;
/** Factor for words with nearly the same meaning. */
const SIMILAR_MEANING_FACTOR = 0.9;
/** Minimum likeness by letter pairs at which two long words count as one with a typing error. */
const SAME_LETTERS = 0.75;
const SHORTEST_MISTYPED = 5;
const MISTYPED_FACTOR = 0.85;

/** Relations of words (stems): by meaning, with the shipped word vectors, and by letters. */
export interface WordRelations {
  /** Other words with nearly the same meaning. */
  near(word: string): { word: string; likeness: number }[];
  /** 1 for equal words, 0 for unrelated ones. */
  likeness(one: string, other: string): number;
  /** How informative a word is: 0 for one that occurs everywhere, 1 for a rare or unknown one. */
  weight(word: string): number;
}

const toLetterPairs = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Dice coefficient of the letter pairs of two words. */
const sharedLetters = (one: string, other: string): number => {
  const rest = toLetterPairs(other);
  let common = 0;
  for (const pair of toLetterPairs(one)) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    common++;
  }
  return (2 * common) / (one.length + other.length - 2);
};

const isMistyped = (one: string, other: string) =>
  one[0] === other[0] &&
  Math.min(one.length, other.length) >= SHORTEST_MISTYPED &&
  sharedLetters(one, other) >= SAME_LETTERS;

export function wordRelations(): WordRelations {
  const model = backgroundVectors();
  const positions = new Map(model.words.map((word, at) => [word, at]));
  const nearWords = new Map<string, { word: string; likeness: number }[]>();
  const cosine = (one: string, other: string) => {
    const [a, b] = [positions.get(one), positions.get(other)];
    return a === undefined || b === undefined ? 0 : product(denseRow(model.vectors, a), denseRow(model.vectors, b));
  };
  const findNear = (word: string) => {
    const position = positions.get(word);
    if (position === undefined) return [];
    return [...products(model.vectors, denseRow(model.vectors, position))]
      .map((likeness, at) => ({ word: model.words[at] ?? '', likeness, at }))
      .filter(({ likeness, at }) => at !== position && likeness >= MIN_COSINE)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, MAX_NEAR)
      .map(({ word: other, likeness }) => ({ word: other, likeness: likeness * SIMILAR_MEANING_FACTOR }));
  };
  return {
    near(word) {
      const near = nearWords.get(word) ?? findNear(word);
      nearWords.set(word, near);
      return near;
    },
    likeness(one, other) {
      if (one === other) return 1;
      const similarity = cosine(one, other);
      return Math.max(
        similarity >= MIN_COSINE ? similarity * SIMILAR_MEANING_FACTOR : 0,
        isMistyped(one, other) ? MISTYPED_FACTOR : 0,
      );
    },
    weight(word) {
      const position = positions.get(word);
      return position === undefined ? 1 : (model.smoothing[position] ?? 1);
    },
  };
}
