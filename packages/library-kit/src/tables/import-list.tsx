import { formatDateTime, formatNumber, formatWhen } from '@skills-architect/contracts/locale';
import { EmptyState, LoadError, StatusBadge } from '@skills-architect/ui-kit';
import { type Column, DataTable, type PagerProps } from '@skills-architect/ui-kit/extra';
import type { PagedRead, StageWord } from './table-view';

interface ListedImport<Stage extends string> {
  importId: number;
  startedAt: string;
  user: { userName: string };
  stage: Stage;
}

/** The columns of a list of imports: what each is of, when and by whom, numbers of records, and the stage. */
export const importColumns = <Stage extends string, T extends ListedImport<Stage>>(
  first: Column<T>[],
  counts: { id: string; title: string; count: (listed: T) => number }[],
  stages: Record<Stage, StageWord>,
): Column<T>[] => [
  ...first,
  { id: 'startedAt', title: 'When', narrow: 'value', cell: ({ startedAt }) => formatWhen(startedAt), width: '12rem' },
  { id: 'user', title: 'Who', narrow: 'value', cell: ({ user }) => user.userName, width: '10rem' },
  ...counts.map(
    ({ id, title, count }): Column<T> => ({
      ...{ id, title, narrow: 'labelled', width: '6rem', align: 'end' },
      cell: (row) => formatNumber(count(row)),
    }),
  ),
  {
    ...{ id: 'stage', title: 'Status', narrow: 'value', width: '12rem' },
    cell: ({ stage }) => <StatusBadge tone={stages[stage].tone}>{stages[stage].word}</StatusBadge>,
  },
];

interface ImportListProps<T> {
  columns: Column<T>[];
  read: PagedRead<{ imports: readonly T[] }>['read'];
  /** What an import is of. */
  name: (listed: T) => string;
  /** Shown when there is none. */
  empty: string;
  onOpen: (importId: number) => void;
  pager: Omit<PagerProps, 'total'>;
}

/** The imports of a screen, latest first. */
export function ImportList<T extends ListedImport<string>>({
  columns,
  read,
  name,
  empty,
  onOpen,
  pager,
}: ImportListProps<T>) {
  return (
    <DataTable
      caption="Imports"
      columns={columns}
      rows={read.data?.imports}
      rowKey={({ importId }) => importId}
      rowLabel={(row) => `${name(row)} ${formatDateTime(row.startedAt)}`}
      onRowClick={({ importId }) => onOpen(importId)}
      loading={read.isLoading}
      error={read.error && <LoadError result={read} />}
      empty={<EmptyState title={empty} />}
      pager={{ ...pager, total: read.data?.total ?? 0, isTotalCapped: read.data?.totalIsCapped }}
      maxHeight="none"
    />
  );
}
