import type { TileCounter } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { cache, findDependencies } from './cache';
import { fieldAt } from './field-at';
import { send } from './http-client';

/** The counters of a tile as text, for example '12 users'; zero and missing counters are omitted. */
export function useCounters(counters: readonly TileCounter[] = []): string[] {
  // Counters of the same answer share one request.
  const paths = [...new Set(counters.map(({ path }) => path))];
  const results = useQueries(
    {
      queries: paths.map((path) => {
        const [bare = '', query] = path.split('?');
        return {
          queryKey: ['shell', 'counter', path],
          queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
            (await send({ method: 'GET', path: bare, query: new URLSearchParams(query), signal })).json(),
          meta: findDependencies({ path: bare }),
        };
      }),
    },
    cache,
  );
  return counters.flatMap(({ path, field, word, one }) => {
    const answer = results[paths.indexOf(path)]?.data;
    const number = fieldAt(answer, field);
    const more = fieldAt(answer, `${field}IsCapped`) === true ? '+' : '';
    return typeof number === 'number' && number > 0
      ? [`${number.toLocaleString()}${more} ${number === 1 ? (one ?? word) : word}`]
      : [];
  });
}
