import type { EncodingChoice } from '@skills-architect/contracts';
import { decodeAs, decodeText } from '../text-encoding';

/** The content of a text file saved by a spreadsheet program. */
export interface PlainTable {
  text: string;
  delimiter: string;
  /** The encoding that was guessed, for a file that is not in Unicode. */
  guessed?: string;
}

const DELIMITERS = [',', ';', '\t'];
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** A title above the table has no separators. */
const LINES_LOOKED_AT = 20;

const FEWEST_PIPES = 2;
/** Reports of large systems separate by pipes: the same number in each line, and nothing else in the titles. */
const hasPipes = (lines: readonly string[]) => {
  const [head = '', ...below] = lines.filter((line) => line.trim());
  const count = (line: string) => line.split('|').length - 1;
  const isPlain = DELIMITERS.every((delimiter) => !head.includes(delimiter));
  // The last of the first lines may be cut off.
  const whole = below.slice(0, Math.max(1, below.length - 1));
  return (
    isPlain && count(head) >= FEWEST_PIPES && below.length > 0 && whole.every((line) => count(line) === count(head))
  );
};

/** The line below the titles of a table in Markdown: `|---|:--|`. */
const isRuler = (line: string) => line.includes('---') && /^[\s|:-]+$/.test(line);
/** Lines stay where they are, because rows are named by their numbers. */
const withoutRuler = (text: string) => {
  const lines = text.split('\n');
  const index = lines.slice(0, LINES_LOOKED_AT).findIndex(isRuler);
  return index < 0 ? text : lines.with(index, '').join('\n');
};

/** Excel's separator depends on the locale of the computer: the most frequent one of the first line that has any. */
const findDelimiter = (text: string) => {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/, LINES_LOOKED_AT);
  if (hasPipes(lines)) return '|';
  for (const line of lines) {
    const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)] ?? ',';
  }
  return ',';
};

/**
 * Parses a text file saved by a spreadsheet program: detects its encoding, unless one was chosen, and its separator.
 * Undefined for binary data.
 */
export const plainTable = (bytes: Uint8Array, chosen?: string): PlainTable | undefined => {
  const decoded = decodeText(bytes, chosen);
  if (!decoded) return undefined;
  const { text, ...guess } = decoded;
  const guessed = guess.guessed ?? chosen;
  const encoding = guessed === undefined ? {} : { guessed };
  const [line, delimiter] = SEPARATOR_LINE.exec(text) ?? [];
  if (line && delimiter) return { text: text.slice(line.length), delimiter, ...encoding };
  const found = findDelimiter(text);
  return { text: found === '|' ? withoutRuler(text) : text, delimiter: found, ...encoding };
};

/** What users should know about a table that is not in Unicode. */
export const lossyNote = (encoding: string): string =>
  `The file is not in Unicode and was read as ${encoding}. If letters look wrong, save it as "CSV UTF-8", or as a workbook.`;

/** Encodings that spreadsheet programs save text in, by how often people meet them. */
const USUAL_ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'macintosh',
  'windows-1251',
  'windows-1254',
  'windows-1253',
  'windows-1257',
  'cp850',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
];
const BETWEEN_WORDS = /[^\p{L}\p{M}'’]+/u;
const isAscii = (word: string) => /^\p{ASCII}*$/u.test(word);
const SAMPLE_WORDS = 5;
const MAX_SAMPLE = 200_000;

/** The encodings that a text may have, the used one first, each with words of the text as it reads them. */
export const encodingChoices = (bytes: Uint8Array, used: string): EncodingChoice[] => {
  const choices = new Map<string, string>();
  for (const encoding of [used, ...USUAL_ENCODINGS]) {
    const text = decodeAs(encoding, bytes.subarray(0, MAX_SAMPLE)) ?? '';
    const others = text.split(BETWEEN_WORDS).filter((word) => !isAscii(word));
    const words = [...new Set(others)].slice(0, SAMPLE_WORDS);
    const sample = words.join(' · ');
    if (sample && !sample.includes('\uFFFD') && ![...choices.values()].includes(sample)) choices.set(encoding, sample);
  }
  return [...choices].map(([encoding, sample]) => ({ encoding, sample }));
};
