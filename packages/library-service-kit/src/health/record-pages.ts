import { type AuditedFields, toFilter } from '@skills-architect/service-kit';
import type { Model, QueryFilter } from 'mongoose';

/** Number and ids of the records that match a filter, for a full check. */
export const recordPages = <T extends AuditedFields>(model: Model<T>, filter: QueryFilter<T>) => ({
  count: (): Promise<number> => model.countDocuments(filter).exec(),
  idsAfter: async (id: number, limit: number): Promise<number[]> => {
    const next = toFilter<T>({ _id: { $gt: id }, ...filter });
    const found = await model.find(next, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  },
});

/** The ids of matching records, unless there are more than `limit`. */
export const idsUpTo = async <T extends AuditedFields>(
  model: Model<T>,
  filter: QueryFilter<T>,
  limit: number,
): Promise<number[] | undefined> => {
  const found = await model
    .find(filter, { _id: 1 })
    .limit(limit + 1)
    .lean<{ _id: number }[]>();
  return found.length > limit ? undefined : found.map(({ _id }) => _id);
};
