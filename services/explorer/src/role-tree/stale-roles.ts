import { EVENT } from '@skills-architect/contracts';
import type { StoredEvent } from '@skills-architect/service-kit';

const ROLES = 'industryRoles';
/** Resources whose names are copied into every role. */
const NAMES = ['subsectors', 'functions', 'sources', 'leadershipRoles'];

/** Roles to reload after these events: their ids, or all if an event has no ids or the events are not known. */
export const staleRoles = (
  events: readonly Pick<StoredEvent, 'name' | 'data'>[] | undefined,
): 'all' | ReadonlySet<number> => {
  if (!events) return 'all';
  const stale = new Set<number>();
  for (const { name, data } of events) {
    if (name !== EVENT.changed) continue;
    if (NAMES.includes(String(data.resource))) return 'all';
    if (data.resource !== ROLES) continue;
    if (!Array.isArray(data.ids)) return 'all';
    for (const id of data.ids) stale.add(Number(id));
  }
  return stale;
};
