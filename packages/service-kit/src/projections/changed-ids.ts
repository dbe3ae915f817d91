import { EVENT } from '@skills-architect/contracts';
import type { StoredEvent } from '../events/event-document';
import type { Ids } from './projection';

type ChangeEvent = Pick<StoredEvent, 'name' | 'data'>;

/** The union of two sets of records. */
export const mergeIds = (one: Ids, other: Ids): Ids =>
  one === 'all' || other === 'all' ? 'all' : [...new Set([...one, ...other])];

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
