import { EVENT } from '@skills-architect/contracts';
import type { StoredEvent } from '@skills-architect/service-kit';

const ROLE_RESOURCE = 'industryRoles';
/** Resources whose names are copied into every role. */
const NAME_RESOURCES = ['subsectors', 'functions', 'sources', 'leadershipRoles'];

/** Roles to reload after these events: their ids, or all if an event has no ids or the events are not known. */
export const staleRoles = (
  events: readonly Pick<StoredEvent, 'name' | 'data'>[] | undefined,
): 'all' | ReadonlySet<number> => {
  if (!events) return 'all';
  const stale = new Set<number>();
  for (const { name, data } of events) {
    if (name !== EVENT.changed) continue;
    if (NAME_RESOURCES.includes(String(data.resource))) return 'all';
    if (data.resource !== ROLE_RESOURCE) continue;
    if (!Array.isArray(data.ids)) return 'all';
    for (const id of data.ids) stale.add(Number(id));
  }
  return stale;
};
