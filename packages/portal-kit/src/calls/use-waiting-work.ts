import type { WaitingWork } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { useAreas, useRegistry } from '../areas/area-registry';
import { cache, resourcesOf } from './cache';
import { fieldAt } from './field-at';
import { send } from './wire';

/** Unfinished work of the signed-in user, as the landing page shows it. */
export interface ShownWork {
  id: string;
  title: string;
  clientId: number;
  clientName: string;
  words: string;
  action: string;
  to: string;
}

const shownIn = (waits: WaitingWork, answer: unknown): ShownWork[] => {
  const list = fieldAt(answer, waits.list);
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const words = waits.words[String(fieldAt(one, waits.state))];
    if (words === undefined) return [];
    return {
      id: String(fieldAt(one, waits.id)),
      title: String(fieldAt(one, waits.title)),
      clientId: Number(fieldAt(one, waits.clientId)),
      clientName: String(fieldAt(one, waits.clientName)),
      words,
      action: waits.action,
      to: waits.to,
    };
  });
};

/** What the user has begun and not finished, in all areas that are on. */
export function useWaitingWork(): ShownWork[] {
  const { allows } = useAreas();
  const areas = useRegistry((state) => state.areas);
  const asked = areas.flatMap(({ manifest: { id, waits } }) =>
    waits && allows({ types: waits.types, areas: [id] }) ? [waits] : [],
  );
  const results = useQueries(
    {
      queries: asked.map(({ path }) => ({
        queryKey: ['shell', 'waits', path],
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
          (await send({ method: 'GET', path, signal })).json(),
        meta: { resources: resourcesOf({ path }) },
        // It changes while nobody looks: each visit of the landing page asks again.
        staleTime: 0,
      })),
    },
    cache,
  );
  return asked.flatMap((waits, at) => shownIn(waits, results[at]?.data));
}
