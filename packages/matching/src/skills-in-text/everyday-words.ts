import { stem } from '../reading/stem';
import { type Token, tokens } from '../reading/tokens';

/** Everyday words that are also names of tools and methods; they count as names only if capitalised within a sentence. */
const EVERYDAY = new Set(
  'access agile excel express lean less react spring word go swift spark teams outlook project rust make notion slack zoom oracle sage box act flow stream edge scratch basic'.split(
    ' ',
  ),
);

/** Whether an everyday word also names a tool or method. */
export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word);

/** Whether a word has a capital, unless it is the first of its sentence. */
export const isCapital = (sentence: string, { start }: Token, first: Token | undefined): boolean =>
  start !== first?.start && /\p{Lu}/u.test(sentence.charAt(start));

/** Those that mean something else even in names in lower case: 'an agile team' is not 'agile development'. */
const OTHERWISE_MEANT = new Set(['agile', 'lean', 'spring', 'swift'].map(stem));
/** Adjectives that name a method in a sentence with one of these words: 'agile delivery', 'lean production'. */
const METHODS = new Set(['agile', 'lean']);
const OF_METHODS =
  /\b(?:scrum|kanban|sprints?|sigma|kaizen|devops|software|deliver(?:y|ies)|development|manufacturing|production|process(?:es)?|projects?|methods?|methodolog(?:y|ies)|frameworks?|practices?|principles?)\b/i;
const DOT_NET = /\.net\b/i;

/** Whether a name has the word as a proper name: 'Microsoft Access', but not 'react to emergencies'. */
const hasAsProperName = (name: string, word: string) =>
  tokens(name).some((token) => stem(token.text) === word && /\p{Lu}/u.test(name.charAt(token.start)));

/** Whether a name is misread if it shares these words (stems) with a sentence, or a part of it, and no others. */
export type IsMisread = (name: string, shared: readonly string[]) => boolean;

/**
 * Finds the words of a sentence that are spelled like a name but are none: everyday words in lower case, and '.NET'
 * for a name with 'net'. Undefined for a sentence without such words.
 */
export const readMisreadings = (sentence: string): IsMisread | undefined => {
  const words = tokens(sentence);
  const isDotNet = ({ text, start }: Token) => text === 'net' && sentence.charAt(start - 1) === '.';
  const isAboutMethods = OF_METHODS.test(sentence);
  const isEveryday = (word: Token) =>
    isEverydayWord(word.text) && !isCapital(sentence, word, words[0]) && !(isAboutMethods && METHODS.has(word.text));
  const everyday = new Set(words.filter(isEveryday).map(({ text }) => stem(text)));
  const hasDotNet = words.some(isDotNet);
  if (!everyday.size && !hasDotNet) return undefined;
  const meant = new Set(words.filter((word) => !isDotNet(word) && !isEveryday(word)).map(({ text }) => stem(text)));
  return (name, shared) =>
    shared.length > 0 &&
    shared.every((word) => {
      if (meant.has(word)) return false;
      if (everyday.has(word)) return OTHERWISE_MEANT.has(word) || hasAsProperName(name, word);
      return word === 'net' && hasDotNet && !DOT_NET.test(name);
    });
};
