import type { AnswerOf } from '@skills-architect/contracts';
import { listImportedRecords } from '@skills-architect/contracts/roles';
import { RecordsPopup, usePaging } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import type { ShownRecords } from './import-words';

type ImportedRecord = AnswerOf<typeof listImportedRecords>['records'][number];

const KIND_WORDS = { skill: 'Skill', role: 'Role', group: 'Group' } as const;

const NAME: Column<ImportedRecord> = { id: 'name', title: 'Name', cell: ({ name }) => name };
const KIND: Column<ImportedRecord> = {
  id: 'kind',
  title: 'Kind',
  narrow: 'value',
  width: '6rem',
  cell: ({ kind }) => KIND_WORDS[kind],
};

interface ImportedRecordsProps {
  importId: number;
  shown: ShownRecords;
  title: string;
  onClose: () => void;
}

/** Pop-up with the names of an import's records in one state. */
export function ImportedRecords({ importId, shown: { kind, state }, title, onClose }: ImportedRecordsProps) {
  const { query, pager } = usePaging('records');
  const input = { params: { importId }, query: { state, ...(kind && { kind }), ...query } };
  const read = useCall(listImportedRecords, input, { keepPreviousData: true });
  return (
    <RecordsPopup
      title={title}
      columns={kind ? [NAME] : [NAME, KIND]}
      read={read}
      rows={({ records }) => records}
      rowKey={({ kind: of, name }) => `${of} ${name}`}
      rowLabel={({ name }) => name}
      pager={pager}
      onClose={onClose}
    />
  );
}
