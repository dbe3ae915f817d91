import { listGroupDifferences } from '@skills-architect/contracts/admin';
import { formatCount } from '@skills-architect/contracts/locale';
import { typedText, useCall, useQueryState } from '@skills-architect/portal-kit';
import { EmptyState, FilterBar, LoadError, NoResult, SearchBox, Stack, Text } from '@skills-architect/ui-kit';
import { changePage, DataTable } from '@skills-architect/ui-kit/extra';
import { GROUP_COLUMNS } from './difference-columns';

const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

/** Groups of a provider without a rule, and those that rules name and the provider has not sent. */
export function GroupDifferences({ providerId }: { providerId: number }) {
  const [{ text, page, size: typedSize }, change] = useQueryState({ text: typedText, page: 1, size: PAGE_SIZE });
  const size = Math.min(Math.max(1, typedSize), MAX_PAGE_SIZE);
  const query = { searchString: text.trim() || undefined, pagesize: size, offset: (page - 1) * size };
  const list = useCall(listGroupDifferences, { params: { providerId }, query }, { keepPreviousData: true });
  const { missing = [], sent = 0 } = list.data ?? {};
  const goTo = (to: Partial<{ text: string; page: number; size: number }>) => change({ page: 1, ...to });
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        Rules name a group by its name or external id. The provider has sent {formatCount(sent, 'group')}.
      </Text>
      {missing.length > 0 && (
        <Text role="status" overflowWrap="anywhere">
          Named in rules, but not sent: {missing.join(', ')}
        </Text>
      )}
      <FilterBar onClear={text ? () => goTo({ text: '' }) : undefined}>
        <SearchBox label="Search these groups" value={text} onChange={(typed) => goTo({ text: typed })} />
      </FilterBar>
      <DataTable
        caption="Groups without a rule"
        columns={GROUP_COLUMNS}
        rows={list.data?.groups}
        rowKey={({ name, externalId }) => `${name} ${externalId ?? ''}`}
        rowLabel={({ name }) => name}
        loading={list.isRefreshing}
        error={list.error && <LoadError result={list} />}
        filtered={text !== ''}
        empty={
          <EmptyState icon="check">
            {sent ? 'Every group has a rule.' : 'The provider has not sent any groups yet.'}
          </EmptyState>
        }
        noResult={<NoResult what="group" onClear={() => goTo({ text: '' })} />}
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
