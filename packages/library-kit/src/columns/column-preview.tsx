import { type ColumnAssignment, ROLE_TITLES, SKILL_TITLES, type TableReading } from '@skills-architect/contracts';
import { UnderstoodRows } from '../tables/understood-rows';
import { previewRows } from './assignment';

/** The first rows as they would be imported, so that a wrong column is seen before the import. */
export function ColumnPreview({ reading, assignment }: { reading: TableReading; assignment: ColumnAssignment }) {
  const isMatrix = assignment.columns.some(({ field }) => field === ROLE_TITLES || field === SKILL_TITLES);
  return <UnderstoodRows fields={reading.fields} rows={previewRows(reading, assignment)} isMatrix={isMatrix} />;
}
