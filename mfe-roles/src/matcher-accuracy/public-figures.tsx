import type { PublicFigure } from '@skills-architect/contracts';
import { Stack, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';

/** Three digits, because models differ in the third one. */
const toFigure = (value: number) => value.toFixed(3);

const COLUMNS: Column<PublicFigure>[] = [
  { id: 'name', title: 'Measured', rowHeader: true, cell: ({ name }) => name },
  {
    id: 'withModel',
    title: 'With the model',
    align: 'end',
    narrow: 'labelled',
    width: '9.5rem',
    cell: ({ withModel }) => toFigure(withModel),
  },
  {
    id: 'wordsAlone',
    title: 'Words alone',
    align: 'end',
    narrow: 'labelled',
    width: '9.5rem',
    cell: ({ wordsAlone }) => toFigure(wordsAlone),
  },
];

/** What the installed model reaches on public data. */
export function PublicFigures({ figures }: { figures: readonly PublicFigure[] }) {
  if (!figures.length)
    return (
      <Text color="fg.muted">
        This model was not measured on public data. The commands bench -- matching and bench -- semantics do that.
      </Text>
    );
  return (
    <Stack gap="2">
      <DataTable
        caption="Figures on public data"
        columns={COLUMNS}
        rows={figures}
        rowKey={({ name }) => name}
        rowLabel={({ name }) => name}
        maxHeight="none"
      />
      <Text color="fg.muted">
        From 0 to 1, with ESCO 1.1.1 as the library. Your own library may do better or worse.
      </Text>
    </Stack>
  );
}
