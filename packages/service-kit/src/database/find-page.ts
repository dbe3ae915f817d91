import type { mongo } from 'mongoose';
import { countPage } from './count-page';

/** Offset and size of a page. */
export interface Paged {
  offset: number;
  pagesize: number;
}

/** One page of the matching documents in this order, and their total (see `countPage`). */
export const findPage = async <T extends mongo.Document>(
  collection: Pick<mongo.Collection<T>, 'find' | 'countDocuments'>,
  filter: mongo.Filter<T>,
  order: Record<string, 1 | -1>,
  { offset, pagesize }: Paged,
  projection: mongo.Document = {},
) => {
  const [found, total] = await Promise.all([
    collection.find<T>(filter, { projection }).sort(order).skip(offset).limit(pagesize).toArray(),
    countPage((options) => collection.countDocuments(filter, options), offset),
  ]);
  return { found, total };
};
