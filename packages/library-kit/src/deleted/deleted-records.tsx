import { formatDate } from '@skills-architect/contracts/locale';
import type { CallResult } from '@skills-architect/portal-kit';
import { Dialog, EmptyState, LoadError } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo, useState } from 'react';
import { restoreColumn } from './restore-column';

/** Page size. */
const PAGE_SIZE = 10;

/** State of the shown page of deleted records: query and call options. */
export function useDeletedPage() {
  const [offset, setOffset] = useState(0);
  return { setOffset, query: { offset, pagesize: PAGE_SIZE }, options: { keepPreviousData: true } };
}

interface DeletedRecordsProps<T extends { deletedAt: string }> {
  /** Plural noun of the records: `skills`. */
  noun: string;
  columns: Column<T>[];
  page: ReturnType<typeof useDeletedPage>;
  read: CallResult<{ total: number }>;
  rows: T[] | undefined;
  rowKey: (record: T) => number;
  rowName: (record: T) => string;
  isRestoring: boolean;
  onRestore: (record: T) => void;
  onClose: () => void;
}

/**
 * Pop-up with the records deleted in the last 30 days, to restore them.
 * @example
 * const page = useDeletedPage();
 * const read = useCall(listDeletedRoles, { query: page.query }, page.options);
 */
export function DeletedRecords<T extends { deletedAt: string }>(props: DeletedRecordsProps<T>) {
  const { noun, columns, page, read, rows, rowKey, rowName, isRestoring, onRestore, onClose } = props;
  const allColumns = useMemo<Column<T>[]>(
    () => [
      ...columns,
      {
        id: 'deletedAt',
        title: 'Deleted',
        narrow: 'labelled',
        cell: ({ deletedAt }) => formatDate(deletedAt),
        width: '8rem',
      },
      restoreColumn({ rowName, isRestoring, onRestore }),
    ],
    [columns, rowName, isRestoring, onRestore],
  );
  return (
    <Dialog open size="lg" title={`Deleted ${noun}`} onClose={onClose}>
      <DataTable
        caption={`Deleted ${noun} of the last 30 days`}
        columns={allColumns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowName}
        loading={read.isLoading}
        error={read.error ? <LoadError result={read} /> : undefined}
        empty={<EmptyState>{`No ${noun} were deleted in the last 30 days.`}</EmptyState>}
        pager={{
          offset: page.query.offset,
          pageSize: PAGE_SIZE,
          sizes: [PAGE_SIZE],
          total: read.data?.total ?? 0,
          onChange: ({ offset }) => page.setOffset(offset),
          showAbove: PAGE_SIZE,
        }}
      />
    </Dialog>
  );
}
