import { readNumberCell } from './cells';
import { problemAt } from './compare-row';
import type { PlannedRow, TableRow } from './table-kind';

/** The key of a row without a record. Keys are sorted as texts: padded, so that records are added in the order of the file. */
export const newRecordKey = ({ row }: Pick<TableRow, 'row'>): string => `row ${String(row).padStart(8, '0')}`;

/** A row that cannot be imported because of one cell. */
export const toRefusedRow = (row: TableRow, name: string, field: string, problem: string): PlannedRow => ({
  row: row.row,
  state: 'wrong',
  recordKey: newRecordKey(row),
  name,
  changes: {},
  cells: [],
  problems: [problemAt(row, field, problem)],
  unique: [],
});

/** The record that a row belongs to, and its revision at the export; `refusal` when one of these cells is invalid. */
export interface RowKeys {
  id?: number;
  rev?: number;
  refusal?: PlannedRow;
}

/** Parses the cells that identify the record of a row. */
export const readKeys = (row: TableRow, fields: { id: string; rev: string; name: string }): RowKeys => {
  const [idCell = '', revCell = ''] = [row.cells[fields.id]?.trim(), row.cells[fields.rev]?.trim()];
  const name = row.cells[fields.name] ?? '';
  const [id, rev] = [readNumberCell(idCell), readNumberCell(revCell)];
  if (idCell && !id)
    return {
      refusal: toRefusedRow(
        row,
        name,
        fields.id,
        'This is not an id. Clear the cell to add a new record, or export the table again.',
      ),
    };
  if (revCell && rev === undefined)
    return {
      refusal: toRefusedRow(
        row,
        name,
        fields.rev,
        'This is not a revision. Clear the cell, or export the table again.',
      ),
    };
  return { ...(id !== undefined && { id }), ...(rev !== undefined && { rev }) };
};

/** Message for a row whose record does not exist. */
export const NO_RECORD = 'This record no longer exists. Clear the cell to add it as a new one.';
/** Message for a row whose record was changed or deleted between check and import. */
export const CHANGED_SINCE = 'It was changed after the check.';
