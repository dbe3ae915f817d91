import { LIBRARY_CHANGES } from '@skills-architect/contracts';
import { RELEASED_KINDS, releaseChanges } from '@skills-architect/contracts/skills';
import { navigate, useCall, useQueryState } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError, Page, Text } from '@skills-architect/ui-kit';
import { changePage, DataTable, dateText } from '@skills-architect/ui-kit/extra';
import { changeColumns } from './change-columns';
import { ChangeFilters } from './change-filters';
import { releasePath } from './release-path';

const SIZE = 30;
const START = { kind: 'skill', change: '', page: 1 };

/** What changed in the library with a release: skills or industry roles, by what happened to them. */
export function ReleaseChanges({ releaseId }: { releaseId: number }) {
  const [state, setState] = useQueryState(START);
  const kind = RELEASED_KINDS.find((one) => one === state.kind) ?? 'skill';
  const change = LIBRARY_CHANGES.find((one) => one === state.change);
  const offset = (Math.max(1, Math.trunc(state.page)) - 1) * SIZE;
  const query = { kind, ...(change && { change }), offset, pagesize: SIZE };
  const read = useCall(releaseChanges, { params: { releaseId }, query }, { keepPreviousData: true });
  const { release, counts, isIncomplete } = read.data ?? {};
  return (
    <Page
      title={release ? `Release ${release.name}` : 'Release'}
      help={release && describeRelease(release)}
      action={
        <Button icon="chevronLeft" variant="quiet" onClick={() => navigate(releasePath())}>
          All releases
        </Button>
      }
      filters={<ChangeFilters kind={kind} change={change} counts={counts} onChange={setState} />}
    >
      {release?.note && <Text whiteSpace="pre-line">{release.note}</Text>}
      {isIncomplete && (
        <Text color="fg.muted">Changes may be missing: the history of this time is not kept any more.</Text>
      )}
      <DataTable
        caption={kind === 'skill' ? 'Changed skills' : 'Changed roles'}
        columns={changeColumns(kind)}
        rows={read.data?.changes}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        loading={read.isRefreshing}
        outdated={read.isPreviousData}
        error={read.error && <LoadError of={read} />}
        empty={
          change ? (
            <EmptyState>None with this filter.</EmptyState>
          ) : (
            <EmptyState>
              {release?.since === null
                ? 'This is the first release: there is none before it to compare with.'
                : `No ${kind} is different from what it was at the release before.`}
            </EmptyState>
          )
        }
        pager={{
          offset,
          pageSize: SIZE,
          showAbove: SIZE,
          total: read.data?.total ?? 0,
          onChange: (page) => setState(changePage(page)),
        }}
      />
    </Page>
  );
}

const describeRelease = ({ at, since }: { at: string; since: string | null }) =>
  since === null
    ? `The library on ${dateText(at)}.`
    : `What is different on ${dateText(at)} from ${dateText(since)}, the release before.`;
