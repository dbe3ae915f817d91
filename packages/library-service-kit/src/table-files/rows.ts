/**
 * A cell that a spreadsheet has changed: a date made from a text, an error such as `#REF!`, or a formula that was saved
 * without a result.
 */
export type OddCell = 'date' | 'error' | 'no result';

/** What people see of a row in the spreadsheet. */
export interface RowLook {
  isHidden: boolean;
  /** All its texts have a line through them. */
  isStruck: boolean;
}

/**
 * Receives each row of a table, the titles first; the next row waits for a returned promise. `false` stops reading.
 * `row` is the row number in the spreadsheet, from 1; `odd` has the cells changed by the spreadsheet, by column index.
 */
export type TakeRow = (
  cells: readonly string[],
  row: number,
  odd: ReadonlyMap<number, OddCell>,
  look?: RowLook,
) => Promise<void> | false | undefined;

export const NOTHING_ODD: ReadonlyMap<number, OddCell> = new Map();
