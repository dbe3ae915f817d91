import type { Model, QueryFilter } from 'mongoose';
import type { RankedPage } from './find-ranked';

/** The groups by which a list is sorted: the field with their ids, and all ids in the order of the names that its reader sees. */
export interface GroupOrder {
  field: string;
  ids: readonly number[];
}

/** Finds a page of records in the order of their groups, and of their own names in each. Only the groups of the page are read. */
export const findByGroup = async <T>(
  model: Model<T>,
  { filter, sortOrder, offset, pagesize, fields }: RankedPage<T>,
  { field, ids }: GroupOrder,
): Promise<T[]> => {
  const counted = await model.aggregate<{ _id: number; records: number }>([
    { $match: filter },
    { $group: { _id: `$${field}`, records: { $sum: 1 } } },
  ]);
  const records = new Map(counted.map((group) => [group._id, group.records]));
  const known = new Set(ids);
  // Records without a group, or whose group was deleted, come first, as in a list by ids.
  const ordered = [...[...records.keys()].filter((id) => !known.has(id)), ...ids];
  const direction = sortOrder === 'asc' ? 1 : -1;
  let before = 0;
  const parts = (sortOrder === 'asc' ? ordered : ordered.toReversed()).flatMap((id) => {
    const [skip, count] = [Math.max(0, offset - before), records.get(id) ?? 0];
    const limit = Math.min(count - skip, offset + pagesize - before - skip);
    before += count;
    return limit > 0 ? [{ id, skip, limit }] : [];
  });
  const found = parts.map(({ id, skip, limit }) => {
    const within: QueryFilter<T> = { $and: [filter, { [field]: id }] };
    const sort = { nameKey: direction, _id: direction } as const;
    return model.find(within, fields).sort(sort).skip(skip).limit(limit).lean<T[]>();
  });
  return (await Promise.all(found)).flat();
};
