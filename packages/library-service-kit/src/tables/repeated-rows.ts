import { createHash } from 'node:crypto';
import type { PlannedRow } from './table-kind';

interface FirstRow {
  row: number;
  /** What the row says, in short: a table may have 100,000 rows. */
  digest: string;
}

const digestOf = ({ cells }: PlannedRow) =>
  createHash('sha256')
    .update(JSON.stringify(cells.map(({ field, after }) => [field, after])))
    .digest('base64');

/**
 * Marks rows that repeat a unique value of an earlier row of the table, in whichever batch. A row that says the same as
 * the earlier one changes nothing.
 */
export const repeatMarker = (title: (field: string) => string) => {
  const first = new Map<string, FirstRow>();
  return (planned: readonly PlannedRow[]): PlannedRow[] =>
    planned.map((row) => {
      const digest = digestOf(row);
      const earlier = row.unique.flatMap(({ field, key }) => {
        const found = first.get(key);
        if (!found) first.set(key, { row: row.row, digest });
        return found ? [{ field, ...found }] : [];
      });
      const isRepeated = earlier.length > 0 && earlier.every((row) => row.digest === digest);
      if (isRepeated && row.state !== 'wrong') return { ...row, state: 'same', problems: [], cells: [] };
      const problems = earlier.map(({ field, row: firstRow }) => {
        const value = row.cells.find((cell) => cell.field === field)?.after ?? '';
        return { field, value, problem: `Row ${firstRow} has the same ${title(field)}. Keep one of the two rows.` };
      });
      return problems.length ? { ...row, state: 'wrong', problems: [...row.problems, ...problems] } : row;
    });
};
