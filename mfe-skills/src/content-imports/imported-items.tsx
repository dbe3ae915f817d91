import type { AnswerOf } from '@skills-architect/contracts';
import { type ContentImportState, listImportedContent } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Dialog, LoadError } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

type Imported = AnswerOf<typeof listImportedContent>['items'][number];

const TITLE: Column<Imported> = { id: 'title', title: 'Title', cell: ({ title }) => title };
const REASON: Column<Imported> = { id: 'reason', title: 'Why', cell: ({ reason }) => reason };
const PAGE = 10;

interface ImportedItemsProps {
  importId: number;
  state: ContentImportState;
  title: string;
  onClose: () => void;
}

/** Pop-up with the items of an import in one state. */
export function ImportedItems({ importId, state, title, onClose }: ImportedItemsProps) {
  const [page, setPage] = useState({ offset: 0, pageSize: PAGE });
  const input = { params: { importId }, query: { state, offset: page.offset, pagesize: page.pageSize } };
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
        pager={{ ...page, total: read.data?.total ?? 0, isTotalCapped: read.data?.totalIsCapped, onChange: setPage }}
        maxHeight="50dvh"
      />
    </Dialog>
  );
}
