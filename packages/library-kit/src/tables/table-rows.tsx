import { formatNumber } from '@skills-architect/contracts/locale';
import { chakra, Dialog, LoadError } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import type { TableImportsState, TableRowView } from './table-view';

const Changes = ({ cells }: Pick<TableRowView, 'cells'>) => (
  <>
    {cells.map(({ column, before, after }) => (
      <chakra.p key={column} overflowWrap="anywhere">
        <chakra.span color="fg.muted">{`${column}: `}</chakra.span>
        {before && <del>{before}</del>} {after ? <chakra.ins textDecoration="none">{after}</chakra.ins> : '(empty)'}
      </chakra.p>
    ))}
  </>
);

const COLUMNS: Column<TableRowView>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name || '(without a name)', width: '14rem', rowHeader: true },
  { id: 'row', title: 'Row', narrow: 'labelled', cell: ({ row }) => formatNumber(row), width: '5rem', align: 'end' },
  { id: 'changes', title: 'Changes', cell: ({ cells, kept }) => kept ?? <Changes cells={cells} /> },
];

/** Pop-up with the rows of an import in one state and their changes. */
export function TableRows({ imports, title }: { imports: TableImportsState; title: string }) {
  const { read, page, setPage, show } = imports.rows;
  return (
    <Dialog open size="lg" onClose={() => show(undefined)} title={title}>
      <DataTable
        caption={title}
        columns={COLUMNS}
        rows={read.data?.rows}
        rowKey={({ row }) => row}
        rowLabel={({ name, row }) => `${name}, row ${row}`}
        loading={read.isRefreshing}
        error={read.error && <LoadError result={read} />}
        pager={{ ...page, total: read.data?.total ?? 0, isTotalCapped: read.data?.totalIsCapped, onChange: setPage }}
        maxHeight="50dvh"
      />
    </Dialog>
  );
}
