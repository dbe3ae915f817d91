import type { Expression } from 'mongoose';
import { escaped, orderedWords } from './search-words';

type Rank = Expression.Cond | number;

/** Where a word starts and ends in `nameLines`. */
const START = '(?<![^ \\n])';
const END = '(?![^ \\n])';

/** Requires every word somewhere in the line. */
const inLine = (words: readonly string[], end = '') => words.map((word) => `(?=[^\\n]*${START}${word}${end})`).join('');

/**
 * Patterns over `nameLines`, best first. The last word typed may be incomplete: a name with the whole word comes before
 * one that only begins so ('Java' before 'JavaScript').
 */
const buildPatterns = (words: readonly string[]) => {
  const phrase = words.join(' ');
  return [
    /* exact name */ `^${phrase}\\n`,
    /* name starts so */ `^${phrase} `,
    `^${phrase}`,
    /* all words in the name */ `^${inLine(words, END)}`,
    `^${inLine(words)}`,
    /* exact alternative name */ `\\n${phrase}\\n`,
    /* alternative name starts so */ `\\n${phrase} `,
    `\\n${phrase}`,
    // A single word that is nowhere else is in some alternative name: nothing is left to tell apart.
    ...(words.length > 1 ? [/* all words in one alternative name */ `\\n${inLine(words)}`] : []),
  ];
};

/**
 * Expression for the rank of a record that matches the text: 0 is best. Undefined for a text without words. Records
 * stored before `nameLines` existed are ranked by their name only.
 */
export const relevance = (text: string | undefined): Rank | undefined => {
  const words = orderedWords(text ?? '').map(escaped);
  if (!words.length) return undefined;
  const input = { $ifNull: ['$nameLines', { $concat: ['$nameKey', '\n'] }] };
  const patterns = buildPatterns(words);
  return patterns.reduceRight<Rank>(
    (worse, regex, rank) => ({ $cond: [{ $regexMatch: { input, regex } }, rank, worse] }),
    patterns.length,
  );
};
