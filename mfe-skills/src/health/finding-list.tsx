import type { Finding, HealthKind } from '@skills-architect/contracts';
import { listSources } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError } from '@skills-architect/ui-kit';
import { changePage, DataTable, useRowSelection } from '@skills-architect/ui-kit/extra';
import { findingColumns } from './finding-columns';
import { KINDS } from './health-kinds';
import type { HealthActions } from './use-health-actions';

const SIZE = 30;

export interface FindingListProps {
  kind: HealthKind;
  state: 'open' | 'ignored';
  source: number;
  page: number;
  isUnchecked: boolean;
  actions: HealthActions;
  onPage: (page: number) => void;
}

const emptyTitle = ({ state, isUnchecked }: FindingListProps) => {
  if (state === 'ignored') return 'Nothing is ignored';
  return isUnchecked ? 'Not checked yet' : 'Nothing needs attention';
};

/** The findings of one kind, with actions for one and for the selected ones. */
export function FindingList(props: FindingListProps) {
  const { kind, state, source, page, actions, onPage } = props;
  const offset = (page - 1) * SIZE;
  const sourceIds = KINDS[kind].hasSource && source > 0 ? [source] : undefined;
  const query = { kind, state, sourceIds, offset, pagesize: SIZE };
  const read = useCall(KINDS[kind].calls.list, { query }, { keepPreviousData: true });
  const sources = useCall(listSources, {});
  const names = new Map(sources.data?.sources.map((source) => [source.sourceId, source.source]));
  const { selection, ids, clear } = useRowSelection(({ findingId }: Finding) => findingId);
  const findings = read.data?.findings;
  const selected = (findings ?? []).filter(({ findingId }) => ids.includes(findingId));
  const isOpen = state === 'open';
  return (
    <DataTable
      caption={KINDS[kind].title}
      columns={findingColumns({
        kind,
        state,
        hasDetails: findings?.some(({ detail }) => detail) ?? false,
        sourceName: (id) => names.get(id) ?? '',
        onIgnore: (finding) => void actions.ignore([finding], isOpen),
        onReview: (finding) => void actions.review([finding]),
      })}
      rows={findings}
      rowKey={({ findingId }) => findingId}
      rowLabel={({ name }) => name}
      loading={read.isRefreshing}
      outdated={read.isPreviousData}
      error={read.error && <LoadError result={read} />}
      selection={selection}
      bulk={{
        count: selected.length,
        onClear: clear,
        actions: (
          <>
            {isOpen && KINDS[kind].review && (
              <Button size="sm" onClick={() => void actions.review(selected)}>
                Mark as reviewed
              </Button>
            )}
            <Button size="sm" onClick={() => void actions.ignore(selected, isOpen)}>
              {isOpen ? 'Ignore' : 'Stop ignoring'}
            </Button>
          </>
        ),
      }}
      empty={<EmptyState title={emptyTitle(props)}>{sourceIds ? 'There are none with this source.' : ''}</EmptyState>}
      pager={{
        offset,
        pageSize: SIZE,
        showAbove: SIZE,
        total: read.data?.total ?? 0,
        isTotalCapped: read.data?.totalIsCapped,
        onChange: (to) => {
          clear();
          onPage(changePage(to).page);
        },
      }}
    />
  );
}
