import type { EncodingChoice } from '@skills-architect/contracts';

export type Cell = string | number | null;

/** A proficiency level, 1 to 7, in a sheet with levels: its number on the colour of its level. */
export interface LevelCell {
  level: number;
}
/** A cell of a sheet that is written in chunks. */
export type SheetCell = Cell | LevelCell;

/** Name of a sheet to write, and its column titles and widths (in characters). */
export interface SheetHead {
  name: string;
  columns: { title: string; width: number }[];
  /** Columns that stay in sight beside the titles when the sheet is scrolled. */
  frozenColumns?: number;
  /** The sheet has cells with levels. */
  hasLevels?: boolean;
  /** A page that is read and not filtered: it has no frozen titles. */
  isCover?: boolean;
}

/** A sheet to write; each row has its cells in column order. */
export interface Sheet extends SheetHead {
  rows: Cell[][];
}

/** A cell whose text is not what its author meant: `row` is its number in the spreadsheet, `column` its index. */
export interface OddCell {
  row: number;
  column: number;
  problem: 'formula error' | 'no result';
}

/**
 * A parsed sheet: each cell is the displayed text, starting with the first row and column; empty rows are left out.
 * Merged cells all have the text of the first.
 */
export interface ReadSheet {
  name: string;
  rows: string[][];
  /** The number of each row in the spreadsheet, from 1. */
  rowNumbers: number[];
  /** Cells with `#N/A` or another error, and formulas that were saved without a result. */
  odd?: OddCell[];
  /** The spreadsheet program does not show this sheet. */
  isHidden?: true;
  /** The number of rows that the spreadsheet program does not show; they are among the rows. */
  hiddenRows?: number;
  /** The number of rows whose texts all have a line through them; they are among the rows. */
  struckRows?: number;
  /** The file has more rows than are read. */
  isCut?: true;
  /** The columns of the file that these were taken from, where people assigned them. */
  columnsAt?: number[];
  /** What users should know about the reading of the file. */
  note?: string;
  /** For a text that is not in Unicode: the encodings that it may have, the one that was used first. */
  encodings?: EncodingChoice[];
}

/**
 * Text that a spreadsheet would run as a formula, also with full-width signs; it is prefixed with an apostrophe, which
 * spreadsheets hide.
 */
const FORMULA_START = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 does not allow these characters
const INVALID_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The text without characters that a sheet cannot store. They are removed first, because they could hide a formula. */
export const storedText = (text: string): string => text.replace(INVALID_CHARACTERS, '');

/** Whether a spreadsheet would run a text as a formula when somebody types it. */
export const looksLikeFormula = (text: string): boolean => FORMULA_START.test(text);

/**
 * Text that a sheet can store and that no spreadsheet runs as a formula. Invalid characters are removed first, because
 * they could hide a formula.
 */
export const escapeFormula = (cell: Cell): Cell => {
  if (typeof cell !== 'string') return cell;
  const valid = storedText(cell);
  return looksLikeFormula(valid) ? `'${valid}` : valid;
};

/** Text without the apostrophe added by an export. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;

/** Cell name such as `B7` for column 1 and row 6 (both 0-based). */
export const cellName = (column: number, row: number) => {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row + 1}`;
};
