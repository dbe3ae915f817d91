import { HealthKind } from '@skills-architect/contracts';
import { formatWhen } from '@skills-architect/contracts/locale';
import { BackLink } from '@skills-architect/library-kit';
import { useQueryState } from '@skills-architect/portal-kit';
import { Button, FormActions, LoadError, Page, Text } from '@skills-architect/ui-kit';
import { FindingList } from './finding-list';
import { HealthFilters } from './health-filters';
import { KINDS } from './health-kinds';
import { HealthOverview } from './health-overview';
import { useHealthActions } from './use-health-actions';
import { useHealthCounts } from './use-health-counts';

const START = { kind: '', source: 0, state: 'open', page: 1 };

const describeCheck = ({ isUnchecked, checkedAt }: ReturnType<typeof useHealthCounts>) => {
  if (isUnchecked)
    return 'Some records have not been checked yet. The first check starts automatically within a minute.';
  return checkedAt ? `All records were checked ${formatWhen(checkedAt)}; later changes are included.` : '';
};

/** Screen: what needs attention in the library, in job postings and in personas: an overview, and a list per kind. */
export default function LibraryHealth() {
  const [query, setQuery] = useQueryState(START);
  const { source, page } = query;
  const state = query.state === 'ignored' ? 'ignored' : 'open';
  const counts = useHealthCounts(source > 0 ? [source] : undefined);
  const kind = HealthKind.safeParse(query.kind).data;
  const actions = useHealthActions();
  return (
    <Page
      title="Library Health"
      help={kind ? KINDS[kind].help : 'What needs attention in the library, in job postings and in personas.'}
      action={
        <FormActions>
          {kind ? (
            <BackLink to={`/skill/health${source ? `?source=${source}` : ''}`}>All kinds</BackLink>
          ) : (
            <BackLink to="/skill/search">Back to skills</BackLink>
          )}
          <Button variant="primary" loading={actions.isChecking} onClick={() => void actions.check()}>
            Check Again
          </Button>
        </FormActions>
      }
      filters={
        <HealthFilters
          kind={kind}
          source={source}
          state={state}
          counts={counts.byKind}
          onChange={(part) => setQuery({ ...part, page: 1 })}
        />
      }
    >
      <Text color="fg.muted">{describeCheck(counts)}</Text>
      {counts.failed && <LoadError result={counts.failed} />}
      {kind ? (
        <FindingList
          key={`${kind} ${source} ${state}`}
          {...{ kind, state, source, page, actions }}
          isUnchecked={counts.isUnchecked}
          onPage={(to) => setQuery({ page: to })}
        />
      ) : (
        <HealthOverview
          counts={counts.isRead ? counts.byKind : undefined}
          isUnchecked={counts.isUnchecked}
          query={source ? `&source=${source}` : ''}
        />
      )}
    </Page>
  );
}
