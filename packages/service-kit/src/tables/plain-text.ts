/** What a text file of a spreadsheet program holds. */
export interface PlainTable {
  text: string;
  delimiter: string;
  /** The file is not in Unicode, so characters may have been lost. */
  isLossy: boolean;
}

const decodedAs = (bytes: Uint8Array, encoding: string, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** The text of a file: Unicode, or what Excel writes for western languages when it is not told to. */
const readText = (bytes: Uint8Array): { text: string; isLossy: boolean } => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decodedAs(bytes, 'utf-16le'), isLossy: false };
  try {
    return { text: decodedAs(bytes, 'utf-8', true), isLossy: false };
  } catch {
    return { text: decodedAs(bytes, 'windows-1252'), isLossy: true };
  }
};

const DELIMITERS = [',', ';', '\t'];
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The titles' line; a title with a line break is rare enough. */
const firstLine = (text: string) => {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
};

/** Excel separates by what the country of its computer uses. */
const findDelimiter = (line: string) => {
  const outside = line.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** Reads a file that a spreadsheet program has saved as text: its encoding, and the character between its cells. */
export const plainTable = (bytes: Uint8Array): PlainTable => {
  const { text, isLossy } = readText(bytes);
  const [line, stated] = SEPARATOR_LINE.exec(text) ?? [];
  if (line && stated) return { text: text.slice(line.length), delimiter: stated, isLossy };
  return { text, delimiter: findDelimiter(firstLine(text)), isLossy };
};
