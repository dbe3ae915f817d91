import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import { FREQUENT_WORDS, type TextLanguage } from './frequent-words';
import { ELISION, GENDERS, SIGNS } from './language-signs';

const MAX_LETTERS = 20_000;
/** Of fewer words nobody can tell. */
const MIN_WORDS = 3;
/** What a sign of a language counts, beside a frequent word that only this language has. */
const SIGN = 0.7;
/** Least evidence: one frequent word may be a name. */
const MIN_EVIDENCE = 1.4;
/** The same as a share of all words. */
const MIN_SHARE = 0.12;
/** How much more evidence there is than for any other language. */
const MIN_LEAD = 1.5;

/** The evidence for each language in a text, and its number of words. */
const collectEvidence = (text: string) => {
  const evidence = new Map<TextLanguage, number>();
  const add = (language: TextLanguage, count: number) => evidence.set(language, (evidence.get(language) ?? 0) + count);
  const takeSign = (rest: string, sign: RegExp, language: TextLanguage | undefined) =>
    rest.replace(sign, () => {
      if (language) add(language, 1);
      return ' ';
    });
  const plain = GENDERS.reduce((rest, [sign, language]) => takeSign(rest, sign, language), text.slice(0, MAX_LETTERS));
  const words = takeSign(plain.toLowerCase(), ELISION, 'fr').match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    const languages = FREQUENT_WORDS.get(word);
    for (const language of languages ?? []) add(language, 1 / (languages?.length ?? 1));
    if (!languages) for (const [sign, language] of SIGNS) if (sign.test(word)) add(language, SIGN);
  }
  return { evidence, words: words.length };
};

/** The language of a text by its frequent words, endings and letters; undefined without enough of them. */
const findLanguage = (text: string): TextLanguage | undefined => {
  const { evidence, words } = collectEvidence(text);
  const [best, second] = [...evidence].sort((a, b) => b[1] - a[1]);
  if (!best || words < MIN_WORDS) return undefined;
  const [language, most] = best;
  const isClear = most >= MIN_EVIDENCE && most >= MIN_SHARE * words && most >= MIN_LEAD * (second?.[1] ?? 0);
  return isClear ? language : undefined;
};

const isRead = (language: TextLanguage): language is DocumentLanguage => !language.startsWith('other');

/** The language of a text, also of a short one; 'other' for one that is not read. */
export const guessLanguage = (text: string): DocumentLanguage | 'other' | undefined => {
  const language = findLanguage(text);
  return language === undefined || isRead(language) ? language : 'other';
};

/** The same without languages that are not read. */
export const detectLanguage = (text: string): DocumentLanguage | undefined => {
  const language = guessLanguage(text);
  return language === 'other' ? undefined : language;
};

/** Letters of other scripts, and those that the languages above do not have. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;
const OTHER_LETTERS = /[ąćęłńśźżčďěňřšťůžýőűășțğışåøđ]/giu;
/** German has them too, but fewer. */
const UMLAUTS = /[äö]/giu;
const MIN_LETTERS = 40;
/** Some scripts write a word with one or two letters. */
const MIN_OTHER_SCRIPT = 15;
const OTHER_SHARE = 0.02;
const UMLAUT_SHARE = 0.04;

/** Whether a text is clearly in another language than those whose job descriptions are read. */
export const isOtherLanguage = (text: string): boolean => {
  const start = text.slice(0, MAX_LETTERS);
  const count = (letters: RegExp) => start.match(letters)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const [others, otherScript] = [count(OTHER_LETTERS), count(OTHER_SCRIPT)];
  const language = guessLanguage(text);
  if (language) return language === 'other';
  if (otherScript >= MIN_OTHER_SCRIPT && otherScript > letters / 2) return true;
  const isForeign = others + otherScript > letters * OTHER_SHARE || count(UMLAUTS) > letters * UMLAUT_SHARE;
  return letters >= MIN_LETTERS && isForeign;
};
