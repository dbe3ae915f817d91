import type { PlannedRow } from './table-kind';

/** Marks rows that repeat a unique value of an earlier row of the table, in whichever batch. */
export const repeatMarker = (title: (field: string) => string) => {
  const first = new Map<string, number>();
  return (planned: readonly PlannedRow[]): PlannedRow[] =>
    planned.map((row) => {
      const problems = row.unique.flatMap(({ field, key }) => {
        const firstRow = first.get(key);
        if (firstRow === undefined) {
          first.set(key, row.row);
          return [];
        }
        const value = row.cells.find((cell) => cell.field === field)?.after ?? '';
        return [{ field, value, problem: `Row ${firstRow} has the same ${title(field)}. Keep one of the two rows.` }];
      });
      return problems.length ? { ...row, state: 'wrong', problems: [...row.problems, ...problems] } : row;
    });
};
