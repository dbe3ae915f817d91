import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { type Token, tokens } from './tokens';

/** How often, or with which weight, each term (a stem) stands in a text. */
export type TermCounts = Map<string, number>;

/** A term where it stands: `text` the stem, `start` and `end` offsets into the text read. */
export type Term = Token;

/** Reads the terms of a text. `prose` leaves the stop words out, `title` keeps all words. */
export type TermReader = { prose(text: string): Term[]; title(text: string): Term[] };

/**
 * A reader that remembers the stems it has met. Meant to be dropped after the work at hand: over a library the same few
 * thousand words come back a million times.
 */
export function termReader(): TermReader {
  const stems = new Map<string, string>();
  const stemmed = (token: Token): Term => {
    const known = stems.get(token.text) ?? stem(token.text);
    stems.set(token.text, known);
    return { text: known, start: token.start, end: token.end };
  };
  return {
    prose: (text) =>
      tokens(text)
        .filter((token) => !STOP_WORDS.has(token.text))
        .map(stemmed),
    title: (text) => tokens(text).map(stemmed),
  };
}

/** Counts terms, each with `weight`, into `counts`, which is returned. */
export function countTerms(terms: readonly Term[], counts: TermCounts = new Map(), weight = 1): TermCounts {
  for (const term of terms) counts.set(term.text, (counts.get(term.text) ?? 0) + weight);
  return counts;
}

/** Repetition dampened: a count above 1 becomes 1 + ln count, a weight below 1 stays what it is. */
export function dampened(count: number): number {
  return count > 1 ? 1 + Math.log(count) : count;
}
