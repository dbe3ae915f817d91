import type { Connection } from 'mongoose';

interface Counter {
  _id: string;
  next: number;
}

/** Hands out ids: positive integers, one counter per collection, ranges for bulk. */
export const counters = (db: Connection) => {
  const collection = () => db.collection<Counter>('counters');
  return {
    /** Reserves `count` ids in a row and answers the first of them. */
    async reserve(name: string, count = 1): Promise<number> {
      const counter = await collection().findOneAndUpdate(
        { _id: name },
        { $inc: { next: count } },
        { upsert: true, returnDocument: 'after' },
      );
      return (counter?.next ?? count) - count + 1;
    },
    /** Makes sure that no id up to `id` is handed out any more; for seeds that bring their own. */
    async atLeast(name: string, id: number) {
      await collection().updateOne({ _id: name }, { $max: { next: id } }, { upsert: true });
    },
  };
};
export type Counters = ReturnType<typeof counters>;
