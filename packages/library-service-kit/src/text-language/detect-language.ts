import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import { FREQUENT_WORDS, type TextLanguage } from './frequent-words';
import { ELISIONS, ENDINGS, ENGLISH_AT_WORK, GENDERS, LETTERS, NAMES } from './language-signs';

const MAX_LETTERS = 20_000;
/** Of fewer words nobody can tell. */
const MIN_WORDS = 3;
/** Weight of a sign; a frequent word that only one language has weighs 1. */
const SIGN = 0.7;
/** Least evidence: one frequent word may be a name. */
const MIN_EVIDENCE = 1.4;
/** The same as a share of all words. */
const MIN_SHARE = 0.12;
/** How much more evidence there is than for any other language. */
const MIN_LEAD = 1.5;
/** A text without any frequent word needs at least this many words and this much evidence from endings and letters. */
const SIGNS_ONLY = { words: 6, evidence: 2.1 };

/** `MIT` is no German word. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;

/** Evidence by language. What several languages have is evidence for each, but less. */
const tally = () => {
  const counts = new Map<TextLanguage, number>();
  return {
    of: (language: TextLanguage) => counts.get(language) ?? 0,
    languages: () => counts.keys(),
    add: (languages: readonly TextLanguage[], count: number) => {
      for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + count / languages.length);
    },
  };
};

/** The evidence for each language in a text, by its kind, and the number of words. */
const collectEvidence = (text: string) => {
  const [frequent, endings, letters] = [tally(), tally(), tally()];
  let rest = text.slice(0, MAX_LETTERS).replace(NAMES, ' ');
  const take = (sign: RegExp, languages: readonly TextLanguage[], evidence: typeof frequent) => {
    rest = rest.replace(sign, () => {
      evidence.add(languages, 1);
      return ' ';
    });
  };
  for (const [sign, language] of GENDERS) take(sign, language ? [language] : [], letters);
  for (const [sign, languages] of ELISIONS) take(sign, languages, frequent);
  const words = rest.match(/\p{L}+/gu) ?? [];
  const hasSmallLetters = /\p{Ll}/u.test(rest);
  for (const written of words) {
    if (hasSmallLetters && ABBREVIATION.test(written)) continue;
    const word = written.toLowerCase();
    const languages = FREQUENT_WORDS.get(word);
    if (languages) frequent.add(languages, 1);
    else if (ENGLISH_AT_WORK.has(word)) endings.add(['en'], SIGN);
    else {
      for (const [sign, all] of ENDINGS) if (sign.test(word)) endings.add(all, SIGN);
      for (const [sign, all] of LETTERS) if (sign.test(word)) letters.add(all, SIGN);
    }
  }
  return { frequent, endings, letters, words: words.length };
};

/** The language of a text by its frequent words, endings and letters; undefined without enough of them. */
const findLanguage = (text: string): TextLanguage | undefined => {
  const { frequent, endings, letters, words } = collectEvidence(text);
  const languages = new Set([...frequent.languages(), ...endings.languages(), ...letters.languages()]);
  const ranked = [...languages]
    .map((language) => {
      const sure = frequent.of(language) + endings.of(language);
      const all = sure + letters.of(language);
      // Letters and gender marks may be those of names and places.
      return { language, all, evidence: Math.min(all, 2 * sure) };
    })
    .sort((a, b) => b.evidence - a.evidence);
  const [best, ...others] = ranked;
  if (!best) return undefined;
  const { language, evidence } = best;
  const isEnough =
    frequent.of(language) > 0
      ? words >= MIN_WORDS && evidence >= MIN_EVIDENCE
      : words >= SIGNS_ONLY.words && endings.of(language) >= SIGNS_ONLY.evidence;
  // German titles and lists have English words.
  const isBorrowed = language === 'en' && frequent.of('en') < 1;
  const isClear = evidence >= MIN_SHARE * words && others.every(({ all }) => evidence >= MIN_LEAD * all);
  return isEnough && isClear && !isBorrowed ? language : undefined;
};

const isRead = (language: TextLanguage): language is DocumentLanguage => !language.startsWith('other');

/** The language of a text, also of a short one; 'other' for one that is not read. */
export const guessLanguage = (text: string): DocumentLanguage | 'other' | undefined => {
  const language = findLanguage(text);
  return language === undefined || isRead(language) ? language : 'other';
};

/** The same, but only the languages that can be read. */
export const detectLanguage = (text: string): DocumentLanguage | undefined => {
  const language = guessLanguage(text);
  return language === 'other' ? undefined : language;
};

/** Letters of other scripts, and those that the languages above do not have. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;
const OTHER_LETTERS = /[ąćęłńśźżčďěňřšťůžýőűășțğışåøđ]/giu;
/** German has these letters too, but fewer; a single one may belong to a name or place. */
const UMLAUTS = /[äö]/giu;
const NO_NAME = /^\p{Ll}|[äö].*[äö]/u;
const MIN_LETTERS = 40;
/** Some scripts write a word with one or two letters. */
const MIN_OTHER_SCRIPT = 15;
const OTHER_SHARE = 0.02;
const UMLAUT_SHARE = 0.04;

/** Whether a text is clearly in another language than those whose job descriptions are read. */
export const isOtherLanguage = (text: string): boolean => {
  const start = text.slice(0, MAX_LETTERS);
  const count = (letters: RegExp, part = start) => part.match(letters)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const [others, otherScript] = [count(OTHER_LETTERS), count(OTHER_SCRIPT)];
  const noNames = (start.match(/\p{L}+/gu) ?? []).filter((word) => NO_NAME.test(word)).join(' ');
  const language = guessLanguage(text);
  if (language) return language === 'other';
  if (otherScript >= MIN_OTHER_SCRIPT && otherScript > letters / 2) return true;
  const isForeign = others + otherScript > letters * OTHER_SHARE || count(UMLAUTS, noNames) > letters * UMLAUT_SHARE;
  return letters >= MIN_LETTERS && isForeign;
};
