import { areaResource, type CallDeclaration } from '@skills-architect/contracts';
import { type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { findVersion } from '../areas/area-store';
import { hasFewerRights, onUserChange } from '../session/session-store';
import { type CallFailure, isPassing } from './call-failure';
import type { AnyInput } from './input';

const FRESH_MS = 30_000;

/** Pause before a query that could not be answered is tried again, besides the server's Retry-After. */
const AGAIN_MS = 5000;

const waits = new WeakMap<object, CallFailure>();

const tryAgainLater = (query: Query<unknown, unknown>, { retryAfterMs = 0 }: CallFailure) =>
  setTimeout(
    () =>
      void cache.refetchQueries({
        type: 'active',
        predicate: (each) => each.queryHash === query.queryHash && each.state.status === 'error',
      }),
    retryAfterMs + AGAIN_MS * (0.5 + Math.random() / 2),
  );

const queries = new QueryCache({
  onError: (error, query) => {
    if (!isPassing(error)) return void waits.delete(query);
    waits.set(query, error);
    tryAgainLater(query, error);
  },
  onSuccess: (_, query) => void waits.delete(query),
});

/** Why a query has had no answer so far, although it is still tried. */
export const findWait = (key: QueryKey): CallFailure | undefined => {
  const query = queries.find({ queryKey: key, exact: true });
  return query && waits.get(query);
};

/** Gives up the current try of a query and everything that is known about it, before it is tried again. */
export const stopWaiting = async (key: QueryKey): Promise<void> => {
  const query = queries.find({ queryKey: key, exact: true });
  if (query) waits.delete(query);
  await cache.cancelQueries({ queryKey: key, exact: true });
};

/** The query cache of the page, shared by all React roots. */
export const cache: QueryClient = new QueryClient({
  queryCache: queries,
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      // Queries that failed while offline refetch on reconnect.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
    },
  },
});

/** Clears the cache when another user signs in, and refetches when the user's rights change. */
export const followUser = (): (() => void) =>
  onUserChange((user, before) => {
    if (user === undefined || user.userId !== before?.userId) cache.clear();
    // Drop data at once that the user may no longer see.
    else void (hasFewerRights(user, before) ? cache.resetQueries() : cache.invalidateQueries());
  });

type ResourceDeclaration = Pick<CallDeclaration, 'resources' | 'follows'> & { path: string };

/** A call of the own service of another team's area. */
const OF_AN_AREA = /^\/x\/([^/]+)\//;

/** Whether a segment of a path names a resource: `personas`, but not `v3` or `{id}`. */
const isResourceName = (segment: string): boolean => {
  const isVersion = /^v\d+$/.test(segment);
  const isParameter = segment.startsWith('{');
  return segment !== '' && !isVersion && !isParameter;
};

/**
 * Resources of a call: the declared ones, or those named in its path (`/v3/personas/{id}/skills`: personas, skills); plus
 * `follows`.
 */
export const listResources = ({ path, resources, follows = [] }: ResourceDeclaration): string[] => {
  const area = OF_AN_AREA.exec(path)?.[1];
  return [...(resources ?? path.split('/').filter(isResourceName)), ...(area ? [areaResource(area)] : []), ...follows];
};

/** The key contains area and version: two areas or versions may parse the same call differently. */
export const queryKey = (area: string, declared: CallDeclaration, input: AnyInput | undefined) =>
  [area, findVersion(area), `${declared.method} ${declared.path}`, input ?? null] as const;

/** The one record that a call is about: `/v3/personas/{personaId}/skills` → persona 12. */
const findRecord = (path: string, { params = {} }: AnyInput): { resource: string; id: number } | undefined => {
  for (const [, resource = '', owner = ''] of path.matchAll(/\/(\w+)s\/\{(\w+)Id\}/g)) {
    const id = params[`${owner}Id`];
    // `jobs/{jobPostingId}` is about a job; `personas/{clientId}` is not about a persona.
    if (typeof id === 'number' && (resource.toLowerCase().endsWith(owner.toLowerCase()) || owner.startsWith(resource)))
      return { resource: `${resource}s`, id };
  }
  return undefined;
};

/** What a cached answer depends on. */
type Dependencies = { resources: readonly string[]; record?: { resource: string; id: number } };
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Dependencies;
  }
}
export const findDependencies = (declared: ResourceDeclaration, input: AnyInput = {}): Dependencies => ({
  resources: listResources(declared),
  record: findRecord(declared.path, input),
});

/** The ids of the changed records by resource; `undefined` when they are not known. */
export type Changes = ReadonlyMap<string, ReadonlySet<number> | undefined>;

const isChanged = ({ resources, record }: Dependencies, changes: Changes): boolean =>
  resources.some((resource) => {
    const ids = changes.get(resource);
    return ids && record?.resource === resource ? ids.has(record.id) : changes.has(resource);
  });

/** A pending first request may return data from before the change, so such queries refetch once it has settled. */
const invalidateWhere = async (predicate: (query: Query) => boolean): Promise<void> => {
  const fetching = cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  const firstFetches = fetching.filter(({ state }) => state.data === undefined);
  await cache.invalidateQueries({ predicate });
  await Promise.all(firstFetches.map(({ queryKey }) => cache.invalidateQueries({ queryKey, exact: true })));
};

/** Invalidates cached queries that may show these changes; mounted ones refetch. */
export const invalidateChanges = (changes: Changes): Promise<void> =>
  invalidateWhere(({ meta }) => meta !== undefined && isChanged(meta, changes));

/** Invalidates every cached query of these resources; mounted ones refetch. */
export const invalidate = (resources: readonly string[]): Promise<void> =>
  invalidateChanges(new Map(resources.map((resource) => [resource, undefined])));

export const invalidateAll = (): Promise<void> => invalidateWhere(() => true);

const RESTART_DELAY_MS = 1000;
const SPREAD_MS = 2000;

/** Refetches failed queries when a service is back, with a random delay to spread the load of all browsers. */
export const refetchFailed = (): void => {
  const failed = { predicate: ({ state }: Query) => state.status === 'error' };
  setTimeout(() => void cache.invalidateQueries(failed), RESTART_DELAY_MS + Math.random() * SPREAD_MS);
};
