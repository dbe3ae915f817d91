import { formatNumber } from '@skills-architect/contracts/locale';
import { Button, Heading, HStack, LoadError, Stack } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import type { TableImportsState, WrongCellView } from './table-view';

const COLUMNS: Column<WrongCellView>[] = [
  { id: 'row', title: 'Row', cell: ({ row }) => formatNumber(row), width: '5rem', align: 'end' },
  { id: 'column', title: 'Column', narrow: 'value', cell: ({ column }) => column, width: '11rem' },
  { id: 'value', title: 'Value', narrow: 'value', cell: ({ value }) => value || '(empty)', width: '14rem' },
  { id: 'problem', title: 'What to do', narrow: 'value', cell: ({ problem }) => problem },
];

/** The cells of a table that cannot be imported, also as a download. */
export function WrongCells({ imports }: { imports: TableImportsState }) {
  const { read, page, setPage } = imports.cells;
  return (
    <Stack gap="2">
      <HStack gap="3" flexWrap="wrap">
        <Heading as="h2">Wrong cells</Heading>
        <Button size="sm" icon="download" onClick={imports.downloadWrongCells}>
          Download the wrong cells
        </Button>
      </HStack>
      <DataTable
        caption="Wrong cells"
        columns={COLUMNS}
        rows={read.data?.cells}
        rowKey={({ row, column, problem }) => `${row} ${column} ${problem}`}
        rowLabel={({ row, column }) => `Row ${row}, ${column}`}
        loading={read.isRefreshing}
        error={read.error && <LoadError result={read} />}
        pager={{ ...page, total: read.data?.total ?? 0, isTotalCapped: read.data?.totalIsCapped, onChange: setPage }}
        maxHeight="50dvh"
      />
    </Stack>
  );
}
