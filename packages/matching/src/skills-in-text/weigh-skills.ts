import { hasLoanForm } from '../reading/german-plurals';
import type { LanguageWords } from '../reading/language-words';
import { type Term, termReader } from '../reading/terms';
import { type IsMisread, readMisreadings } from './everyday-words';
import type { NamedSkill } from './find-skills';
import { type OwnNameFit, ownNameFits } from './own-name-fit';
import { type ReadSentence, readSentences } from './read-sentences';
import { searchedText } from './searched-text';
import { MIN_NAME_SHARE, namesByWord, type ParsedName } from './skill-names';
import { findPlaces, nearestPlaces, wordsBetween } from './word-positions';
import { type Rarity, type Vocabulary, wordRarity } from './word-rarity';

/** The evidence of one sentence for a skill. */
export interface WeighedSkill {
  /** Strength of the evidence, 0 to 1. */
  strength: number;
  /** Whether the sentence has at least half of the name that fits it best; rare words of a name count more. */
  isHalfNamed: boolean;
  /** Cosine of the words of sentence and name, weighted by their information; the best of all names. */
  cosine: number;
  /** The name with the strongest evidence. */
  name: string;
  marks: { start: number; end: number }[];
}

/** A sentence (`text` as written, `searched` without negated parts and addresses) and its evidence by skill id. */
export interface WeighedSentence extends ReadSentence {
  weighed: Map<number, WeighedSkill>;
}

const SHARE_POWER = 1.5;
const HALF = 0.5;
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

/** The part of a name that occurs in a sentence. */
interface Mention {
  name: ParsedName;
  /** Information of the occurring words in nats. */
  weight: number;
  /** Positions of the occurring words where they are closest together. */
  positions: number[];
}

/** The names with enough of their weight in a sentence. */
const findMentions = (
  sentence: string,
  terms: readonly Term[],
  names: ReadonlyMap<string, readonly ParsedName[]>,
  rarity: Rarity,
  isMisread: IsMisread | undefined,
): Mention[] => {
  const positions = findPlaces(terms);
  const weights = new Map<ParsedName, number>();
  const isMeant = ({ loanPlurals }: ParsedName, word: string) =>
    !loanPlurals.has(word) || hasLoanForm(word, sentence, terms);
  for (const word of positions.keys())
    for (const name of names.get(word) ?? [])
      if (isMeant(name, word)) weights.set(name, (weights.get(name) ?? 0) + rarity(word));
  return [...weights]
    .filter(([name, weight]) => weight >= MIN_NAME_SHARE * name.weight)
    .flatMap(([name, weight]) => {
      const words = name.words.filter((word) => positions.has(word) && isMeant(name, word));
      return isMisread?.(name.name, words) ? [] : [{ name, weight, positions: nearestPlaces(words, positions) }];
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

const toMarks = (terms: readonly Term[], positions: readonly number[]) =>
  positions.flatMap((index) => terms[index] ?? []).map(({ start, end }) => ({ start, end }));

const sumSquares = (words: Iterable<string>, rarity: Rarity) =>
  [...words].reduce((sum, word) => sum + rarity(word) ** 2, 0);

/**
 * Rates the evidence of each sentence for the skills of a library: by the share of a name in the sentence, how informative
 * its words are (rare words of the library more), their distance, and how the skill's own name fits the whole text.
 * `library` only needs names of which a text contains at least a third of the words.
 */
export const weighSkills = (
  texts: readonly string[],
  library: readonly NamedSkill[],
  vocabulary: Vocabulary,
  language: LanguageWords,
): WeighedSentence[] => {
  const reader = termReader(language);
  const rarity = wordRarity(vocabulary, language);
  const textTerms = texts.flatMap((text) => reader.prose(searchedText(text)));
  const names = namesByWord(library, new Set(textTerms.map(({ text }) => text)), reader, rarity, language);
  const measureFit = ownNameFits(textTerms, reader, rarity);

  return texts.flatMap(readSentences).map((sentence) => {
    const terms = reader.prose(sentence.searched);
    const sentenceSquares = sumSquares(new Set(terms.map(({ text }) => text)), rarity);
    const weighed = new Map<number, WeighedSkill>();
    for (const mention of findMentions(sentence.searched, terms, names, rarity, readMisreadings(sentence.searched))) {
      const { skill, name, words } = mention.name;
      const strength = measureStrength(mention, measureFit(skill));
      const found = new Set(mention.positions.flatMap((index) => terms[index]?.text ?? []));
      const cosine = sumSquares(found, rarity) / Math.sqrt(sentenceSquares * sumSquares(words, rarity));
      const best = weighed.get(skill.id);
      const isBetter = strength > (best?.strength ?? 0);
      if (!best || isBetter)
        weighed.set(skill.id, {
          strength,
          isHalfNamed: mention.weight >= HALF * mention.name.weight,
          cosine: Math.max(cosine, best?.cosine ?? 0),
          name,
          marks: toMarks(terms, mention.positions),
        });
      else best.cosine = Math.max(cosine, best.cosine);
    }
    return { ...sentence, weighed };
  });
};
