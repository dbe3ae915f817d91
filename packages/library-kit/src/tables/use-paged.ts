import { useState } from 'react';

const PAGE = 10;
const SIZES = [PAGE, 20, 50];

/** State of a paged table: `query` for the call, `pager` for `DataTable`. The pager is hidden up to ten rows. */
export function usePaged() {
  const [page, setPage] = useState({ offset: 0, pageSize: PAGE });
  return {
    toStart: () => setPage((before) => ({ ...before, offset: 0 })),
    query: { offset: page.offset, pagesize: page.pageSize },
    pager: (total: number, isTotalCapped?: boolean) => ({
      ...page,
      total,
      isTotalCapped,
      sizes: SIZES,
      showAbove: PAGE,
      onChange: setPage,
    }),
  };
}
