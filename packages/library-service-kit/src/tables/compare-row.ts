import { type Cells, isSameCell, spoiledReason } from './cells';
import type { CellProblem, TableRow } from './table-kind';

/** The changed cells of a row, and the problems of those that a spreadsheet has spoiled. */
export interface ComparedRow {
  changed: string[];
  problems: CellProblem[];
  cells: { field: string; before: string; after: string }[];
}

/** Compares a row with the stored cells; of a new record (`stored` is empty) all non-empty cells count as changed. */
export const compareRow = ({ cells, odd }: TableRow, stored: Cells, fields: readonly string[]): ComparedRow => {
  const changed = fields.filter((field) => {
    const cell = cells[field];
    return cell !== undefined && (odd.get(field) === 'no result' || !isSameCell(cell, stored[field] ?? ''));
  });
  const problems = changed.flatMap((field) => {
    const value = cells[field] ?? '';
    const problem = spoiledReason(value, stored[field] ?? '', odd.get(field));
    return problem ? [{ field, value, problem }] : [];
  });
  return {
    changed,
    problems,
    cells: changed.map((field) => ({ field, before: stored[field] ?? '', after: cells[field] ?? '' })),
  };
};

/** A problem of a cell of this row. */
export const problemAt = ({ cells }: TableRow, field: string, problem: string): CellProblem => ({
  field,
  value: cells[field] ?? '',
  problem,
});
