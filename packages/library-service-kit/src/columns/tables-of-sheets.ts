import type { ReadSheet } from '../workbooks/sheet';
import { findTable } from './find-table';
import { joinLevelColumns } from './level-columns';
import { resolveReferences } from './references';
import { withSheetNames } from './sheet-names';
import type { SheetTable } from './sheet-table';
import { unfoldLists } from './unfold-lists';

/**
 * The tables of the sheets of a file, as they are shown and imported: ids of units and jobs have become names, lists of
 * skills rows, crosses below levels one column of levels, and names of sheets a column where they say what the rows are about.
 */
export const tablesOfSheets = (sheets: readonly ReadSheet[]): SheetTable[] => {
  const found = sheets.flatMap((sheet) => {
    const table = findTable(sheet);
    return table ? [{ sheet, table }] : [];
  });
  const tables = found.map(({ table }) => table);
  return withSheetNames(
    found.map(({ sheet, table }) => ({
      sheet,
      table: joinLevelColumns(unfoldLists(resolveReferences(table, tables))),
    })),
  );
};
