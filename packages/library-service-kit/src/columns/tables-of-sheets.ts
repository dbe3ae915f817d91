import type { ReadSheet } from '../workbooks/sheet';
import { type FoundTable, findTable } from './find-table';
import { resolveReferences } from './references';
import { unfoldLists } from './unfold-lists';

/** A sheet of a file with its table. */
export interface SheetTable {
  sheet: ReadSheet;
  table: FoundTable;
}

/**
 * The tables of the sheets of a file, as they are shown and imported: ids of units and jobs have become names, and lists
 * of skills rows.
 */
export const tablesOfSheets = (sheets: readonly ReadSheet[]): SheetTable[] => {
  const found = sheets.flatMap((sheet) => {
    const table = findTable(sheet);
    return table ? [{ sheet, table }] : [];
  });
  const tables = found.map(({ table }) => table);
  return found.map(({ sheet, table }) => ({ sheet, table: unfoldLists(resolveReferences(table, tables)) }));
};
