/** A stretch of a text: offsets (UTF-16) of its first character and behind its last. */
export type Span = { start: number; end: number };

/**
 * A mark that ends a sentence, a break in the layout, or a bullet; a line that goes on in lower case is one sentence.
 * Nothing here looks ahead beyond a line or repeats before a look ahead, so long texts take time by their length only.
 */
const BOUNDARY = /[.!?;]["')\]]{0,3}(?=\s)|\r?\n(?=[ \t]*\r?\n)|\r?\n(?![ \t]*[a-z(&])|\s[•·▪◦●*–—-](?=\s)|[•▪◦●]/g;

/** Ends that are no ends: initials and the shortenings job texts use. */
const SHORTENED = /(?:^|[\s(.])(?:[a-z]|e\.g|i\.e|etc|inc|ltd|no|approx|vs|mr|mrs|ms|dr|incl|esp)\.$/i;

const EDGE = /[\s•·▪◦●*–—-]/;
const SOMETHING = /[\p{L}\p{N}]/u;

/** The sentences and list items of a text in order, trimmed; stretches without a letter or digit are left out. */
export function sentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const boundary of text.matchAll(BOUNDARY)) {
    const end = boundary.index + boundary[0].length;
    if (boundary[0] === '.' && SHORTENED.test(text.slice(Math.max(start, end - 8), end))) continue;
    addSpan(spans, text, start, end);
    start = end;
  }
  addSpan(spans, text, start, text.length);
  return spans;
}

function addSpan(spans: Span[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && EDGE.test(text.charAt(start))) start++;
  while (end > start && EDGE.test(text.charAt(end - 1))) end--;
  if (SOMETHING.test(text.slice(start, end))) spans.push({ start, end });
}
