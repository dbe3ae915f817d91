import type { TileFigure } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { cache, resourcesOf } from './cache';
import { fieldAt } from './field-at';
import { send } from './wire';

/** The figures of a tile as words, for example '12 users'; those that are zero or not there yet are left out. */
export function useFigures(figures: readonly TileFigure[] = []): string[] {
  // Two figures of one answer are read once.
  const paths = [...new Set(figures.map(({ path }) => path))];
  const results = useQueries(
    {
      queries: paths.map((path) => {
        const [bare = '', query] = path.split('?');
        return {
          queryKey: ['shell', 'figure', path],
          queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
            (await send({ method: 'GET', path: bare, query: new URLSearchParams(query), signal })).json(),
          meta: { resources: resourcesOf({ path: bare }) },
        };
      }),
    },
    cache,
  );
  return figures.flatMap(({ path, field, word, one }) => {
    const number = fieldAt(results[paths.indexOf(path)]?.data, field);
    return typeof number === 'number' && number > 0
      ? [`${number.toLocaleString()} ${number === 1 ? (one ?? word) : word}`]
      : [];
  });
}
