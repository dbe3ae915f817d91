import { type Term, termReader } from '../reading/terms';
import type { NamedSkill } from './find-skills';
import { type OwnNameFit, ownNameFits } from './own-name-fit';
import { readSentences } from './read-sentences';
import { searchedText } from './searched-text';
import { MIN_NAME_SHARE, namesByWord, type ParsedName } from './skill-names';
import { findPlaces, nearestPlaces, wordsBetween } from './word-positions';
import { type Rarity, type Vocabulary, wordRarity } from './word-rarity';

/** Strength of the evidence for a skill, 0 to 1, with the best sentence. */
export interface WeighedSkill {
  id: number;
  strength: number;
  /** The best matching name. */
  name: string;
  sentence: string;
  marks: { start: number; end: number }[];
}

const SHARE_POWER = 1.5;
/** Scale of the information in nats: far above it, more words hardly raise the strength. */
const INFORMATION_SCALE = 6;
/** Factor per word between the words of a name, and the maximum number of such words that count. */
const PER_WORD_BETWEEN = 0.9;
const MAX_BETWEEN = 6;
const ALTERNATIVE = 0.8;
/**
 * How much the factor of an alternative name falls if the texts contain nothing of the own name, such as 'standards'
 * for scaffolding components.
 */
const OWN_NAME = 0.6;
/** How much the factor of a skill falls if its name is unrelated to the whole text. */
const SUBJECT = 0.5;

interface Sentence {
  text: string;
  terms: readonly Term[];
}
/** The part of a name that occurs in a sentence. */
interface Mention {
  name: ParsedName;
  /** Information of the occurring words in nats. */
  weight: number;
  /** Positions of the occurring words where they are closest together. */
  positions: number[];
}

const readAllSentences = (texts: readonly string[], read: (text: string) => Term[]): Sentence[] =>
  texts.flatMap((text) =>
    readSentences(text).map(({ text: shown, searched }) => ({ text: shown, terms: read(searched) })),
  );

/** The names with enough of their weight in a sentence. */
const findMentions = (
  { terms }: Sentence,
  names: ReadonlyMap<string, readonly ParsedName[]>,
  rarity: Rarity,
): Mention[] => {
  const positions = findPlaces(terms);
  const weights = new Map<ParsedName, number>();
  for (const word of positions.keys())
    for (const name of names.get(word) ?? []) weights.set(name, (weights.get(name) ?? 0) + rarity(word));
  return [...weights]
    .filter(([name, weight]) => weight >= MIN_NAME_SHARE * name.weight)
    .map(([name, weight]) => {
      const words = name.words.filter((word) => positions.has(word));
      return { name, weight, positions: nearestPlaces(words, positions) };
    });
};

const measureStrength = (
  { name: { isOwn, weight: whole }, weight, positions }: Mention,
  { mentionedShare, similarity }: OwnNameFit,
) =>
  (weight / whole) ** SHARE_POWER *
  (1 - Math.exp(-weight / INFORMATION_SCALE)) *
  PER_WORD_BETWEEN ** Math.min(wordsBetween(positions), MAX_BETWEEN) *
  (isOwn ? 1 : ALTERNATIVE * (1 - OWN_NAME + OWN_NAME * mentionedShare)) *
  (1 - SUBJECT + SUBJECT * similarity);

const toWeighed = (
  { name: { skill, name }, positions }: Mention,
  strength: number,
  sentence: Sentence,
): WeighedSkill => {
  const marks = positions.flatMap((at) => sentence.terms[at] ?? []).map(({ start, end }) => ({ start, end }));
  return { id: skill.id, strength, name, sentence: sentence.text, marks };
};

/**
 * Rates the evidence of texts for the skills of a library: by the share of a name in one sentence, how informative its
 * words are (rare words of the library more), their distance, and how the skill's own name fits the whole text.
 * `library` only needs names of which a text contains at least half of the words.
 */
export const weighSkills = (
  texts: readonly string[],
  library: readonly NamedSkill[],
  vocabulary: Vocabulary,
): Map<number, WeighedSkill> => {
  const reader = termReader();
  const rarity = wordRarity(vocabulary);
  const textTerms = texts.flatMap((text) => reader.prose(searchedText(text)));
  const names = namesByWord(library, new Set(textTerms.map(({ text }) => text)), reader, rarity);
  const measureFit = ownNameFits(textTerms, reader, rarity);

  const best = new Map<number, WeighedSkill>();
  for (const sentence of readAllSentences(texts, reader.prose))
    for (const mention of findMentions(sentence, names, rarity)) {
      const { skill } = mention.name;
      const strength = measureStrength(mention, measureFit(skill));
      if (strength > (best.get(skill.id)?.strength ?? 0)) best.set(skill.id, toWeighed(mention, strength, sentence));
    }
  return best;
};
