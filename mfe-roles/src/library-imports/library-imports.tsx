import { type LibraryImport, listLibraryImports } from '@skills-architect/contracts/roles';
import { BackLink, usePaging } from '@skills-architect/library-kit';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import { EmptyState, formatWhen, LoadError, Page, StatusBadge } from '@skills-architect/ui-kit';
import { type Column, DataTable, formatDateTime } from '@skills-architect/ui-kit/extra';
import { ChooseFiles } from './choose-files';
import { ExportLibrary } from './export-library';
import { ImportDetail } from './import-detail';
import { STAGES } from './import-words';

const sum = ({ skills, roles }: LibraryImport, state: 'new' | 'changed') =>
  (skills[state] + roles[state]).toLocaleString();

const COLUMNS: Column<LibraryImport>[] = [
  { id: 'taxonomy', title: 'Library', cell: ({ taxonomy, files }) => taxonomy || files.join(', ') },
  { id: 'startedAt', title: 'When', narrow: 'value', cell: ({ startedAt }) => formatWhen(startedAt), width: '12rem' },
  { id: 'user', title: 'Who', narrow: 'value', cell: ({ user }) => user.userName, width: '10rem' },
  { id: 'new', title: 'New', narrow: 'labelled', cell: (one) => sum(one, 'new'), width: '6rem', align: 'end' },
  {
    id: 'changed',
    title: 'Changed',
    narrow: 'labelled',
    cell: (one) => sum(one, 'changed'),
    width: '6rem',
    align: 'end',
  },
  {
    id: 'stage',
    title: 'Status',
    narrow: 'value',
    width: '11rem',
    cell: ({ stage }) => <StatusBadge tone={STAGES[stage].tone}>{STAGES[stage].word}</StatusBadge>,
  },
];

/** Screen: imports a taxonomy into the library, and lists the imports with their reports and undo. */
export default function LibraryImports() {
  const [{ import: openImportId }, change] = useQueryState({ import: 0 });
  const { query, pager } = usePaging('imports');
  const read = useCall(listLibraryImports, { query }, { keepPreviousData: true });
  return (
    <Page
      title="Library Imports"
      help="Import a taxonomy into the library, undo the import within 30 days, or export a source as files."
      action={<BackLink to="/role">Back to industry roles</BackLink>}
    >
      <ChooseFiles onPreview={(importId) => change({ import: importId })} />
      {openImportId > 0 && <ImportDetail key={openImportId} importId={openImportId} />}
      <DataTable
        caption="Imports"
        columns={COLUMNS}
        rows={read.data?.imports}
        rowKey={({ importId }) => importId}
        rowLabel={({ taxonomy, startedAt }) => `${taxonomy} ${formatDateTime(startedAt)}`}
        onRowClick={({ importId }) => change({ import: importId })}
        loading={read.isLoading}
        error={read.error && <LoadError of={read} />}
        empty={<EmptyState title="Nothing was imported yet." />}
        pager={pager(read.data?.total ?? 0, read.data?.totalIsCapped)}
        maxHeight="none"
      />
      <ExportLibrary />
    </Page>
  );
}
