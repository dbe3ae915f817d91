import type { AnswerOf, Call, CallDeclaration, InputOf } from '@skills-architect/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { AreaContext } from '../areas/area-context';
import { cache, findDependencies, queryKey } from './cache';
import { splitInput } from './input';
import { request } from './request';
import type { CallResult } from './use-call';
import { useWait } from './use-wait';

/** A paged call and how to read its answers. */
export interface PagesOptions<D extends CallDeclaration, R> {
  /** Input of the page that starts at this row; undefined disables the query. */
  input: ((offset: number) => InputOf<D>) | undefined;
  /** Identifies the list, for example by its filter; the input of its first page is part of the cache's key anyway. */
  key: unknown;
  /** The rows of one answer. */
  rows: (answer: AnswerOf<D>) => readonly R[];
  /** Total number of rows. */
  total: (answer: AnswerOf<D>) => number;
}

/** The rows loaded so far. */
export interface PagesResult<R> extends Omit<CallResult<readonly R[]>, 'data'> {
  rows: readonly R[];
  total: number;
  hasMore: boolean;
  /** Fetches the next page; pickers call it at the end of their scroll. */
  loadMore: () => void;
}

/**
 * Reads a paged call page by page, for pickers with infinite scroll.
 * @example const roles = useCallPages(searchRoles, { key: text, rows: (a) => a.roles, total: (a) => a.total,
 *   input: (offset) => ({ body: { roleName: text, pagesize: 30, offset } }) })
 */
export function useCallPages<D extends CallDeclaration, R>(
  declared: Call<D>,
  { input, key, rows, total }: PagesOptions<D, R>,
): PagesResult<R> {
  const area = useContext(AreaContext);
  const pagesKey = [...queryKey(area, declared, input && splitInput<D>(input(0))), 'pages', key];
  const result = useInfiniteQuery(
    {
      queryKey: pagesKey,
      queryFn: ({ pageParam, signal }) =>
        input
          ? request(declared, input(pageParam), { signal })
          : Promise.reject(new Error('the call waits for its input')),
      initialPageParam: 0,
      getNextPageParam: (lastPage, pages) => {
        const rowsRead = pages.reduce((sum, page) => sum + rows(page).length, 0);
        return rowsRead < total(lastPage) && rows(lastPage).length > 0 ? rowsRead : undefined;
      },
      enabled: input !== undefined,
      meta: findDependencies(declared),
      placeholderData: keepPreviousData,
    },
    cache,
  );
  const { error, isLoading, retry } = useWait(pagesKey, result);
  const pages = result.data?.pages ?? [];
  const lastPage = pages.at(-1);
  return {
    rows: pages.flatMap((page) => [...rows(page)]),
    total: lastPage === undefined ? 0 : total(lastPage),
    error,
    isLoading,
    isRefreshing: result.isFetching && !result.isLoading,
    isPreviousData: result.isPlaceholderData,
    hasMore: result.hasNextPage,
    loadMore: () => {
      if (result.hasNextPage && !result.isFetchingNextPage) void result.fetchNextPage();
    },
    retry: () => void retry(),
  };
}
