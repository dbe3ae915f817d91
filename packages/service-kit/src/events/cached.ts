import { EVENT } from '@skills-architect/contracts';
import type { Events, NewEvent } from './events';

export interface CacheContext {
  events: Pick<Events, 'listen' | 'hearOwn'>;
  now: () => Date;
}

/** Should an event ever get lost between a write and its telling, nothing older than this is answered. */
const OLDEST_MS = 60_000;
const MOST = 20_000;

const whenChanged = ({ events }: CacheContext, resources: readonly string[], forget: () => void) => {
  const hear = ({ name, data }: NewEvent) => {
    if (name === EVENT.changed && resources.includes(String(data.resource))) forget();
  };
  events.listen(hear, forget);
  // Whoever wrote in this process reads what was written, without waiting for the event to come round.
  events.hearOwn(hear);
};

/**
 * Reads something small once and answers it from memory until an event says that one of the resources (segments of
 * paths) changed. Only for what is the same for everybody: no session, no user is known to `load`.
 */
export const cached = <T>(
  context: CacheContext,
  resources: readonly string[],
  load: () => Promise<T>,
): (() => Promise<T>) => {
  let value: Promise<T> | undefined;
  let since = 0;
  whenChanged(context, resources, () => {
    value = undefined;
  });
  return () => {
    const now = context.now().getTime();
    if (value && now - since < OLDEST_MS) return value;
    const loading = load();
    value = loading;
    since = now;
    loading.catch(() => {
      if (value === loading) value = undefined;
    });
    return loading;
  };
};

/** Like {@link cached} for many things by id: reads those that are not known yet. The answer may hold more than was asked for. */
export const cachedById = <T>(
  context: CacheContext,
  resources: readonly string[],
  load: (ids: number[]) => Promise<ReadonlyMap<number, T>>,
): ((ids: Iterable<number>) => Promise<ReadonlyMap<number, T | undefined>>) => {
  let known = new Map<number, T | undefined>();
  let since = 0;
  const forget = () => {
    known = new Map();
  };
  whenChanged(context, resources, forget);
  return async (ids) => {
    const now = context.now().getTime();
    if (now - since >= OLDEST_MS || known.size > MOST) {
      forget();
      since = now;
    }
    // What is forgotten while it is being read is filled into a map that nobody looks at any more.
    const into = known;
    const missing = [...new Set(ids)].filter((id) => !into.has(id));
    if (!missing.length) return into;
    const loaded = await load(missing);
    for (const id of missing) into.set(id, loaded.get(id));
    return into;
  };
};
