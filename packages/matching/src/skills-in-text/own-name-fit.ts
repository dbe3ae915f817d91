import { countTerms, type Term, type TermReader } from '../reading/terms';
import { backgroundVectors } from '../vectors/background';
import { product } from '../vectors/dense';
import type { TextSpace } from '../vectors/text-space';
import { vectorSpace } from '../vectors/vector-space';
import type { NamedSkill } from './find-skills';
import { type Rarity, sumRarity } from './word-rarity';

/** How a skill's own name fits whole texts, each 0 to 1. */
export interface OwnNameFit {
  /** Share of the name's weight that occurs anywhere in the texts. */
  mentionedShare: number;
  /** Similarity in meaning. */
  similarity: number;
}

let space: TextSpace | undefined;
const meaningSpace = () => {
  space ??= vectorSpace(backgroundVectors());
  return space;
};

/** Compares own names of skills with whole texts; caches the result of each skill. */
export const ownNameFits = (textTerms: readonly Term[], reader: TermReader, rarity: Rarity) => {
  const textWords = new Set(textTerms.map(({ text }) => text));
  const meaning = meaningSpace().encode(countTerms(textTerms));
  const fits = new Map<number, OwnNameFit>();

  const compare = ({ names: [own = ''] }: NamedSkill): OwnNameFit => {
    const terms = reader.prose(own);
    const words = [...new Set(terms.map(({ text }) => text))];
    const weight = sumRarity(words, rarity);
    const matched = words.filter((word) => textWords.has(word));
    return {
      mentionedShare: weight > 0 ? sumRarity(matched, rarity) / weight : 1,
      similarity: Math.max(0, product(meaningSpace().encode(countTerms(terms)), meaning)),
    };
  };
  return (skill: NamedSkill): OwnNameFit => {
    const fit = fits.get(skill.id) ?? compare(skill);
    fits.set(skill.id, fit);
    return fit;
  };
};
