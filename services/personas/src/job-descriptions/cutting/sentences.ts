const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|incl|approx|no|st|mr|mrs|ms|dr|sr|jr|prof|inc|ltd|dept|vs|u\.s|u\.k)|\b[A-Z])\.$/i;

/** Splits a paragraph into sentences; abbreviations do not end one. */
export const splitSentences = (text: string): string[] => {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[.!?]["')]?)\s+(?=["'(]?[A-Z\d])/)) {
    const last = sentences.at(-1);
    if (last && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
};

/** Splits at a character except within brackets. */
export const splitOutsideBrackets = (text: string, separator: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth = Math.max(0, depth - 1);
    else if (text[index] === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter(Boolean);
};

const LONG_LINE = 120;

/** Whether a text ends as a sentence does. */
export const endsSentence = (text: string) => /[.!?:;]["')\]]*$/.test(text);

/** Whether a line is running text rather than a title, a name or an address. */
export const isRunningText = (text: string) => endsSentence(text) || text.length >= LONG_LINE;
