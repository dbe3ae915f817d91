import { LibraryStatus, searchKnowledgeBases } from '@skills-architect/contracts/skills';
import { typedText, useCall, useQueryState } from '@skills-architect/portal-kit';
import { buildListControls, buildListRequest, LIST_START } from '@skills-architect/ui-kit/extra';

const COLUMNS = ['name', 'status', 'updatedAt'] as const;

/** State of the list of entries, kept in the query string. */
export function useSkillopediaSearch() {
  const [{ text, statuses, ...list }, change] = useQueryState({ text: typedText, statuses: [], ...LIST_START });
  const request = buildListRequest(list, COLUMNS);
  const chosen = Object.values(LibraryStatus).filter((status) => statuses.includes(status));
  const { data, error, isRefreshing, retry } = useCall(
    searchKnowledgeBases,
    { query: { ...request, ...(text && { text }), ...(chosen.length > 0 && { status: chosen }) } },
    { keepPreviousData: true },
  );
  return {
    text,
    statuses: chosen,
    filterCount: chosen.length > 0 ? 1 : 0,
    search: (next: string) => change({ text: next.trim() }),
    choose: (next: readonly number[]) => change({ statuses: next }),
    clearFilters: () => change({ statuses: [] }),
    clear: () => change({ text: '', statuses: [] }),
    controls: buildListControls(request, data, change),
    rows: data?.data,
    error,
    isRefreshing,
    retry,
  };
}
