/** A cell that a spreadsheet has changed: a date made from a text, or an error such as `#REF!`. */
export type OddCell = 'date' | 'error';

/**
 * Receives each row of a table, the header first; the next row waits for a returned promise. `false` stops reading.
 * `row` is the row number in the spreadsheet, from 1; `odd` has the cells of a workbook that are not plain text, by
 * column.
 */
export type TakeRow = (
  cells: readonly string[],
  row: number,
  odd: ReadonlyMap<number, OddCell>,
) => Promise<void> | false | undefined;

export const NOTHING_ODD: ReadonlyMap<number, OddCell> = new Map();
