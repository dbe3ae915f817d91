import { useQuery } from '@tanstack/react-query';
import { cache, resourcesOf } from './cache';
import { send } from './wire';

const numberAt = (answer: unknown, field: string): number | undefined => {
  let found: unknown = answer;
  for (const name of field.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === 'number' ? found : undefined;
};

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
  return numberAt(result.data, field);
}
