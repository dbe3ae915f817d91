import { HealthKind } from '@skills-architect/contracts';
import { formatWhen } from '@skills-architect/contracts/locale';
import { listSources } from '@skills-architect/contracts/skills';
import { BackLink } from '@skills-architect/library-kit';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import { Button, EmptyState, FormActions, LoadError, Page, Text } from '@skills-architect/ui-kit';
import { changePage, DataTable } from '@skills-architect/ui-kit/extra';
import { findingColumns } from './finding-columns';
import { HealthFilters } from './health-filters';
import { firstKind, KINDS } from './health-kinds';
import { useHealthActions } from './use-health-actions';
import { useHealthCounts } from './use-health-counts';

const SIZE = 30;
const START = { kind: '', source: 0, state: 'open', page: 1 };

const emptyTitle = (state: 'open' | 'ignored', isUnchecked: boolean) => {
  if (state === 'ignored') return 'Nothing is ignored';
  return isUnchecked ? 'Not checked yet' : 'Nothing needs attention';
};

const describeCheck = ({ isUnchecked, checkedAt }: ReturnType<typeof useHealthCounts>) => {
  if (isUnchecked)
    return 'Some records have not been checked yet. The first check starts automatically within a minute.';
  return checkedAt ? `All records were checked ${formatWhen(checkedAt)}; later changes are included.` : '';
};

/** Screen: what needs attention in the library, in job postings and in personas, kind by kind. */
export default function LibraryHealth() {
  const [query, setQuery] = useQueryState(START);
  const state = query.state === 'ignored' ? 'ignored' : 'open';
  const chosen = query.source > 0 ? [query.source] : undefined;
  const offset = (query.page - 1) * SIZE;
  const counts = useHealthCounts(chosen);
  const requestedKind = HealthKind.safeParse(query.kind).data;
  const kind = requestedKind ?? firstKind(counts.byKind, state);
  const sourceIds = KINDS[kind].hasSource ? chosen : undefined;
  const read = useCall(
    KINDS[kind].calls.list,
    requestedKind || counts.isRead ? { query: { kind, state, sourceIds, offset, pagesize: SIZE } } : undefined,
    { keepPreviousData: true },
  );
  const sources = useCall(listSources, {});
  const names = new Map(sources.data?.sources.map((source) => [source.sourceId, source.source]));
  const actions = useHealthActions();
  return (
    <Page
      title="Library Health"
      help={KINDS[kind].help}
      action={
        <FormActions>
          <BackLink to="/skill/search">Back to skills</BackLink>
          <Button variant="primary" loading={actions.isChecking} onClick={() => void actions.check()}>
            Check Again
          </Button>
        </FormActions>
      }
      filters={
        <HealthFilters
          kind={kind}
          source={query.source}
          state={state}
          counts={counts.byKind}
          onChange={(part) => setQuery({ ...part, page: 1 })}
        />
      }
    >
      <Text color="fg.muted">{describeCheck(counts)}</Text>
      {counts.failed && <LoadError result={counts.failed} />}
      <DataTable
        caption={KINDS[kind].title}
        columns={findingColumns({
          kind,
          state,
          hasDetails: read.data?.findings.some(({ detail }) => detail) ?? false,
          sourceName: (id) => names.get(id) ?? '',
          onIgnore: (finding, ignored) => void actions.ignore(finding, ignored),
          onReview: (finding) => void actions.review(finding),
        })}
        rows={read.data?.findings}
        rowKey={({ findingId }) => findingId}
        rowLabel={({ name }) => name}
        loading={read.isRefreshing}
        outdated={read.isPreviousData}
        error={read.error && <LoadError result={read} />}
        empty={
          <EmptyState title={emptyTitle(state, counts.isUnchecked)}>
            {sourceIds ? 'There are none with this source.' : ''}
          </EmptyState>
        }
        pager={{
          offset,
          pageSize: SIZE,
          showAbove: SIZE,
          total: read.data?.total ?? 0,
          isTotalCapped: read.data?.totalIsCapped,
          onChange: (page) => setQuery(changePage(page)),
        }}
      />
    </Page>
  );
}
