import type { AnswerOf } from '@skills-architect/contracts';
import { type ContentImportState, listImportedContent } from '@skills-architect/contracts/skills';
import { usePaged } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Dialog, LoadError } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';

type Imported = AnswerOf<typeof listImportedContent>['items'][number];

const TITLE: Column<Imported> = { id: 'title', title: 'Title', cell: ({ title }) => title };
const REASON: Column<Imported> = { id: 'reason', title: 'Why', cell: ({ reason }) => reason };

interface ImportedItemsProps {
  importId: number;
  state: ContentImportState;
  title: string;
  onClose: () => void;
}

/** Pop-up with the items of an import in one state. */
export function ImportedItems({ importId, state, title, onClose }: ImportedItemsProps) {
  const { query, pager } = usePaged();
  const input = { params: { importId }, query: { state, ...query } };
  const read = useCall(listImportedContent, input, { keepPreviousData: true });
  return (
    <Dialog open onClose={onClose} title={title}>
      <DataTable
        caption={title}
        columns={state === 'refused' ? [TITLE, REASON] : [TITLE]}
        rows={read.data?.items}
        rowKey={({ key }) => key}
        rowLabel={(one) => one.title}
        loading={read.isRefreshing}
        error={read.error && <LoadError of={read} />}
        pager={pager(read.data?.total ?? 0, read.data?.totalIsCapped)}
        maxHeight="50dvh"
      />
    </Dialog>
  );
}
