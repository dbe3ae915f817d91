import { fold } from './fold';

/** A word as written: `text` folded to lower case ASCII, `start` and `end` as offsets (UTF-16) into the text read. */
export type Token = { text: string; start: number; end: number };

const CHUNK = /[\p{L}\p{M}\p{N}]+[+#]*/gu;
const WORD = /[a-z0-9]+[+#]*/g;
const APOSTROPHES = "'’ʼ";

/**
 * The words of a text in order. Signs stay where they belong to a name (c++, c#), a possessive 's is dropped, and a
 * word in a script without an ASCII form yields nothing.
 */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const chunk of text.matchAll(CHUNK)) {
    const start = chunk.index;
    if (isPossessive(text, chunk[0], start)) continue;
    const end = start + chunk[0].length;
    for (const word of fold(chunk[0]).matchAll(WORD)) found.push({ text: word[0], start, end });
  }
  return found;
}

function isPossessive(text: string, chunk: string, start: number): boolean {
  return (chunk === 's' || chunk === 'S') && start > 1 && APOSTROPHES.includes(text.charAt(start - 1));
}
