const WORD = /[A-Za-z]+/g;
const SHORTEST_START = 2;

const toLetters = (token: string) => token.replace(/[^A-Za-z]/g, '').toLowerCase();

/** Counts each word of a text. */
const countWords = (text: string) => {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  return counts;
};

/**
 * Joins words split by tight letter spacing (`secti on`), if the joined word occurs elsewhere in the text and its first
 * half never occurs alone.
 */
export const mendWords = (text: string): string => {
  const counts = countWords(text);
  const isSplitWord = (before: string, after: string) =>
    /^[A-Za-z]+$/.test(before) &&
    /^[a-z]/.test(after) &&
    before.length >= SHORTEST_START &&
    counts.get(before.toLowerCase()) === 1 &&
    counts.has(toLetters(before + (/^[a-z]+/.exec(after)?.[0] ?? '')));
  const mendLine = (line: string) => {
    const tokens: string[] = [];
    for (const token of line.split(' ')) {
      const before = tokens.at(-1);
      if (before && isSplitWord(before, token)) tokens[tokens.length - 1] = before + token;
      else tokens.push(token);
    }
    return tokens.join(' ');
  };
  return text.split('\n').map(mendLine).join('\n');
};
