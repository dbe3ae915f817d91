import type { Model, QueryFilter } from 'mongoose';
import { relevance } from './relevance';

/** The request for one page of a library search. */
export interface RankedPage<T> {
  /** Its values must have the stored types: an aggregation does not convert them as mongoose does for `find`. */
  filter: QueryFilter<T>;
  text: string | undefined;
  /**
   * Sort field of the column. Without one, records are ranked by relevance to the text, and those of the own library
   * come before imported ones, whose sources have higher ids.
   */
  sortField: string | undefined;
  sortOrder: 'asc' | 'desc';
  offset: number;
  pagesize: number;
  fields: Readonly<Record<string, 1>>;
}

/** Finds a page of records, most relevant first unless sorted by a column. */
export const findRanked = <T>(
  model: Model<T>,
  { filter, text, sortField, sortOrder, offset, pagesize, fields }: RankedPage<T>,
): PromiseLike<T[]> => {
  const rank = sortField === undefined ? relevance(text) : undefined;
  if (rank)
    return model.aggregate<T>([
      { $match: filter },
      { $set: { rank } },
      { $sort: { rank: 1, sourceId: 1, nameKey: 1, _id: 1 } },
      { $skip: offset },
      { $limit: pagesize },
      { $project: fields },
    ]);
  const direction = sortOrder === 'asc' ? 1 : -1;
  return model
    .find(filter, fields)
    .sort({ [sortField ?? 'sourceId']: direction, nameKey: direction, _id: direction })
    .skip(offset)
    .limit(pagesize)
    .lean<T[]>();
};
