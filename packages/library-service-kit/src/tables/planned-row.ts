import type { ComparedRow } from './compare-row';
import type { CellProblem, PlannedRow, TableRow } from './table-kind';

interface RowPlan {
  row: TableRow;
  /** Rows with the same key belong to one record. */
  key: string;
  name: string;
  /** The current record; undefined for a new one. */
  record?: { _id: number; rev: number } | undefined;
  /** The record's revision at the export, if the row has it. */
  exported?: number | undefined;
  compared: Pick<ComparedRow, 'changed' | 'cells'>;
  changes: Record<string, unknown>;
  problems: CellProblem[];
  unique: PlannedRow['unique'];
}

/**
 * What an import does with a row. If its record was changed after the export and differs from the row, the row is
 * skipped as stale.
 */
export const toPlannedRow = ({ row, key, record, exported, compared, problems, ...plan }: RowPlan): PlannedRow => {
  const isChanged = compared.changed.length > 0;
  const isOutdated = record !== undefined && exported !== undefined && exported !== record.rev;
  const isStale = isOutdated && isChanged;
  const findState = () => {
    if (isStale) return 'stale';
    if (problems.length) return 'wrong';
    if (!record) return 'new';
    return isChanged ? 'changed' : 'same';
  };
  return {
    row: row.row,
    state: findState(),
    recordKey: key,
    ...(record && { recordId: record._id, rev: record.rev }),
    cells: compared.cells,
    problems: isStale ? [] : problems,
    ...plan,
  };
};
