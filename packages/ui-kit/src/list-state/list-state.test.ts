import { buildListControls, buildListRequest, buildSearchRequest, LIST_START } from './list-state';

const fields = ['name', 'email'] as const;

it.each([
  [{}, { pagesize: 30, offset: 0, sortBy: 'name', sortOrder: 'asc' }],
  [{ page: 3 }, { pagesize: 30, offset: 60, sortBy: 'name', sortOrder: 'asc' }],
  [
    { page: 2, size: 50, sortBy: 'email', descending: true },
    { pagesize: 50, offset: 50, sortBy: 'email', sortOrder: 'desc' },
  ],
  [
    { size: 7, sortBy: 'secret' },
    { pagesize: 30, offset: 0, sortBy: 'name', sortOrder: 'asc' },
  ],
])('the request of %j', (part, expected) => {
  expect(buildListRequest({ ...LIST_START, ...part }, fields)).toEqual(expected);
});

it('converts page and sort to the query string', () => {
  const change = jest.fn();
  const { sort, onSort, pager } = buildListControls(
    buildListRequest({ ...LIST_START, page: 2 }, fields),
    { total: 95 },
    change,
  );
  expect(sort).toEqual({ by: 'name', direction: 'asc' });
  expect(pager).toMatchObject({ offset: 30, pageSize: 30, total: 95 });
  const capped = buildListControls(
    buildListRequest(LIST_START, fields),
    { total: 10_000, totalIsCapped: true },
    change,
  );
  expect(capped.pager).toMatchObject({ total: 10_000, isTotalCapped: true });
  onSort({ by: 'email', direction: 'desc' });
  pager.onChange({ offset: 60, pageSize: 30 });
  expect(change.mock.calls).toEqual([[{ sortBy: 'email', descending: true }], [{ page: 3, size: 30 }]]);
});

it.each([
  [{}, { sortOrder: 'asc' }],
  [{ sortBy: 'secret', descending: true }, { sortOrder: 'asc' }],
  [
    { sortBy: 'name', descending: true },
    { sortBy: 'name', sortOrder: 'desc' },
  ],
  [{ sortBy: 'email' }, { sortBy: 'email', sortOrder: 'asc' }],
])('the search request of %j is %j', (part, expected) => {
  expect(buildSearchRequest({ ...LIST_START, ...part }, fields)).toEqual({ pagesize: 30, offset: 0, ...expected });
});

it.each([
  ['by relevance: a click on a column sorts by it', '', false, { sortBy: 'name', descending: false }],
  ['by a column: the next click reverses the order', 'name', false, { sortBy: 'name', descending: true }],
  ['by a column, descending: the next click returns to relevance', 'name', true, { sortBy: '', descending: false }],
])('a ranked list sorted %s', (_, sortBy, descending, expected) => {
  const change = jest.fn();
  const request = buildSearchRequest({ ...LIST_START, sortBy, descending }, fields);
  const { sort, onSort } = buildListControls(request, undefined, change, { ranked: true });
  expect(sort?.by ?? '').toBe(sortBy);
  onSort({ by: 'name', direction: sort?.direction === 'asc' ? 'desc' : 'asc' });
  expect(change).toHaveBeenCalledWith(expected);
});
