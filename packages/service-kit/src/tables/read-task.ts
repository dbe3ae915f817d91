import type { OddCell } from '../table-files/rows';

/** A table to read: `sheet` is the sheet of a workbook that has it, `folder` gets the rows. */
export interface ReadTask {
  path: string;
  name: string;
  sheet: string;
  folder: string;
}

/** What was read besides the rows. */
export interface ReadTitles {
  sheet: string;
  titles: string[];
  rows: number;
  notes: string[];
}

/** A row as it was read: cells in the order of the titles. */
export interface ReadRow {
  row: number;
  cells: string[];
  odd?: [number, OddCell][];
}

/** Name of the file with the rows, one JSON text a line. */
export const ROW_LINES = 'rows';
