import type { AnswerOf } from '@skills-architect/contracts';
import { LIBRARY_STATUS_NAMES, listDeletedEncyclopedia } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { type Column, DELETED_PAGE, DeletedRecords } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
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
  const [offset, setOffset] = useState(0);
  const query = { pagesize: DELETED_PAGE, offset };
  const read = useCall(listDeletedEncyclopedia, { query }, { keepPreviousData: true });
  const { run, isRunning } = useRestoreEntry();
  return (
    <DeletedRecords
      of="entries"
      columns={COLUMNS}
      rows={read.data?.data}
      total={read.data?.total ?? 0}
      read={read}
      offset={offset}
      onOffset={setOffset}
      rowKey={rowKey}
      rowName={rowName}
      isRestoring={isRunning}
      onRestore={run}
      onClose={onClose}
    />
  );
}
