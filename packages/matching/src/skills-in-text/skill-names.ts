import { loanPlurals } from '../reading/german-plurals';
import type { LanguageWords } from '../reading/language-words';
import type { TermReader } from '../reading/terms';
import type { NamedSkill } from './find-skills';
import { type Rarity, sumRarity } from './word-rarity';

/** Minimum share of a name's weight that a sentence must contain. */
export const MIN_NAME_SHARE = 1 / 3;

/** A name of a skill, prepared for the comparison with sentences. */
export interface ParsedName {
  skill: NamedSkill;
  name: string;
  isOwn: boolean;
  /** Its distinct stems. */
  words: string[];
  /** Information of its words in nats. */
  weight: number;
  /** Those of its stems that a text must have in the form of a loan word. */
  loanPlurals: ReadonlySet<string>;
}

const withoutBrackets = (name: string) => (name.endsWith(')') ? name.slice(0, name.lastIndexOf('(')) : name);

const NONE: ReadonlySet<string> = new Set();

const readNames = (
  skill: NamedSkill,
  reader: TermReader,
  rarity: Rarity,
  { hasLoanPlurals }: LanguageWords,
): ParsedName[] =>
  skill.names.flatMap((name, index) =>
    [...new Set([name, withoutBrackets(name)])].map((spelling) => {
      const terms = reader.prose(spelling);
      const words = [...new Set(terms.map(({ text }) => text))];
      return {
        ...{ skill, name, isOwn: index === 0, words, weight: sumRarity(words, rarity) },
        loanPlurals: hasLoanPlurals ? loanPlurals(spelling, terms) : NONE,
      };
    }),
  );

/** The names with enough of their weight in the texts, by each of their words. */
export const namesByWord = (
  library: readonly NamedSkill[],
  textWords: ReadonlySet<string>,
  reader: TermReader,
  rarity: Rarity,
  language: LanguageWords,
): ReadonlyMap<string, readonly ParsedName[]> => {
  const byWord = new Map<string, ParsedName[]>();
  const isMentioned = ({ words, weight }: ParsedName) =>
    sumRarity(
      words.filter((word) => textWords.has(word)),
      rarity,
    ) >=
    MIN_NAME_SHARE * weight;
  for (const name of library.flatMap((skill) => readNames(skill, reader, rarity, language)).filter(isMentioned))
    for (const word of name.words) {
      const list = byWord.get(word);
      if (list) list.push(name);
      else byWord.set(word, [name]);
    }
  return byWord;
};
