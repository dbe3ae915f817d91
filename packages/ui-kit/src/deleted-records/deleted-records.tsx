import { useMemo } from 'react';
import { Button } from '../button/button';
import type { Column } from '../data-table/column';
import { DataTable } from '../data-table/data-table';
import { Dialog } from '../dialog/dialog';
import { EmptyState } from '../empty-state/empty-state';
import { LoadError, type LoadErrorProps } from '../error-panel/load-error';

/** Rows on one page of deleted records. */
export const DELETED_PAGE = 10;

interface DeletedRecordsProps<T extends { deletedAt: string }> {
  /** What the records are, in the plural: `skills`. */
  of: string;
  columns: Column<T>[];
  rows: T[] | undefined;
  total: number;
  read: LoadErrorProps['of'] & { isLoading: boolean };
  offset: number;
  onOffset: (offset: number) => void;
  rowKey: (record: T) => number;
  rowName: (record: T) => string;
  isRestoring: boolean;
  onRestore: (id: number) => void;
  onClose: () => void;
}

/** Pop-up with the records deleted in the last 30 days, to restore them. */
export function DeletedRecords<T extends { deletedAt: string }>(props: DeletedRecordsProps<T>) {
  const { of, columns, rows, total, read, offset, onOffset, rowKey, rowName, isRestoring, onRestore, onClose } = props;
  const all = useMemo<Column<T>[]>(
    () => [
      ...columns,
      {
        id: 'deletedAt',
        title: 'Deleted',
        narrow: 'labelled',
        cell: ({ deletedAt }) => new Date(deletedAt).toLocaleDateString(undefined, { dateStyle: 'medium' }),
        width: '8rem',
      },
      {
        id: 'restore',
        title: 'Restore',
        hideTitle: true,
        width: '7rem',
        align: 'end',
        cell: (record) => (
          <Button
            size="sm"
            aria-label={`Restore ${rowName(record)}`}
            disabled={isRestoring}
            onClick={() => onRestore(rowKey(record))}
          >
            Restore
          </Button>
        ),
      },
    ],
    [columns, rowName, isRestoring, onRestore, rowKey],
  );
  return (
    <Dialog open size="lg" title={`Deleted ${of}`} onClose={onClose}>
      <DataTable
        caption={`Deleted ${of} of the last 30 days`}
        columns={all}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowName}
        loading={read.isLoading}
        error={read.error ? <LoadError of={read} /> : undefined}
        empty={<EmptyState>{`No ${of} were deleted in the last 30 days.`}</EmptyState>}
        pager={{
          offset,
          pageSize: DELETED_PAGE,
          sizes: [DELETED_PAGE],
          total,
          onChange: (to) => onOffset(to.offset),
          showAbove: DELETED_PAGE,
        }}
      />
    </Dialog>
  );
}
