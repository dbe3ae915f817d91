import { useQueryState } from '@skills-architect/portal-kit';
import { changePage } from '@skills-architect/ui-kit/extra';

const PAGE_SIZE = 10;
const SIZES = [PAGE_SIZE, 20, 50];

/**
 * Paging state of a table: `query` for the call, `pager` for `DataTable`. The pager is hidden for ten rows or fewer. Page
 * and page size are in the query string as `<list>Page` and `<list>Size`, because a screen can have several tables.
 */
export function usePaging(list: string) {
  const [pageField, sizeField] = [`${list}Page`, `${list}Size`];
  const [state, change] = useQueryState({ [pageField]: 1, [sizeField]: PAGE_SIZE });
  // The query string may contain any size.
  const pageSize = SIZES.find((size) => size === state[sizeField]) ?? PAGE_SIZE;
  const offset = ((state[pageField] ?? 1) - 1) * pageSize;
  return {
    query: { offset, pagesize: pageSize },
    pager: (total: number, isTotalCapped?: boolean) => ({
      offset,
      pageSize,
      total,
      isTotalCapped,
      sizes: SIZES,
      showAbove: PAGE_SIZE,
      onChange: (to: { offset: number; pageSize: number }) => {
        const { page, size } = changePage(to);
        change({ [pageField]: page, [sizeField]: size });
      },
    }),
  };
}
