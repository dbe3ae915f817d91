import type { EncodingChoice } from '@skills-architect/contracts';
import type { ColumnValues } from '../columns/column-values';
import type { OddCell } from '../table-files/rows';

/** A table to read; `folder` receives the rows. */
export interface ReadTask {
  path: string;
  name: string;
  folder: string;
  /** The preferred sheet of a workbook, and the one that the user chose. */
  sheet: string;
  chosenSheet?: string | undefined;
  /** Titles that the import knows, as `plainTitle` makes them. */
  knownTitles: readonly string[];
  /** The schema.org type of the records in linked data. */
  linkedType?: string | undefined;
  /** The encoding that the user chose for a text. */
  encoding?: string | undefined;
}

/** The result besides the rows. */
export interface ReadTitles {
  sheet: string;
  /** The visible sheets of a workbook. */
  sheets: string[];
  titles: string[];
  rows: number;
  notes: string[];
  /** What the cells of the first rows look like, by column. */
  values: ColumnValues[];
  /** For a text that is not in Unicode: the encodings that it may have, the one that was used first. */
  encodings: EncodingChoice[];
  /** Its cells may have an apostrophe before texts that a spreadsheet would run as formulas. */
  hasApostrophes: boolean;
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
