import type { UnfinishedWork } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { useAreas, useRegisteredAreas } from '../areas/use-areas';
import { cache, findDependencies } from './cache';
import { fieldAt } from './field-at';
import { send } from './http-client';

/** Unfinished work of the signed-in user for the landing page. */
export interface ShownWork {
  id: string;
  title: string;
  clientId: number;
  clientName: string;
  words: string;
  action: string;
  to: string;
}

const shownIn = (work: UnfinishedWork, answer: unknown): ShownWork[] => {
  const list = fieldAt(answer, work.list);
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const words = work.words[String(fieldAt(one, work.state))];
    if (words === undefined) return [];
    return {
      id: String(fieldAt(one, work.id)),
      title: String(fieldAt(one, work.title)),
      clientId: Number(fieldAt(one, work.clientId)),
      clientName: String(fieldAt(one, work.clientName)),
      words,
      action: work.action,
      to: work.to,
    };
  });
};

/** Unfinished work of the user in all areas that are on. */
export function useUnfinishedWork(): ShownWork[] {
  const { allows } = useAreas();
  const areas = useRegisteredAreas();
  const asked = areas.flatMap(({ manifest: { id, unfinishedWork } }) =>
    unfinishedWork && allows({ types: unfinishedWork.types, areas: [id] }) ? [unfinishedWork] : [],
  );
  const results = useQueries(
    {
      queries: asked.map(({ path }) => ({
        queryKey: ['shell', 'work', path],
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
          (await send({ method: 'GET', path, signal })).json(),
        meta: findDependencies({ path }),
        // No event reports changes, so each visit of the landing page refetches.
        staleTime: 0,
      })),
    },
    cache,
  );
  return asked.flatMap((work, at) => shownIn(work, results[at]?.data));
}
