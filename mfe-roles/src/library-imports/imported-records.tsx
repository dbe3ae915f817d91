import type { AnswerOf } from '@skills-architect/contracts';
import { listImportedRecords } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { Dialog, LoadError } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

type ImportedRecord = AnswerOf<typeof listImportedRecords>['records'][number];

/** Which records of an import are listed. */
export interface ShownRecords {
  title: string;
  state: 'new' | 'changed' | 'edited' | 'same' | 'gone' | 'kept';
  kind?: 'skill' | 'role';
}

const COLUMNS: Column<ImportedRecord>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name },
  { id: 'kind', title: 'Kind', cell: ({ kind }) => (kind === 'skill' ? 'Skill' : 'Role'), width: '6rem' },
];
const PAGE = 10;

interface ImportedRecordsProps {
  importId: number;
  shown: ShownRecords;
  onClose: () => void;
}

/** Pop-up with the names of an import's records in one state. */
export function ImportedRecords({ importId, shown, onClose }: ImportedRecordsProps) {
  const [page, setPage] = useState({ offset: 0, pageSize: PAGE });
  const { kind, state, title } = shown;
  const query = { state, ...(kind && { kind }), offset: page.offset, pagesize: page.pageSize };
  const read = useCall(listImportedRecords, { params: { importId }, query }, { keepPreviousData: true });
  return (
    <Dialog open onClose={onClose} title={title}>
      <DataTable
        caption={title}
        columns={COLUMNS}
        rows={read.data?.records}
        rowKey={({ kind: of, name }) => `${of} ${name}`}
        rowLabel={({ name }) => name}
        loading={read.isLoading}
        error={read.error && <LoadError of={read} />}
        pager={{ ...page, total: read.data?.total ?? 0, isTotalCapped: read.data?.totalIsCapped, onChange: setPage }}
        maxHeight="50dvh"
      />
    </Dialog>
  );
}
