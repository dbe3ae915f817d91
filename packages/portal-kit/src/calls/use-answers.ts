import { useQueries } from '@tanstack/react-query';
import { cache, findDependencies } from './cache';
import { send } from './http-client';

/**
 * Unvalidated answers of GET calls that manifests name by path and query, in the order of `paths`; undefined until an
 * answer arrives. Equal paths share one request.
 * @param staleTime milliseconds during which an answer counts as fresh; by default until an event invalidates it.
 */
export function useAnswers(paths: readonly string[], staleTime?: number): unknown[] {
  const uniquePaths = [...new Set(paths)];
  const results = useQueries(
    {
      queries: uniquePaths.map((path) => {
        const [pathname = '', query] = path.split('?');
        return {
          queryKey: ['shell', 'answer', path],
          queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
            (await send({ method: 'GET', path: pathname, query: new URLSearchParams(query), signal })).json(),
          meta: findDependencies({ path: pathname }),
          ...(staleTime !== undefined && { staleTime }),
        };
      }),
    },
    cache,
  );
  return paths.map((path) => results[uniquePaths.indexOf(path)]?.data);
}
