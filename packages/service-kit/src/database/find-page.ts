import type { mongo } from 'mongoose';
import { countPage } from './count-page';

/** The part of a list that a query asks for. */
export interface Paged {
  offset: number;
  pagesize: number;
}

/** One page of the documents that match, in this order, with the total of all (see `countPage`). */
export const findPage = async <T extends mongo.Document>(
  collection: Pick<mongo.Collection<T>, 'find' | 'countDocuments'>,
  filter: mongo.Filter<T>,
  order: Record<string, 1 | -1>,
  { offset, pagesize }: Paged,
  projection: mongo.Document = {},
) => {
  const [found, total] = await Promise.all([
    collection.find(filter, { projection }).sort(order).skip(offset).limit(pagesize).toArray(),
    countPage((most) => collection.countDocuments(filter, most), offset),
  ]);
  return { found, total };
};
