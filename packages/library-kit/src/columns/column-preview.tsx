import { type ColumnAssignment, ROLE_TITLES, SKILL_TITLES, type TableReading } from '@skills-architect/contracts';
import { Heading, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { previewRows } from './assignment';

type PreviewRow = Record<string, string> & { key: string };

/** The first rows as they would be imported, so that a wrong column is seen before the import. */
export function ColumnPreview({ reading, assignment }: { reading: TableReading; assignment: ColumnAssignment }) {
  const rows = previewRows(reading, assignment).map((cells, at): PreviewRow => ({ ...cells, key: String(at) }));
  const isMatrix = assignment.columns.some(({ field }) => field === ROLE_TITLES || field === SKILL_TITLES);
  const shown = reading.fields.filter(({ field, isRequired }) => isRequired || rows.some((row) => row[field]));
  const columns = shown.map(
    ({ field, title }): Column<PreviewRow> => ({
      id: field,
      title,
      narrow: 'labelled',
      cell: (row) => <Text lineClamp="2">{row[field]}</Text>,
    }),
  );
  return (
    <>
      <Heading as="h3">How the first rows are understood</Heading>
      {isMatrix && <Text color="fg.muted">The file is a matrix: each of its marks becomes a row.</Text>}
      <DataTable
        caption="How the first rows are understood"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowLabel={({ key }) => `Row ${Number(key) + 1}`}
      />
    </>
  );
}
