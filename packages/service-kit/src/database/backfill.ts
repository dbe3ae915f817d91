import type { Connection } from 'mongoose';
import { lease } from './lease';

interface Stored {
  _id: number;
  [field: string]: unknown;
}

interface Backfill {
  collection: string;
  /** The fields that records of an earlier version do not have. */
  fields: readonly string[];
  /** The stored fields from which the missing ones are computed. */
  from: readonly string[];
  make: (record: Stored) => Partial<Stored>;
}

const BATCH = 500;

/**
 * Adds fields to records of an earlier version, in batches and without a new revision, because nothing changes for
 * users. Only one process does it; after a crash the next start continues, because it searches for records without the
 * fields. Resolves to the number of records changed by this process.
 */
export const backfill = async (db: Connection, { collection, fields, from, make }: Backfill): Promise<number> => {
  const backfillLease = lease(db, `backfill ${collection} ${fields.join(' ')}`);
  if (!(await backfillLease.claim())) return 0;
  return backfillLease.during(async (lost) => {
    const records = db.collection<Stored>(collection);
    const missing = { $or: fields.map((field) => ({ [field]: { $exists: false } })) };
    const projection = Object.fromEntries(from.map((field) => [field, 1]));
    let changed = 0;
    for (let last = 0; ; ) {
      lost.throwIfAborted();
      const batch = await records
        .find({ _id: { $gt: last }, ...missing }, { projection })
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray();
      const lastRecord = batch.at(-1);
      if (!lastRecord) return changed;
      // A record changed meanwhile already has the fields.
      const writes = batch.map((record) => ({
        updateOne: { filter: { _id: record._id, ...missing }, update: { $set: make(record) } },
      }));
      changed += (await records.bulkWrite(writes, { ordered: false })).modifiedCount;
      last = lastRecord._id;
    }
  });
};
