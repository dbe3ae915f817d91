import { type DifferenceKind, listUserDifferences, type UserDifference } from '@skills-architect/contracts/admin';
import { notify, typedText, useCall, useJobs, useQueryState } from '@skills-architect/portal-kit';
import { Button, EmptyState, FilterBar, LoadError, NoResult, SearchBox, Stack, Text } from '@skills-architect/ui-kit';
import { changePage, DataTable, useRowSelection } from '@skills-architect/ui-kit/extra';
import { useEffect } from 'react';
import { USER_COLUMNS } from './difference-columns';
import { useRepair } from './use-repair';

const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

interface UserDifferencesProps {
  providerId: number;
  kind: DifferenceKind;
  /** Called with how many users differ in each way. */
  onCounts: (counts: Record<DifferenceKind, number>) => void;
}

/** What each list is about, and what it says when nothing differs. */
const TEXTS: Record<DifferenceKind, { caption: string; help: string; none: string }> = {
  rights: {
    caption: 'Users with other rights',
    help: 'Their user type or clients are not what the rules decide now by what the provider has sent.',
    none: 'All users have the rights of the rules.',
  },
  unsent: {
    caption: 'Users not sent',
    help: 'They can sign in with this provider, but it has never sent them. Repairing disables them.',
    none: 'The provider has sent all of its users who can sign in.',
  },
  activity: {
    caption: 'Users disabled on one side',
    help: 'Disabled in the portal and active at the provider, or the other way round.',
    none: 'Portal and provider agree about who is disabled.',
  },
};

/** The users of a provider who differ in one way; one or the selected ones are repaired. */
export function UserDifferences({ providerId, kind, onCounts }: UserDifferencesProps) {
  const [{ text, page, size: typedSize }, change] = useQueryState({ text: typedText, page: 1, size: PAGE_SIZE });
  const size = Math.min(Math.max(1, typedSize), MAX_PAGE_SIZE);
  const { selection, ids, clear } = useRowSelection(({ userId }: UserDifference) => userId);
  const query = { kind, searchString: text.trim() || undefined, pagesize: size, offset: (page - 1) * size };
  const list = useCall(listUserDifferences, { params: { providerId }, query }, { keepPreviousData: true });
  const { askToRepair, isRepairing } = useRepair(providerId, kind, clear);
  const users = list.data?.users;
  const { counts, comparing } = list.data ?? {};
  useEffect(() => {
    if (counts) onCounts(counts);
  }, [counts, onCounts]);
  const { follow } = useJobs();
  const { retry } = list;
  useEffect(() => {
    if (comparing !== undefined) void follow(comparing).then(retry, notify);
  }, [comparing, follow, retry]);
  const chosen = (users ?? []).filter(({ userId }) => ids.includes(userId));
  const { caption, help, none } = TEXTS[kind];
  const unstated = kind === 'rights' ? (list.data?.unstated ?? []) : [];
  const goTo = (to: Partial<{ text: string; page: number; size: number }>) => {
    clear();
    change({ page: 1, ...to });
  };
  return (
    <Stack gap="3">
      <Text color="fg.muted">{help}</Text>
      {unstated.length > 0 && (
        <Text role="status">
          The rules read {unstated.join(', ')}, which only a sign-in states: rights are decided there and not compared
          here.
        </Text>
      )}
      {comparing !== undefined && (
        <Text role="status">The rules have changed: the users are being compared with them.</Text>
      )}
      <FilterBar onClear={text ? () => goTo({ text: '' }) : undefined}>
        <SearchBox label="Search these users" value={text} onChange={(typed) => goTo({ text: typed })} />
      </FilterBar>
      <DataTable
        caption={caption}
        columns={USER_COLUMNS[kind]}
        rows={users}
        rowKey={({ userId }) => userId}
        rowLabel={({ name }) => name}
        loading={list.isRefreshing}
        error={list.error && <LoadError result={list} />}
        selection={selection}
        bulk={{
          count: chosen.length,
          onClear: clear,
          actions: (
            <Button disabled={isRepairing} onClick={() => void askToRepair(chosen)}>
              Repair Selected
            </Button>
          ),
        }}
        rowMenu={(user) => [{ label: 'Repair…', icon: 'undo', onSelect: () => void askToRepair([user]) }]}
        filtered={text !== ''}
        empty={<EmptyState icon="check">{none}</EmptyState>}
        noResult={<NoResult what="user" onClear={() => goTo({ text: '' })} />}
        pager={{
          offset: query.offset,
          pageSize: size,
          total: list.data?.total ?? 0,
          isTotalCapped: list.data?.totalIsCapped,
          onChange: (to) => goTo(changePage(to)),
        }}
        maxHeight="none"
      />
    </Stack>
  );
}
