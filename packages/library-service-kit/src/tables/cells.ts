import type { OddCell } from '../table-files/rows';
import { type Cell, escapeFormula, unescapeFormula } from '../workbooks/sheet';

/** The cells of a row by field; a field without a column is missing. */
export type Cells = Partial<Record<string, string>>;

/** Longest text of an exported cell; spreadsheets allow slightly more. */
export const LONGEST_CELL = 32_000;

/** The text for an exported cell. */
export const cellText = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, LONGEST_CELL) : cell);

/**
 * Normalises a text from a spreadsheet: removes invalid characters and the apostrophe before formulas, and unifies line
 * breaks. It escapes the text first, as an export does, because that removes the invalid characters.
 */
export const fromSpreadsheet = (text: string): string =>
  unescapeFormula(String(escapeFormula(text)))
    .replace(/\r\n?/g, '\n')
    .trim();

/**
 * Whether a cell contains a stored text unchanged. A text that is too long for a cell comes back truncated, and
 * possibly without a blank at its end or an apostrophe at its start.
 */
export const isSameCell = (cell: string, stored: string): boolean => {
  const [read, known] = [fromSpreadsheet(cell), fromSpreadsheet(stored)];
  return read === known || (stored.length > LONGEST_CELL && read.length >= LONGEST_CELL - 1 && known.startsWith(read));
};

const LEADING_ZEROS = /^0+(?=\d)/;

/** How the spreadsheet may have damaged a changed cell, as a sentence; undefined when the cell is what the user typed. */
export const spoiledReason = (cell: string, stored: string, odd: OddCell | undefined): string | undefined => {
  if (odd === 'date') return 'Excel has turned this into a date. Format the cell as text and type it again.';
  if (odd === 'error') return 'This cell contains an error of a formula. Type the text itself.';
  if (odd === 'no result') return 'This formula was saved without a result. Open the file in Excel and save it there.';
  if (stored.length > LONGEST_CELL)
    return 'The text was cut off, because it is longer than a cell can be. Change it in the form.';
  if (LEADING_ZEROS.test(stored) && stored.replace(LEADING_ZEROS, '') === cell)
    return `Excel has dropped the leading zeros of ${stored}. Format the cell as text and type it again.`;
  return undefined;
};

/** Joins several values to one cell, one per line. */
export const listCell = (values: readonly string[]): string => values.join('\n');
export const readListCell = (cell: string): string[] => [
  ...new Set(
    cell
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A whole number from a cell; undefined for anything else. */
export const readNumberCell = (cell: string): number | undefined => {
  const text = cell.trim().replace(/\.0+$/, '');
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};
