export type Cell = string | number | null;

/** What a sheet to be written is called, and its titled columns with their width in characters. */
export interface SheetHead {
  name: string;
  columns: { title: string; width: number }[];
}

/** A sheet to be written with its rows of cells in the order of the columns. */
export interface Sheet extends SheetHead {
  rows: Cell[][];
}

/** A sheet as it was read: every cell as the text a person saw in it, the first row first. */
export interface ReadSheet {
  name: string;
  rows: string[][];
}

/** Begins with something a spreadsheet would calculate; such text gets an apostrophe, which the program hides again. */
const FORMULA_START = /^[=+\-@\t\r]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text that a sheet can hold and no spreadsheet takes for a formula. What is left out goes first: it could hide one. */
export const escapeFormula = (cell: Cell): Cell => {
  if (typeof cell !== 'string') return cell;
  const possible = cell.replace(IMPOSSIBLE, '');
  return FORMULA_START.test(possible) ? `'${possible}` : possible;
};

/** Text without the apostrophe that an export has put before it. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;

/** The name of a cell as people know it: `B7` for column 1 and row 6, both counted from 0. */
export const cellName = (column: number, row: number) => {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1)
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  return `${letters}${row + 1}`;
};
