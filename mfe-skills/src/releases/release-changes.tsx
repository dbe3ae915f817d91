import { CHANGE_SORT_FIELDS, LIBRARY_CHANGES } from '@skills-architect/contracts';
import { formatDateTime } from '@skills-architect/contracts/locale';
import { RELEASED_KINDS, type Release, type ReleasedKind } from '@skills-architect/contracts/skills';
import { BackLink } from '@skills-architect/library-kit';
import { useQueryState } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, Page, Text } from '@skills-architect/ui-kit';
import { changePage, DataTable } from '@skills-architect/ui-kit/extra';
import { changeColumns } from './change-columns';
import { ChangeFilters } from './change-filters';
import { MissingChanges } from './missing-changes';
import { releasePath } from './release-path';
import { useReleaseChanges } from './use-release-changes';

const SIZE = 30;
const START = { kind: 'skill', change: '', sortBy: 'name', descending: false, page: 1 };

interface ReleaseChangesProps {
  /** If undefined: changes since the last release. */
  releaseId?: number;
}

/** Skills or roles that changed in a release or since the last one, by kind of change. */
export function ReleaseChanges({ releaseId }: ReleaseChangesProps) {
  const [state, setState] = useQueryState(START);
  const kind = RELEASED_KINDS.find((releasedKind) => releasedKind === state.kind) ?? 'skill';
  const change = LIBRARY_CHANGES.find((libraryChange) => libraryChange === state.change);
  const sortBy = CHANGE_SORT_FIELDS.find((changeSortField) => changeSortField === state.sortBy) ?? 'name';
  const sortOrder = state.descending ? 'desc' : 'asc';
  const offset = (state.page - 1) * SIZE;
  const query = { kind, ...(change && { change }), sortBy, sortOrder, offset, pagesize: SIZE } as const;
  const read = useReleaseChanges(releaseId, query);
  const { release, counts, isCompared, isIncomplete } = read.data ?? {};
  const isSinceLast = releaseId === undefined;
  const releaseTitle = release ? `Release ${release.name}` : 'Release';
  return (
    <Page
      title={isSinceLast ? 'Changes since the last release' : releaseTitle}
      help={release && (isSinceLast ? describeLast(release) : describeRelease(release))}
      action={<BackLink to={releasePath()}>All releases</BackLink>}
      filters={
        <ChangeFilters
          kind={kind}
          change={change}
          counts={counts}
          onChange={(part) => setState({ ...part, page: 1 })}
        />
      }
    >
      {isCompared === false && <MissingChanges releaseId={releaseId} />}
      {!isSinceLast && release?.note && <Text whiteSpace="pre-line">{release.note}</Text>}
      {isIncomplete && (
        <Text color="fg.muted">Changes may be missing: the history of that time is no longer kept.</Text>
      )}
      <DataTable
        caption={kind === 'skill' ? 'Changed skills' : 'Changed roles'}
        columns={changeColumns(kind)}
        rows={read.data?.changes}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        loading={read.isRefreshing}
        outdated={read.isPreviousData}
        sort={{ by: sortBy, direction: sortOrder }}
        onSort={({ by, direction }) => setState({ sortBy: by, descending: direction === 'desc', page: 1 })}
        error={read.error && <LoadError result={read} />}
        empty={
          change ? (
            <EmptyState>There are none with this filter.</EmptyState>
          ) : (
            <EmptyState>{describeNone(kind, isSinceLast, release)}</EmptyState>
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

const describeNone = (kind: ReleasedKind, isSinceLast: boolean, release: Release | null | undefined) => {
  if (isSinceLast && !release) return 'There is no release to compare with yet.';
  if (!isSinceLast && release?.since === null)
    return 'This is the first release: there is no earlier one to compare with.';
  return `No ${kind} has changed since the ${isSinceLast ? 'last' : 'previous'} release.`;
};

const describeLast = ({ name, at }: Release) => `Changes since ${name}, named on ${formatDateTime(at)}.`;

const describeRelease = ({ at, since }: Release) =>
  since === null
    ? `The library on ${formatDateTime(at)}.`
    : `Changes between the previous release on ${formatDateTime(since)} and this one on ${formatDateTime(at)}.`;
