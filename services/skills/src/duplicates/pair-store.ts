import type { DuplicatePair } from '@skills-architect/matching';
import type { Paged, ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

/** A likely duplicate; `open` while it has no verdict and both skills exist. */
export interface StoredPair extends DuplicatePair {
  _id: string;
  sources: number[];
  isNotDuplicate: boolean;
  /** Which of its two skills were deleted or merged since it was found. */
  gone: number[];
  open: boolean;
  at: Date;
}

/** Key of two skills, the same in either order. */
export const pairKey = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

const OPEN = { $set: { open: { $and: [{ $not: ['$isNotDuplicate'] }, { $eq: ['$gone', []] }] } } };
const BATCH_SIZE = 1000;

/** The likely duplicates that the last search found. */
export const pairStore = ({ db }: Pick<ServiceKit, 'db'>) => {
  const pairs = () => db.collection<StoredPair>('duplicatePairs');
  const runs = () => db.collection<{ _id: string; at: Date }>('duplicateRuns');
  return {
    async createIndexes() {
      await pairs().createIndexes([
        { key: { open: 1, score: -1, _id: 1 } },
        { key: { open: 1, why: 1, score: -1, _id: 1 } },
        { key: { open: 1, sources: 1, score: -1, _id: 1 } },
        { key: { first: 1 } },
        { key: { second: 1 } },
        { key: { at: 1 } },
      ]);
    },

    /** Stores the results of a search; idempotent. */
    async save(found: readonly Omit<StoredPair, '_id' | 'gone' | 'open' | 'at'>[], at: Date) {
      for (let from = 0; from < found.length; from += BATCH_SIZE)
        await pairs().bulkWrite(
          found.slice(from, from + BATCH_SIZE).map((pair) => ({
            replaceOne: {
              filter: { _id: pairKey(pair.first, pair.second) },
              replacement: { ...pair, gone: [], open: !pair.isNotDuplicate, at },
              upsert: true,
            },
          })),
        );
    },

    /** Deletes the results of earlier searches. */
    async finish(at: Date) {
      await pairs().deleteMany({ at: { $lt: at } });
      await runs().updateOne({ _id: 'last' }, { $max: { at } }, { upsert: true });
    },
    foundAt: async () => (await runs().findOne({ _id: 'last' }))?.at,

    async page(filter: { sources?: number[]; why?: StoredPair['why'][] }, { offset, pagesize }: Paged) {
      const query = {
        open: true,
        ...(filter.sources && { sources: { $in: filter.sources } }),
        ...(filter.why && { why: { $in: filter.why } }),
      };
      const found = pairs().find(query).sort({ score: -1, _id: 1 }).skip(offset).limit(pagesize);
      return { found: await found.toArray(), count: (most: { limit?: number }) => pairs().countDocuments(query, most) };
    },

    countOpen: (most: { limit: number }) => pairs().countDocuments({ open: true }, most),

    /** Hides the pairs of a deleted or merged skill. */
    hide: (id: number, session?: ClientSession) =>
      pairs().updateMany(
        { $or: [{ first: id }, { second: id }] },
        [{ $set: { gone: { $setUnion: ['$gone', [id]] } } }, OPEN],
        { session },
      ),

    /** Shows the pairs of a restored skill again. */
    show: (id: number, session?: ClientSession) =>
      pairs().updateMany(
        { $or: [{ first: id }, { second: id }] },
        [{ $set: { gone: { $setDifference: ['$gone', [id]] } } }, OPEN],
        { session },
      ),

    settle: (keys: readonly string[], isNotDuplicate: boolean, session: ClientSession) =>
      pairs().updateMany({ _id: { $in: [...keys] } }, [{ $set: { isNotDuplicate } }, OPEN], { session }),
  };
};
export type PairStore = ReturnType<typeof pairStore>;
