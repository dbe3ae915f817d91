import type { AnswerOf } from '@skills-architect/contracts';
import { LIBRARY_STATUS_NAMES, listDeletedEncyclopedia } from '@skills-architect/contracts/skills';
import { DeletedRecords, useDeletedPage } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { useRestoreEntry } from './use-restore-entry';

type DeletedEntry = AnswerOf<typeof listDeletedEncyclopedia>['data'][number];

const COLUMNS: Column<DeletedEntry>[] = [
  { id: 'name', title: 'Title', cell: ({ name }) => name },
  { id: 'status', title: 'Status', narrow: 'value', cell: ({ status }) => LIBRARY_STATUS_NAMES[status], width: '9rem' },
];
const rowKey = ({ encyclopediaId }: DeletedEntry) => encyclopediaId;
const rowName = ({ name }: DeletedEntry) => name;

/** Pop-up with the entries deleted in the last 30 days, to restore them. */
export function DeletedEntries({ onClose }: { onClose: () => void }) {
  const page = useDeletedPage();
  const read = useCall(listDeletedEncyclopedia, { query: page.query }, page.options);
  const { run, isRunning } = useRestoreEntry();
  return (
    <DeletedRecords
      noun="entries"
      columns={COLUMNS}
      page={page}
      read={read}
      rows={read.data?.data}
      rowKey={rowKey}
      rowName={rowName}
      isRestoring={isRunning}
      onRestore={({ encyclopediaId }) => void run(encyclopediaId)}
      onClose={onClose}
    />
  );
}
