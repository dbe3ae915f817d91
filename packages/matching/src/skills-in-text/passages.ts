import { STOP_WORDS } from '../reading/stop-words';
import { tokens } from '../reading/tokens';
import { readSentences } from './read-sentences';

/** A piece of a sentence that may state a skill; `start` and `end` are offsets into the sentence. */
export interface Passage {
  text: string;
  start: number;
  end: number;
}

/** The pieces of a sentence, long and short; a piece is in one of the lists only. */
export interface Passages {
  whole: Passage;
  /** Between punctuation and joining words. */
  parts: Passage[];
  /** A few words in a row within a part. */
  runs: Passage[];
}

/** What parts a list: punctuation, joining words, and what is not to be read (filler, placeholders such as <NAME>). */
const SEPARATOR =
  /[,;:()[\]•*|"“”]|\b(?:and|or|as well as|such as|including)\b|\s[&–—-]\s|[.!?](?=\s|$)|_+|<[A-Z]{1,40}>/gi;
const NOT_READ = /_+|<[A-Z]{1,40}>/g;
const RUN_LENGTHS = [2, 3];

const toPassage = (sentence: string, start: number, end: number): Passage => ({
  text: sentence.slice(start, end).replace(NOT_READ, ' ').replace(/\s+/g, ' ').trim(),
  start,
  end,
});

/** The words of a part without function words at its ends. */
const contentWords = (part: string) => {
  const words = tokens(part);
  const isContent = ({ text }: { text: string }) => !STOP_WORDS.has(text);
  return words.slice(words.findIndex(isContent), words.findLastIndex(isContent) + 1);
};

const listParts = (sentence: string): Passage[] => {
  const ends = [...sentence.matchAll(SEPARATOR)].map(({ index, 0: separator }) => ({
    index,
    length: separator.length,
  }));
  let start = 0;
  return [...ends, { index: sentence.length, length: 0 }].flatMap(({ index, length }) => {
    const from = start;
    start = index + length;
    const words = contentWords(sentence.slice(from, index));
    const [first, last] = [words[0], words.at(-1)];
    return first && last ? [toPassage(sentence, from + first.start, from + last.end)] : [];
  });
};

const listRuns = (sentence: string, part: Passage): Passage[] => {
  const words = tokens(sentence.slice(part.start, part.end));
  return RUN_LENGTHS.flatMap((length) =>
    length >= words.length
      ? []
      : words.slice(0, words.length - length + 1).flatMap((_, index) => {
          const run = words.slice(index, index + length);
          const [first, last] = [run[0], run.at(-1)];
          if (!first || !last || STOP_WORDS.has(first.text) || STOP_WORDS.has(last.text)) return [];
          return [toPassage(sentence, part.start + first.start, part.start + last.end)];
        }),
  );
};

/** The passages of a sentence as searched (`searchedText`); undefined for one without words. */
export const readPassages = (searched: string): Passages | undefined => {
  const parts = listParts(searched);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  const whole = toPassage(searched, first.start, last.end);
  return {
    whole,
    parts: parts.filter(({ text }) => text !== whole.text),
    runs: parts.flatMap((part) => listRuns(searched, part)),
  };
};

/** A passage takes about 2 ms for its vector and its comparison with a library of 14,000 skills. */
const MAX_PASSAGES = 500;

/**
 * The texts of the passages of texts, each once: those whose vectors `findStatedSkills` needs for `meaning`. Of long texts
 * only the first 500, long passages before runs of words.
 */
export const listPassages = (texts: readonly string[]): string[] => {
  const passages = texts.flatMap((text) => readSentences(text).flatMap(({ searched }) => readPassages(searched) ?? []));
  const long = passages.flatMap(({ whole, parts }) => [whole, ...parts]);
  const listed = [...long, ...passages.flatMap(({ runs }) => runs)].map(({ text }) => text);
  return [...new Set(listed)].slice(0, MAX_PASSAGES);
};
