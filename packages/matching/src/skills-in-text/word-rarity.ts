import type { TermReader } from '../reading/terms';

/** How many skills of a library have a word (folded, not stemmed) in one of their names. */
export interface Vocabulary {
  skills: number;
  having: ReadonlyMap<string, number>;
}

/** What a stemmed word tells, in nats: a rare word of the library more. */
export type Rarity = (word: string) => number;

export const wordRarity = ({ skills, having }: Vocabulary, reader: TermReader): Rarity => {
  const byStem = new Map<string, number>();
  for (const [word, count] of having) {
    const stem = reader.title(word)[0]?.text ?? word;
    byStem.set(stem, Math.max(byStem.get(stem) ?? 0, count));
  }
  return (word) => Math.log(1 + skills / (1 + (byStem.get(word) ?? 0)));
};

/** What these words tell together, in nats. */
export const sumRarity = (words: readonly string[], rarity: Rarity): number =>
  words.reduce((total, word) => total + rarity(word), 0);
