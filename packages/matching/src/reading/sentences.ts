/** A range in a text: start and (exclusive) end offset in UTF-16 units. */
export type Span = { start: number; end: number };

/**
 * Punctuation that ends a sentence, a layout break, or a bullet; a line continued in lower case is one sentence. The
 * regex has no lookahead beyond a line and no unbounded repetition before a lookahead, so it runs in linear time.
 */
const BOUNDARY = /[.!?;]["')\]]{0,3}(?=\s)|\r?\n(?=[ \t]*\r?\n)|\r?\n(?![ \t]*[a-z(&])|\s[•·▪◦●*–—-](?=\s)|[•▪◦●]/g;

/** Periods that do not end a sentence: initials and abbreviations common in job texts. */
const ABBREVIATION = /(?:^|[\s(.])(?:[a-z]|e\.g|i\.e|etc|inc|ltd|no|approx|vs|mr|mrs|ms|dr|incl|esp)\.$/i;

const EDGE = /[\s•·▪◦●*–—-]/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Sentences and list items of a text in order, trimmed; parts without a letter or digit are omitted. */
export function sentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const boundary of text.matchAll(BOUNDARY)) {
    const end = boundary.index + boundary[0].length;
    if (boundary[0] === '.' && ABBREVIATION.test(text.slice(Math.max(start, end - 8), end))) continue;
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
  if (LETTER_OR_DIGIT.test(text.slice(start, end))) spans.push({ start, end });
}
