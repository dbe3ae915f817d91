import { mongo } from 'mongoose';
import { LIST_INDEX, type Personas } from './persona-document';

/** Below this many rows skipping costs less than one more operation. */
export const DEEP = 500;

const boundsOf = (clientId: number, end: mongo.MinKey | mongo.MaxKey) => ({
  clientId,
  deletedAt: null,
  groupKey: end,
  nameKey: end,
  _id: end,
});

/**
 * Ids of a page of all personas of a client in list order, from the index alone. Bounds instead of a filter: to check
 * that `deletedAt` is null MongoDB reads every persona that it skips.
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
