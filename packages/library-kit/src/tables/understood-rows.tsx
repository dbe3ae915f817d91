import { Heading, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';

interface UnderstoodRowsProps {
  fields: readonly { field: string; title: string; isRequired?: boolean | undefined }[];
  /** Cells by field. */
  rows: readonly Readonly<Record<string, string>>[];
  isMatrix: boolean;
  /** The level of the heading. */
  as?: 'h2' | 'h3';
}
interface ShownRow {
  key: string;
  cells: Readonly<Record<string, string>>;
}

const CAPTION = 'How the first rows are understood';

/** The first rows as they would be imported, so that a wrong column is seen before the import. */
export function UnderstoodRows({ fields, rows, isMatrix, as = 'h3' }: UnderstoodRowsProps) {
  const shown = fields.filter(({ field, isRequired }) => isRequired || rows.some((row) => row[field]));
  const columns = shown.map(
    ({ field, title }): Column<ShownRow> => ({
      id: field,
      title,
      narrow: 'labelled',
      cell: ({ cells }) => <Text lineClamp="2">{cells[field]}</Text>,
    }),
  );
  return (
    <>
      <Heading as={as}>{CAPTION}</Heading>
      {isMatrix && <Text color="fg.muted">The file is a matrix: each of its marks becomes a row.</Text>}
      <DataTable
        caption={CAPTION}
        columns={columns}
        rows={rows.map((cells, index): ShownRow => ({ key: String(index), cells }))}
        rowKey={({ key }) => key}
        rowLabel={({ key }) => `Row ${Number(key) + 1}`}
      />
    </>
  );
}
