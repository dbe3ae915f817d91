import type { ImportRow } from '@skills-architect/contracts/personas';

type Row = Pick<ImportRow, 'rowId' | 'personaName' | 'isDuplicatePersona'>;

/** Persona names with the same key are the same for the client. */
export const nameKey = ({ personaName }: Pick<Row, 'personaName'>): string => personaName.trim().toLowerCase();

/** New rows that have the name of another new row: only one of them can become a persona. */
export const rowsWithSameName = (rows: readonly Row[]): ReadonlySet<number> => {
  const byName = new Map<string, number[]>();
  for (const row of rows) {
    const key = nameKey(row);
    if (key && !row.isDuplicatePersona) byName.set(key, [...(byName.get(key) ?? []), row.rowId]);
  }
  return new Set([...byName.values()].filter(({ length }) => length > 1).flat());
};
