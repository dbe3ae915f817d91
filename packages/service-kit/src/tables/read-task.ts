import type { OddCell } from '../table-files/rows';

/** A table to read: `sheet` is the preferred sheet of a workbook, `folder` receives the rows. */
export interface ReadTask {
  path: string;
  name: string;
  sheet: string;
  folder: string;
}

/** The result besides the rows. */
export interface ReadTitles {
  sheet: string;
  titles: string[];
  rows: number;
  notes: string[];
}

/** A parsed row, with cells in the order of the titles. */
export interface ReadRow {
  row: number;
  cells: string[];
  /** Indexes of unusual cells, with what is unusual. */
  odd?: [number, OddCell][];
}

/** Name of the file with the rows as JSON lines. */
export const ROW_LINES = 'rows';
