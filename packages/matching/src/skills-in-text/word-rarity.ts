import type { LanguageWords } from '../reading/language-words';

/** Number of skills of a library with a word (folded, not stemmed) in one of their names. */
export interface Vocabulary {
  skills: number;
  having: ReadonlyMap<string, number>;
}

/** Information of a stem in nats; higher for rare words of the library. */
export type Rarity = (word: string) => number;

export const wordRarity = ({ skills, having }: Vocabulary, { stem }: LanguageWords): Rarity => {
  const byStem = new Map<string, number>();
  for (const [word, count] of having) {
    const stemmed = stem(word);
    byStem.set(stemmed, Math.max(byStem.get(stemmed) ?? 0, count));
  }
  return (word) => Math.log(1 + skills / (1 + (byStem.get(word) ?? 0)));
};

/** Total information of these words in nats. */
export const sumRarity = (words: readonly string[], rarity: Rarity): number =>
  words.reduce((total, word) => total + rarity(word), 0);
