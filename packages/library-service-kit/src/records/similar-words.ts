import { compareNames } from '@skills-architect/contracts/locale';

/** Number of tolerated typing errors, more for longer words. */
const maxErrors = (word: string) => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * Number of typing errors between two words (Damerau-Levenshtein: omitted, added, replaced or swapped letters); above
 * `limit` the result is `limit + 1`.
 */
export const countErrors = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rowBefore: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const [left, up, diagonal] = [row[j - 1] ?? 0, last[j] ?? 0, last[j - 1] ?? 0];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(left + 1, up + 1, diagonal + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(least, (rowBefore[j - 2] ?? 0) + 1) : least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [rowBefore, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
};

/**
 * The known words with the fewest typing errors. Words with the same first letter come first, because it is rarely
 * wrong.
 */
export const similarWords = (word: string, known: readonly string[]): string[] => {
  let best = maxErrors(word);
  let found: string[] = [];
  if (best === 0) return [];
  for (const knownWord of known) {
    const errors = countErrors(word, knownWord, best);
    if (errors > best) continue;
    if (errors < best) found = [];
    best = errors;
    found.push(knownWord);
  }
  const firstLetterRank = (other: string) => (other[0] === word[0] ? 0 : 1);
  return found.sort((a, b) => firstLetterRank(a) - firstLetterRank(b) || compareNames(a, b));
};
