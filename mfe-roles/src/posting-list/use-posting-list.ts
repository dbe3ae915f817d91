import { POSTING_NEEDS, POSTING_SORTS } from '@skills-architect/contracts/roles';
import { typedText, useQueryState } from '@skills-architect/portal-kit';
import { buildListRequest, LIST_START } from '@skills-architect/ui-kit/extra';

/** Default page size. */
const PAGE_SIZE = 10;

/**
 * Filter, order and page of the list of postings, in the query string; the detail screen keeps them for its stepper.
 */
export function usePostingList() {
  const [state, change] = useQueryState({
    title: typedText,
    sector: 0,
    source: '',
    needs: '',
    ...LIST_START,
    size: PAGE_SIZE,
  });
  const { pagesize, offset, sortBy, sortOrder } = buildListRequest(state, POSTING_SORTS);
  const needs = POSTING_NEEDS.find((need) => need === state.needs);
  const filter = {
    ...(state.title && { title: state.title }),
    ...(state.sector && { sector: state.sector }),
    ...(state.source && { source: state.source }),
    ...(needs && { needs }),
  };
  return {
    filter,
    /** Query of the list without the page. */
    list: { ...filter, sortBy, sortOrder },
    page: { pagesize, offset },
    change,
  };
}

/** Address of a posting within a list; `search` is the list's query string. */
export const jobPath = (id: number, total: number, rowNumber: number, search: string): string =>
  `/job/${id}/${total}/${rowNumber}${search}`;
