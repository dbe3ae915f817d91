import { fold } from './fold';

/** A word: `text` is folded to lower case ASCII, `start` and `end` are offsets (UTF-16) into the source text. */
export type Token = { text: string; start: number; end: number };

const CHUNK = /[\p{L}\p{M}\p{N}]+[+#]*/gu;
const WORD = /[a-z0-9]+[+#]*/g;
const APOSTROPHES = "'’ʼ";

/**
 * The words of a text in order. Symbols that belong to a name are kept (c++, c#), a possessive 's is dropped, and words
 * without an ASCII form are omitted.
 */
export function tokens(text: string): Token[] {
  const words: Token[] = [];
  for (const chunk of text.matchAll(CHUNK)) {
    const start = chunk.index;
    if (isPossessive(text, chunk[0], start)) continue;
    const end = start + chunk[0].length;
    for (const word of fold(chunk[0]).matchAll(WORD)) words.push({ text: word[0], start, end });
  }
  return words;
}

function isPossessive(text: string, chunk: string, start: number): boolean {
  return (chunk === 's' || chunk === 'S') && start > 1 && APOSTROPHES.includes(text.charAt(start - 1));
}
