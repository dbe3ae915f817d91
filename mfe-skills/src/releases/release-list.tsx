import { formatWhen } from '@skills-architect/contracts/locale';
import { listReleases, type Release } from '@skills-architect/contracts/skills';
import { BackLink, usePaging } from '@skills-architect/library-kit';
import { navigate, useCall } from '@skills-architect/portal-kit';
import { Button, EmptyState, FormActions, LoadError, Page } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { NameRelease } from './name-release';
import { releasePath, UNRELEASED } from './release-path';

const COLUMNS: Column<Release>[] = [
  {
    id: 'name',
    title: 'Release',
    rowHeader: true,
    width: '12rem',
    cell: ({ name }) => name,
  },
  { id: 'note', title: 'Note', narrow: 'value', cell: ({ note }) => note },
  { id: 'at', title: 'When', narrow: 'value', cell: ({ at }) => formatWhen(at), width: '12rem' },
  { id: 'user', title: 'Who', narrow: 'value', cell: ({ user }) => user?.userName ?? '', width: '12rem' },
];

/** The releases, latest first, with a button to name the next one. */
export function ReleaseList() {
  const page = usePaging('releases');
  const [isNaming, setIsNaming] = useState(false);
  const read = useCall(listReleases, { query: page.query }, { keepPreviousData: true });
  return (
    <Page
      title="Library Releases"
      help="Name the state of the library, and see what changed since the previous release."
      action={
        <FormActions>
          <BackLink to="/skill/search">Back to skills</BackLink>
          {(read.data?.total ?? 0) > 0 && (
            <Button onClick={() => navigate(releasePath(UNRELEASED))}>Changes since the last release</Button>
          )}
          <Button variant="primary" icon="add" onClick={() => setIsNaming(true)}>
            Name a Release
          </Button>
        </FormActions>
      }
    >
      <DataTable
        caption="Releases"
        columns={COLUMNS}
        rows={read.data?.releases}
        rowKey={({ releaseId }) => releaseId}
        rowLabel={({ name }) => name}
        onRowClick={({ releaseId }) => navigate(releasePath(releaseId))}
        loading={read.isRefreshing}
        error={read.error && <LoadError result={read} />}
        empty={
          <EmptyState title="No release yet">
            Name the current state of the library, to compare later states with it.
          </EmptyState>
        }
        pager={page.pager(read.data?.total ?? 0, read.data?.totalIsCapped)}
      />
      {isNaming && <NameRelease onClose={() => setIsNaming(false)} />}
    </Page>
  );
}
