import { EVENT } from '@skills-architect/contracts';
import type { StoredEvent } from '../events/event-document';
import type { Ids } from './projection';

type ChangeEvent = Pick<StoredEvent, 'name' | 'data'>;

/** The union of two sets of records. */
export const mergeIds = (a: Ids, b: Ids): Ids => (a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])]);

/** With more records, pages refetch the whole resource. */
const MAX_PAGE_IDS = 100;
/** With more records, derived data is rebuilt as a whole. */
const MAX_IDS = 1000;

/** The ids of a `changed` event: `ids` are for pages and services, `manyIds` for services only. */
export const eventIds = (ids: readonly number[]): { ids?: readonly number[]; manyIds?: readonly number[] } => {
  if (ids.length <= MAX_PAGE_IDS) return { ids };
  return ids.length <= MAX_IDS ? { manyIds: ids } : {};
};

const readIds = ({ ids, manyIds }: StoredEvent['data']): Ids => {
  const found = ids ?? manyIds;
  return Array.isArray(found) ? found.map(Number) : 'all';
};

/** The changed records of each of these topics; topics without a change are left out. */
export const changedIds = (events: readonly ChangeEvent[], topics: readonly string[]): Map<string, Ids> => {
  const changed = new Map<string, Ids>();
  for (const { name, data } of events) {
    const topic = String(data.resource);
    if (name !== EVENT.changed || !topics.includes(topic)) continue;
    changed.set(topic, mergeIds(changed.get(topic) ?? [], readIds(data)));
  }
  return changed;
};
