/** A cell whose text is not what somebody has typed: a date that Excel made of it, or an error such as `#REF!`. */
export type OddCell = 'date' | 'error';

/**
 * Gets each row of a table, the header first; the next row waits for what it returns. `false` ends the reading. `row` is
 * its number as a spreadsheet counts, from 1; `odd` has the cells of a workbook that are not texts, by column.
 */
export type TakeRow = (
  cells: readonly string[],
  row: number,
  odd: ReadonlyMap<number, OddCell>,
) => Promise<void> | false | undefined;

export const NOTHING_ODD: ReadonlyMap<number, OddCell> = new Map();
