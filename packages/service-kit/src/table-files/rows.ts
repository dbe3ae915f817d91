/** A cell that a spreadsheet has changed: a date made from a text, or an error such as `#REF!`. */
export type OddCell = 'date' | 'error';

/**
 * Receives each row of a table, the titles first; the next row waits for a returned promise. `false` stops reading.
 * `row` is the row number in the spreadsheet, from 1; `odd` has the cells changed by the spreadsheet, by column index.
 */
export type TakeRow = (
  cells: readonly string[],
  row: number,
  odd: ReadonlyMap<number, OddCell>,
) => Promise<void> | false | undefined;

export const NOTHING_ODD: ReadonlyMap<number, OddCell> = new Map();
