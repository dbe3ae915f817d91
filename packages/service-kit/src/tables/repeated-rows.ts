import type { PlannedRow } from './table-kind';

/** Finds rows that say something about a record that an earlier row of the table is about, in whichever part it stood. */
export const repeatedRows = (title: (field: string) => string) => {
  const first = new Map<string, number>();
  return (planned: readonly PlannedRow[]): PlannedRow[] =>
    planned.map((row) => {
      const problems = row.unique.flatMap(({ field, key }) => {
        const known = first.get(key);
        if (known === undefined) {
          first.set(key, row.row);
          return [];
        }
        const value = row.cells.find((cell) => cell.field === field)?.after ?? '';
        return [{ field, value, problem: `Row ${known} has the same ${title(field)}. Keep one of the two rows.` }];
      });
      return problems.length ? { ...row, state: 'wrong', problems: [...row.problems, ...problems] } : row;
    });
};
