import type { Sort } from '../data-table/column';
import { SIZES } from '../pager/sizes';

/** Page and sort of a list as flat values, as stored in the query string. */
export interface ListState {
  page: number;
  size: number;
  sortBy: string;
  descending: boolean;
}

const SIZE = 30;

/** Initial state of a list. */
export const LIST_START: ListState = { page: 1, size: SIZE, sortBy: '', descending: false };

/** Paging and sorting as calls expect them. */
export interface ListRequest<F extends string = string> {
  pagesize: number;
  offset: number;
  sortBy: F;
  sortOrder: 'asc' | 'desc';
}

/** Request of a list; `fields` are the sortable columns, the first one is the default. */
export const buildListRequest = <F extends string>(
  { page, size, sortBy, descending }: ListState,
  fields: readonly [F, ...F[]],
): ListRequest<F> => {
  const pagesize = SIZES.includes(size) ? size : SIZE;
  return {
    pagesize,
    offset: (page - 1) * pagesize,
    sortBy: fields.find((field) => field === sortBy) ?? fields[0],
    sortOrder: descending ? 'desc' : 'asc',
  };
};

/** Request of a search; without `sortBy` the service orders the rows, for example by relevance. */
export interface SearchRequest<F extends string = string> extends Omit<ListRequest<F>, 'sortBy'> {
  sortBy?: F;
}

/** Request of a search; has `sortBy` only when the user sorts by a column. */
export const buildSearchRequest = <F extends string>(
  state: ListState,
  fields: readonly [F, ...F[]],
): SearchRequest<F> => {
  const { sortBy, ...request } = buildListRequest(state, fields);
  return sortBy === state.sortBy ? { ...request, sortBy } : { ...request, sortOrder: 'asc' };
};

/** Converts a `Pager` change to the query string's page. */
export const changePage = ({
  offset,
  pageSize,
}: {
  offset: number;
  pageSize: number;
}): Pick<ListState, 'page' | 'size'> => ({
  page: Math.floor(offset / pageSize) + 1,
  size: pageSize,
});

/** The total of a list in the answer of a call. */
interface ListTotal {
  total: number;
  totalIsCapped?: boolean;
}

/**
 * The sort and pager props of a `DataTable`. With `ranked` a third click on a column returns to the order of the service.
 */
export const buildListControls = (
  { pagesize, offset, sortBy, sortOrder }: SearchRequest,
  total: ListTotal | undefined,
  change: (part: Partial<ListState>) => void,
  { ranked = false } = {},
) => ({
  ...(sortBy !== undefined && { sort: { by: sortBy, direction: sortOrder } satisfies Sort }),
  onSort: ({ by, direction }: Sort) =>
    ranked && by === sortBy && sortOrder === 'desc'
      ? change({ sortBy: LIST_START.sortBy, descending: LIST_START.descending })
      : change({ sortBy: by, descending: direction === 'desc' }),
  pager: {
    offset,
    pageSize: pagesize,
    total: total?.total ?? 0,
    isTotalCapped: total?.totalIsCapped,
    onChange: (to: { offset: number; pageSize: number }) => change(changePage(to)),
  },
});
