export type Cell = string | number | null;

/** A sheet to be written: titled columns with their width in characters, and rows of cells in the same order. */
export interface Sheet {
  name: string;
  columns: { title: string; width: number }[];
  rows: Cell[][];
}

/** A sheet as it was read: every cell as the text a person saw in it, the first row first. */
export interface ReadSheet {
  name: string;
  rows: string[][];
}

/** Begins with something a spreadsheet would calculate; such text gets an apostrophe, which the program hides again. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Text that no spreadsheet takes for a formula. */
export const escapeFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA_START.test(cell) ? `'${cell}` : cell;

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
