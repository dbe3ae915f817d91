import { EVENT } from '@skills-architect/contracts';
import type { Events, NewEvent } from './events';

export interface CacheContext {
  events: Pick<Events, 'listen' | 'listenToOwn'>;
  now: () => Date;
}

/** Upper bound for the age of cached data, in case an event is lost. */
const MAX_AGE_MS = 60_000;
const MAX_ENTRIES = 20_000;

/** `forget` gets the ids of the changed records; undefined when they are not known. */
const forgetOnChange = (
  { events }: CacheContext,
  resources: readonly string[],
  forget: (ids?: readonly unknown[]) => void,
) => {
  const onEvent = ({ name, data }: NewEvent) => {
    if (name === EVENT.changed && resources.includes(String(data.resource)))
      forget(Array.isArray(data.ids) ? data.ids : undefined);
  };
  events.listen(onEvent, () => forget());
  // A writer in this process reads its own write without waiting for the event from the database.
  events.listenToOwn(onEvent);
};

/**
 * Caches a small value in memory until an event reports a change of one of the resources (path segments). Only for data
 * that is the same for all users: `load` knows no session and no user.
 */
export const cached = <T>(
  context: CacheContext,
  resources: readonly string[],
  load: () => Promise<T>,
): (() => Promise<T>) => {
  let value: Promise<T> | undefined;
  let loadedAt = 0;
  forgetOnChange(context, resources, () => {
    value = undefined;
  });
  return () => {
    const now = context.now().getTime();
    if (value && now - loadedAt < MAX_AGE_MS) return value;
    const loading = load();
    value = loading;
    loadedAt = now;
    loading.catch(() => {
      if (value === loading) value = undefined;
    });
    return loading;
  };
};

/**
 * Like {@link cached}, for many records by id: loads the missing ones. The result may contain more than requested. With
 * one resource, whose ids these are, a change forgets only the changed records.
 */
export const cachedById = <T>(
  context: CacheContext,
  resources: readonly string[],
  load: (ids: number[]) => Promise<ReadonlyMap<number, T>>,
): ((ids: Iterable<number>) => Promise<ReadonlyMap<number, T | undefined>>) => {
  let cache = new Map<number, T | undefined>();
  let clearedAt = 0;
  const forget = (ids?: readonly unknown[]) => {
    const kept = ids && resources.length === 1 ? [...cache].filter(([id]) => !ids.includes(id)) : [];
    cache = new Map(kept);
  };
  forgetOnChange(context, resources, forget);
  return async (ids) => {
    const now = context.now().getTime();
    if (now - clearedAt >= MAX_AGE_MS || cache.size > MAX_ENTRIES) {
      forget();
      clearedAt = now;
    }
    // Entries invalidated during the read go into a map that is discarded.
    const target = cache;
    const missing = [...new Set(ids)].filter((id) => !target.has(id));
    if (!missing.length) return target;
    const loaded = await load(missing);
    for (const id of missing) target.set(id, loaded.get(id));
    return target;
  };
};
