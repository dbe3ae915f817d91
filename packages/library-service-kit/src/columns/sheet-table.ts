import type { ReadSheet } from '../workbooks/sheet';
import type { FoundTable } from './find-table';

/** A sheet of a file with its table. */
export interface SheetTable {
  sheet: ReadSheet;
  table: FoundTable;
}
