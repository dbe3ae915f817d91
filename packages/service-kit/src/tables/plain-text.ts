/** The content of a text file saved by a spreadsheet program. */
export interface PlainTable {
  text: string;
  delimiter: string;
  /** The file is not in Unicode, so characters may be lost. */
  isLossy: boolean;
}

const decode = (bytes: Uint8Array, encoding: string, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** Decodes a file: Unicode, or Windows-1252, Excel's default for western languages. */
const readText = (bytes: Uint8Array): { text: string; isLossy: boolean } => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode(bytes, 'utf-16le'), isLossy: false };
  try {
    return { text: decode(bytes, 'utf-8', true), isLossy: false };
  } catch {
    return { text: decode(bytes, 'windows-1252'), isLossy: true };
  }
};

const DELIMITERS = [',', ';', '\t'];
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The line of titles; titles with line breaks are rare. */
const firstLine = (text: string) => {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
};

/** Excel's separator depends on the locale of the computer. */
const findDelimiter = (line: string) => {
  const outside = line.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** Parses a text file saved by a spreadsheet program: detects its encoding and separator. */
export const plainTable = (bytes: Uint8Array): PlainTable => {
  const { text, isLossy } = readText(bytes);
  const [line, delimiter] = SEPARATOR_LINE.exec(text) ?? [];
  if (line && delimiter) return { text: text.slice(line.length), delimiter, isLossy };
  return { text, delimiter: findDelimiter(firstLine(text)), isLossy };
};
