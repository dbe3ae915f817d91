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
  likeness(a: string, b: string): number;
  /** How informative a word is: 0 for one that occurs everywhere, 1 for a rare or unknown one. */
  weight(word: string): number;
}

const toLetterPairs = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));

/** Dice coefficient of the letter pairs of two words. */
const sharedLetters = (a: string, b: string): number => {
  const rest = toLetterPairs(b);
  let common = 0;
  for (const pair of toLetterPairs(a)) {
    const index = rest.indexOf(pair);
    if (index < 0) continue;
    rest.splice(index, 1);
    common++;
  }
  return (2 * common) / (a.length + b.length - 2);
};

const isMistyped = (a: string, b: string) =>
  a[0] === b[0] && Math.min(a.length, b.length) >= SHORTEST_MISTYPED && sharedLetters(a, b) >= SAME_LETTERS;

export function wordRelations(): WordRelations {
  const model = backgroundVectors();
  const positions = new Map(model.words.map((word, index) => [word, index]));
  const nearWords = new Map<string, { word: string; likeness: number }[]>();
  const cosine = (a: string, b: string) => {
    const [first, second] = [positions.get(a), positions.get(b)];
    if (first === undefined || second === undefined) return 0;
    return product(denseRow(model.vectors, first), denseRow(model.vectors, second));
  };
  const findNear = (word: string) => {
    const position = positions.get(word);
    if (position === undefined) return [];
    return [...products(model.vectors, denseRow(model.vectors, position))]
      .map((likeness, index) => ({ word: model.words[index] ?? '', likeness, index }))
      .filter(({ likeness, index }) => index !== position && likeness >= MIN_COSINE)
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
    likeness(a, b) {
      if (a === b) return 1;
      const similarity = cosine(a, b);
      return Math.max(
        similarity >= MIN_COSINE ? similarity * SIMILAR_MEANING_FACTOR : 0,
        isMistyped(a, b) ? MISTYPED_FACTOR : 0,
      );
    },
    weight(word) {
      const position = positions.get(word);
      return position === undefined ? 1 : (model.smoothing[position] ?? 1);
    },
  };
}
