import type { Cells } from './cells';
import type { MatchedTitles } from './match-titles';
import type { TableRow } from './table-kind';

/** A row of a new record with the values for its empty cells: those of its layout, or chosen once for all rows. */
export const withDefaults = (row: TableRow, defaults: Cells): TableRow => ({
  ...row,
  cells: {
    ...row.cells,
    ...Object.fromEntries(Object.entries(defaults).filter(([field]) => !row.cells[field]?.trim())),
  },
});

/** A row of a list without ids: its empty cells say nothing about the record that it was found to be about. */
export const withoutEmptyCells = (row: TableRow): TableRow => ({
  ...row,
  cells: Object.fromEntries(Object.entries(row.cells).filter(([, cell]) => cell?.trim())),
});

/** Gives empty cells the value above, in columns where people write it once for several rows. Pass the rows in order. */
export const fillDown = ({ layout, fields }: Pick<MatchedTitles, 'layout' | 'fields'>) => {
  const [identity] = layout.columns;
  const isExport = identity !== undefined && fields.includes(identity.field);
  const writtenOnce = isExport ? [] : layout.columns.flatMap((column) => (column.isWrittenOnce ? column.field : []));
  const above = new Map<string, string>();
  return (row: TableRow): TableRow => {
    const cells = { ...row.cells };
    for (const field of writtenOnce) {
      if (cells[field]?.trim()) above.set(field, cells[field] ?? '');
      else if (above.has(field)) cells[field] = above.get(field);
    }
    return { ...row, cells };
  };
};
