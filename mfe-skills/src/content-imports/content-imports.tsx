import { type ContentImport, listContentImports } from '@skills-architect/contracts/skills';
import { BackLink, usePaging } from '@skills-architect/library-kit';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import { EmptyState, formatWhen, LoadError, Page, StatusBadge } from '@skills-architect/ui-kit';
import { type Column, DataTable, formatDateTime } from '@skills-architect/ui-kit/extra';
import { ImportDetail } from './import-detail';
import { STAGES } from './import-words';
import { StartImport } from './start-import';

const countColumn = (state: 'new' | 'changed' | 'removed', title: string): Column<ContentImport> => ({
  id: state,
  title,
  narrow: 'labelled',
  cell: ({ counts }) => counts[state].toLocaleString(),
  width: '6rem',
  align: 'end',
});

const COLUMNS: Column<ContentImport>[] = [
  { id: 'contentProvider', title: 'Content Provider', cell: ({ contentProvider }) => contentProvider },
  { id: 'startedAt', title: 'When', narrow: 'value', cell: ({ startedAt }) => formatWhen(startedAt), width: '12rem' },
  { id: 'user', title: 'Who', narrow: 'value', cell: ({ user }) => user.userName, width: '10rem' },
  countColumn('new', 'New'),
  countColumn('changed', 'Changed'),
  countColumn('removed', 'Removed'),
  {
    id: 'stage',
    title: 'Status',
    narrow: 'value',
    width: '11rem',
    cell: ({ stage }) => <StatusBadge tone={STAGES[stage].tone}>{STAGES[stage].word}</StatusBadge>,
  },
];

/** Screen: imports the catalogues of content providers, and lists the imports with their reports. */
export default function ContentImports() {
  const [{ import: open }, change] = useQueryState({ import: 0 });
  const { query, pager } = usePaging('imports');
  const read = useCall(listContentImports, { query }, { keepPreviousData: true });
  return (
    <Page
      title="Content Catalogues"
      help="Import the catalogue of a content provider. Its items are mapped to skills; relevancies set by people stay."
      action={<BackLink to="/skill/search">Back to skills</BackLink>}
    >
      <StartImport onStart={(importId) => change({ import: importId })} />
      {open > 0 && <ImportDetail key={open} importId={open} />}
      <DataTable
        caption="Imports of catalogues"
        columns={COLUMNS}
        rows={read.data?.imports}
        rowKey={({ importId }) => importId}
        rowLabel={({ contentProvider, startedAt }) => `${contentProvider} ${formatDateTime(startedAt)}`}
        onRowClick={({ importId }) => change({ import: importId })}
        loading={read.isRefreshing}
        error={read.error && <LoadError of={read} />}
        empty={<EmptyState title="No catalogue was imported yet." />}
        pager={pager(read.data?.total ?? 0, read.data?.totalIsCapped)}
        maxHeight="none"
      />
    </Page>
  );
}
