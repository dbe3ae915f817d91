import type { AnswerOf } from '@skills-architect/contracts';
import { type ContentImportState, listImportedContent } from '@skills-architect/contracts/skills';
import { RecordsPopup, usePaging } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import type { Column } from '@skills-architect/ui-kit/extra';

type ImportedItem = AnswerOf<typeof listImportedContent>['items'][number];

const TITLE: Column<ImportedItem> = { id: 'title', title: 'Title', cell: ({ title }) => title };
const REASON: Column<ImportedItem> = { id: 'reason', title: 'Why', cell: ({ reason }) => reason };

interface ImportedItemsProps {
  importId: number;
  state: ContentImportState;
  title: string;
  onClose: () => void;
}

/** Pop-up with the items of an import in one state. */
export function ImportedItems({ importId, state, title, onClose }: ImportedItemsProps) {
  const { query, pager } = usePaging('items');
  const input = { params: { importId }, query: { state, ...query } };
  const read = useCall(listImportedContent, input, { keepPreviousData: true });
  return (
    <RecordsPopup
      title={title}
      columns={state === 'refused' ? [TITLE, REASON] : [TITLE]}
      read={read}
      rows={({ items }) => items}
      rowKey={({ key }) => key}
      rowLabel={(row) => row.title}
      pager={pager}
      onClose={onClose}
    />
  );
}
