import type { DeletedSelection, listDeletedPersonas } from '@skills-architect/contracts/personas';
import { restorableSince, type ServiceKit, searchFilter } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type * as z from 'zod';
import type { PersonaDocument } from './persona-document';

/** Filter for the deleted personas of a client that can be restored. */
export const restorable = ({ now, retention }: Pick<ServiceKit, 'now' | 'retention'>, clientId: number) => ({
  clientId,
  deletedAt: { $gte: restorableSince(now(), retention) },
});

/** Filter for the deleted personas of a bulk call; those of other clients, and those that are not deleted, do not match. */
export const deletedFilter = (
  kit: Pick<ServiceKit, 'now' | 'retention'>,
  clientId: number,
  selection: DeletedSelection,
): QueryFilter<PersonaDocument> => {
  const all = restorable(kit, clientId);
  if ('ids' in selection) return { ...all, _id: { $in: selection.ids.map(Number) } };
  const except = selection.except.map(Number);
  return {
    ...all,
    ...searchFilter(selection.filter.searchString),
    ...(except.length && { _id: { $nin: except } }),
  };
};

type Sorting = Pick<z.output<typeof listDeletedPersonas.query>, 'sortBy' | 'sortOrder'>;

/** Each order is that of an index, or its reverse. */
export const deletedOrder = ({ sortBy = 'deletedAt', sortOrder }: Sorting): Record<string, 1 | -1> => {
  const direction = sortOrder === 'asc' ? 1 : -1;
  if (sortBy === 'personaName') return { nameKey: direction, deletedAt: sortOrder === 'asc' ? -1 : 1, _id: direction };
  return { deletedAt: direction, nameKey: sortOrder === 'asc' ? -1 : 1, _id: sortOrder === 'asc' ? -1 : 1 };
};
