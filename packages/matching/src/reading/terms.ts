import { type LanguageWords, wordsOf } from './language-words';
import { type Token, tokens } from './tokens';

/** Frequency or weight of each term (stem) in a text. */
export type TermCounts = Map<string, number>;

/** A term occurrence: `text` is the stem, `start` and `end` are offsets into the source text. */
export type Term = Token;

/** Extracts the terms of a text. `prose` omits stop words, `title` keeps all words. */
export type TermReader = { prose(text: string): Term[]; title(text: string): Term[] };

/** A reader that caches stems, because a library repeats a few thousand words a million times. Drop it after use. */
export function termReader({ stem, stopWords }: LanguageWords = wordsOf('en')): TermReader {
  const stems = new Map<string, string>();
  const stemToken = (token: Token): Term => {
    const stemmed = stems.get(token.text) ?? stem(token.text);
    stems.set(token.text, stemmed);
    return { text: stemmed, start: token.start, end: token.end };
  };
  return {
    prose: (text) =>
      tokens(text)
        .filter((token) => !stopWords.has(token.text))
        .map(stemToken),
    title: (text) => tokens(text).map(stemToken),
  };
}

/** Adds terms, each with `weight`, to `counts`, and returns it. */
export function countTerms(terms: readonly Term[], counts: TermCounts = new Map(), weight = 1): TermCounts {
  for (const term of terms) counts.set(term.text, (counts.get(term.text) ?? 0) + weight);
  return counts;
}

/** Dampens repetition: a count above 1 becomes 1 + ln count, a weight below 1 is unchanged. */
export function dampen(count: number): number {
  return count > 1 ? 1 + Math.log(count) : count;
}
