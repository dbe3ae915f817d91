import type { Sort } from '../data-table/column';
import { SIZES } from '../pager/sizes';

/** Page and sort of a list as flat values, as an address keeps them. */
export interface ListState {
  page: number;
  size: number;
  sortBy: string;
  descending: boolean;
}

const SIZE = 30;
/** Beyond this no list reaches; an address may say anything. */
const LAST_PAGE = 1_000_000;

/** Where a list begins. */
export const LIST_START: ListState = { page: 1, size: SIZE, sortBy: '', descending: false };

/** A page of a list and its order, as calls take them. */
export interface ListRequest<F extends string = string> {
  pagesize: number;
  offset: number;
  sortBy: F;
  sortOrder: 'asc' | 'desc';
}

/** What a list asks for; `fields` are the columns it may be sorted by, the first one unless another is chosen. */
export const listRequest = <F extends string>(
  { page, size, sortBy, descending }: ListState,
  fields: readonly [F, ...F[]],
): ListRequest<F> => {
  const pagesize = SIZES.includes(size) ? size : SIZE;
  const at = Math.min(Math.max(Math.trunc(page), 1), LAST_PAGE) - 1;
  return {
    pagesize,
    offset: at * pagesize,
    sortBy: fields.find((field) => field === sortBy) ?? fields[0],
    sortOrder: descending ? 'desc' : 'asc',
  };
};

/** The page that a `Pager` turns to, as an address keeps it. */
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

/** What a `DataTable` needs for it: its sort and its pager. */
export const listControls = (
  { pagesize, offset, sortBy, sortOrder }: ListRequest,
  total: number,
  change: (part: Partial<ListState>) => void,
) => ({
  sort: { by: sortBy, direction: sortOrder } satisfies Sort,
  onSort: ({ by, direction }: Sort) => change({ sortBy: by, descending: direction === 'desc' }),
  pager: {
    offset,
    pageSize: pagesize,
    total,
    onChange: (to: { offset: number; pageSize: number }) => change(changePage(to)),
  },
});
