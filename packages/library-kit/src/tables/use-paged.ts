import { useQueryState } from '@skills-architect/portal-kit';
import { changePage } from '@skills-architect/ui-kit/extra';

const PAGE = 10;
const SIZES = [PAGE, 20, 50];

/**
 * State of a paged table: `query` for the call, `pager` for `DataTable`, which is hidden up to ten rows. Page and size are
 * in the address as `<list>Page` and `<list>Size`, because a screen can show more than one list.
 */
export function usePaged(list: string) {
  const [pageField, sizeField] = [`${list}Page`, `${list}Size`];
  const [state, change] = useQueryState({ [pageField]: 1, [sizeField]: PAGE });
  const pageSize = state[sizeField] ?? PAGE;
  const offset = ((state[pageField] ?? 1) - 1) * pageSize;
  return {
    query: { offset, pagesize: pageSize },
    pager: (total: number, isTotalCapped?: boolean) => ({
      offset,
      pageSize,
      total,
      isTotalCapped,
      sizes: SIZES,
      showAbove: PAGE,
      onChange: (to: { offset: number; pageSize: number }) => {
        const { page, size } = changePage(to);
        change({ [pageField]: page, [sizeField]: size });
      },
    }),
  };
}
