import type { CallResult } from '@skills-architect/portal-kit';
import { Dialog, LoadError } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import type { usePaging } from './use-paging';

interface RecordsPopupProps<A, R> {
  title: string;
  columns: Column<R>[];
  read: CallResult<A>;
  rows: (answer: A) => R[];
  rowKey: (row: R) => string;
  rowLabel: (row: R) => string;
  pager: ReturnType<typeof usePaging>['pager'];
  onClose: () => void;
}

/** Pop-up with a paged table of an import's records. */
export function RecordsPopup<A extends { total: number; totalIsCapped?: boolean }, R>({
  title,
  columns,
  read,
  rows,
  rowKey,
  rowLabel,
  pager,
  onClose,
}: RecordsPopupProps<A, R>) {
  const { data } = read;
  return (
    <Dialog open onClose={onClose} title={title}>
      <DataTable
        caption={title}
        columns={columns}
        rows={data && rows(data)}
        rowKey={rowKey}
        rowLabel={rowLabel}
        loading={read.isLoading || read.isRefreshing}
        error={read.error && <LoadError result={read} />}
        pager={pager(data?.total ?? 0, data?.totalIsCapped)}
        maxHeight="50dvh"
      />
    </Dialog>
  );
}
