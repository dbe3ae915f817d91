import { mongo } from 'mongoose';
import { LIST_INDEX, type Personas } from './persona-document';

/** Up to this offset `skip` is cheaper than another operation. */
export const DEEP = 500;

const boundsOf = (clientId: number, end: mongo.MinKey | mongo.MaxKey) => ({
  clientId,
  deletedAt: null,
  groupKey: end,
  nameKey: end,
  _id: end,
});

/**
 * Ids of a page of a client's personas in list order, from the index alone. Index bounds instead of a filter: to check
 * that `deletedAt` is null MongoDB would fetch every skipped persona.
 */
export const idsOfPage = async (
  personas: Personas,
  clientId: number,
  direction: 1 | -1,
  { offset, pagesize }: { offset: number; pagesize: number },
): Promise<number[]> => {
  const order = Object.fromEntries(Object.keys(LIST_INDEX).map((field): [string, 1 | -1] => [field, direction]));
  const found = await personas.model.collection
    .find({}, { projection: { _id: 1 } })
    .hint(LIST_INDEX)
    .min(boundsOf(clientId, new mongo.MinKey()))
    .max(boundsOf(clientId, new mongo.MaxKey()))
    .sort(order)
    .skip(offset)
    .limit(pagesize)
    .toArray();
  return found.map(({ _id }) => Number(_id));
};
