import type { Connection } from 'mongoose';

interface Counter {
  _id: string;
  next: number;
}

/** Allocates ids: positive integers, one counter per collection, ranges for bulk inserts. */
export const counters = (db: Connection) => {
  const collection = () => db.collection<Counter>('counters');
  return {
    /** Reserves `count` consecutive ids and returns the first. */
    async reserve(name: string, count = 1): Promise<number> {
      const counter = await collection().findOneAndUpdate(
        { _id: name },
        { $inc: { next: count } },
        { upsert: true, returnDocument: 'after' },
      );
      return (counter?.next ?? count) - count + 1;
    },
    /** Advances the counter past `id`, for seeds that bring their own ids. */
    async advancePast(name: string, id: number) {
      await collection().updateOne({ _id: name }, { $max: { next: id } }, { upsert: true });
    },
  };
};
export type Counters = ReturnType<typeof counters>;
