import { decodeText } from '../text-encoding';

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

/** Excel's separator depends on the locale of the computer: the most frequent one of the first line that has any. */
const findDelimiter = (text: string) => {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/, LINES_LOOKED_AT);
  for (const line of lines) {
    const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)] ?? ',';
  }
  return ',';
};

/** Parses a text file saved by a spreadsheet program: detects its encoding and separator. Undefined for binary data. */
export const plainTable = (bytes: Uint8Array): PlainTable | undefined => {
  const decoded = decodeText(bytes);
  if (!decoded) return undefined;
  const { text, ...encoding } = decoded;
  const [line, delimiter] = SEPARATOR_LINE.exec(text) ?? [];
  if (line && delimiter) return { text: text.slice(line.length), delimiter, ...encoding };
  return { text, delimiter: findDelimiter(text), ...encoding };
};

/** What users should know about a table that is not in Unicode. */
export const lossyNote = (encoding: string): string =>
  `The file is not in Unicode and was read as ${encoding}. If letters look wrong, save it as "CSV UTF-8", or as a workbook.`;
