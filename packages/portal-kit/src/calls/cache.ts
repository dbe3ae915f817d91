import type { CallDeclaration } from '@skills-architect/contracts';
import { type Query, QueryClient } from '@tanstack/react-query';
import { findVersion } from '../areas/area-store';
import { onUserChange, seesLess } from '../session/session-store';
import type { AnyInput } from './input';

const FRESH = 30_000;

/** The answers of the page, one store for all roots. */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: FRESH,
      refetchOnWindowFocus: false,
      // What failed for lack of a network is asked again as soon as there is one.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
    },
  },
});

/** Clears the answers when another user signs in, and reads them again when the user's rights change. */
export const followUser = (): (() => void) =>
  onUserChange((user, before) => {
    if (user === undefined || user.userId !== before?.userId) cache.clear();
    // Answers that the user may no longer see leave the screen at once.
    else void (seesLess(user, before) ? cache.resetQueries() : cache.invalidateQueries());
  });

/** The resources a call speaks of: the literal parts of its path, `/v3/personas/{id}/skills` → personas, skills; and what it follows. */
export const listResources = ({ path, follows = [] }: { path: string; follows?: readonly string[] }): string[] => [
  ...path.split('/').filter((part) => part !== '' && !/^v\d+$/.test(part) && !part.startsWith('{')),
  ...follows,
];

/** Areas never share answers: two of them, or two versions of one, may read the same call differently. */
export const queryKey = (area: string, declared: CallDeclaration, input: AnyInput | undefined) =>
  [area, findVersion(area), `${declared.method} ${declared.path}`, input ?? null] as const;

const dependsOn = (meta: Record<string, unknown> | undefined, resources: readonly string[]): boolean => {
  const kept = meta?.resources;
  return Array.isArray(kept) && resources.some((resource) => kept.includes(resource));
};

/**
 * A first answer that is still under way may be older than the change, and would be handed on as the new one: what had
 * no answer yet is therefore asked for once more when it has.
 */
const invalidateWhere = async (predicate: (query: Query) => boolean): Promise<void> => {
  const begun = cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  const first = begun.filter(({ state }) => state.data === undefined);
  await cache.invalidateQueries({ predicate });
  await Promise.all(first.map(({ queryKey }) => cache.invalidateQueries({ queryKey, exact: true })));
};

/** Marks every kept answer that speaks of these resources as out of date; those on screen are fetched again. */
export const invalidate = (resources: readonly string[]): Promise<void> =>
  invalidateWhere(({ meta }) => dependsOn(meta, resources));

export const invalidateAll = (): Promise<void> => invalidateWhere(() => true);

const AFTER_START = 1000;
const SPREAD = 2000;

/** Asks again for what failed, soon and not in all browsers at the same moment: a service that was away has come back. */
export const askFailedAgain = (): void => {
  const failed = { predicate: ({ state }: Query) => state.status === 'error' };
  setTimeout(() => void cache.invalidateQueries(failed), AFTER_START + Math.random() * SPREAD);
};
