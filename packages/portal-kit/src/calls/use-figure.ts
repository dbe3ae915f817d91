import { useQuery } from '@tanstack/react-query';
import { cache, resourcesOf } from './cache';
import { fieldAt } from './field-at';
import { send } from './wire';

/** The number that a tile of an area shows, named by path and field in its manifest; undefined until it is there. */
export function useFigure(figure: { path: string; field: string } | undefined): number | undefined {
  const { path = '', field = '' } = figure ?? {};
  const [bare = '', query] = path.split('?');
  const result = useQuery(
    {
      queryKey: ['shell', 'figure', path],
      queryFn: async ({ signal }): Promise<unknown> =>
        (await send({ method: 'GET', path: bare, query: new URLSearchParams(query), signal })).json(),
      enabled: figure !== undefined,
      meta: { resources: resourcesOf({ path: bare }) },
    },
    cache,
  );
  const found = fieldAt(result.data, field);
  return typeof found === 'number' ? found : undefined;
}
