import { escapeRegExp, searchedWords } from '@skills-architect/service-kit';
import type { Expression } from 'mongoose';

type Rank = Expression.Cond | number;

/** Boundaries of a word in `nameLines`. */
const START = '(?<![^ \\n])';
const END = '(?![^ \\n])';

/** Requires every word somewhere in the line. */
const inLine = (words: readonly string[], end = '') => words.map((word) => `(?=[^\\n]*${START}${word}${end})`).join('');

/**
 * Patterns over `nameLines`, best first. The last typed word may be incomplete: names with the whole word come before
 * those with a longer word ('Java' before 'JavaScript').
 */
const buildPatterns = (words: readonly string[]) => {
  const phrase = words.join(' ');
  return [
    /* exact name */ `^${phrase}\\n`,
    /* name starts with the text */ `^${phrase} `,
    `^${phrase}`,
    /* all words in the name */ `^${inLine(words, END)}`,
    `^${inLine(words)}`,
    /* exact alternative name */ `\\n${phrase}\\n`,
    /* alternative name starts with the text */ `\\n${phrase} `,
    `\\n${phrase}`,
    // For a single word this pattern would match all remaining records, so it is not needed.
    ...(words.length > 1 ? [/* all words in one alternative name */ `\\n${inLine(words)}`] : []),
  ];
};

/**
 * Expression for the rank of a record that matches the text; 0 is best. Undefined for a text without words. Records
 * stored before `nameLines` existed are ranked by their name only.
 */
export const relevance = (text: string | undefined): Rank | undefined => {
  const words = searchedWords(text ?? '').map(escapeRegExp);
  if (!words.length) return undefined;
  const input = { $ifNull: ['$nameLines', { $concat: ['$nameKey', '\n'] }] };
  const patterns = buildPatterns(words);
  return patterns.reduceRight<Rank>(
    (worse, regex, rank) => ({ $cond: [{ $regexMatch: { input, regex } }, rank, worse] }),
    patterns.length,
  );
};
