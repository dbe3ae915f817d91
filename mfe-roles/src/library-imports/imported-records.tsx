import type { AnswerOf } from '@skills-architect/contracts';
import { listImportedRecords } from '@skills-architect/contracts/roles';
import { RecordsPopup, usePaged } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import type { ShownRecords } from './import-words';

type ImportedRecord = AnswerOf<typeof listImportedRecords>['records'][number];

const COLUMNS: Column<ImportedRecord>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name },
  { id: 'kind', title: 'Kind', cell: ({ kind }) => (kind === 'skill' ? 'Skill' : 'Role'), width: '6rem' },
];

interface ImportedRecordsProps {
  importId: number;
  shown: ShownRecords;
  title: string;
  onClose: () => void;
}

/** Pop-up with the names of an import's records in one state. */
export function ImportedRecords({ importId, shown: { kind, state }, title, onClose }: ImportedRecordsProps) {
  const { query, pager } = usePaged('records');
  const input = { params: { importId }, query: { state, ...(kind && { kind }), ...query } };
  const read = useCall(listImportedRecords, input, { keepPreviousData: true });
  return (
    <RecordsPopup
      title={title}
      columns={COLUMNS}
      read={read}
      rows={({ records }) => records}
      rowKey={({ kind: of, name }) => `${of} ${name}`}
      rowLabel={({ name }) => name}
      pager={pager}
      onClose={onClose}
    />
  );
}
