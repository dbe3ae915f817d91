import { isDeepStrictEqual } from 'node:util';
import { type Connection, mongo } from 'mongoose';
import type { Migration, StoredFields } from './migration';

const BATCH = 500;

const toFilter = ({ incomplete, fields }: Migration) =>
  incomplete ?? { $or: fields.map((field) => ({ [field]: { $exists: false } })) };

/** Whether any record is of an earlier version. */
export const isIncomplete = async (db: Connection, migration: Migration): Promise<boolean> => {
  const records = db.collection<StoredFields>(migration.collection);
  return (await records.findOne(toFilter(migration), { projection: { _id: 1 } })) !== null;
};

const makeFields = (record: StoredFields, { collection, make }: Migration) => {
  try {
    return make(record);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Record ${record._id} of ${collection} cannot be brought to this version: ${reason}`, { cause });
  }
};

/** The update of a record; undefined when it has all fields as they should be. */
const toUpdate = (record: StoredFields, migration: Migration) => {
  const { incomplete, isDerived } = migration;
  const made = Object.entries(makeFields(record, migration)).filter(
    ([field, value]) =>
      record[field] === undefined || ((incomplete || isDerived) && !isDeepStrictEqual(record[field], value)),
  );
  if (!made.length) return;
  const { _id, rev } = record;
  // A record changed meanwhile is left alone: its own change event has it looked at again.
  const filter = rev === undefined ? { _id, ...toFilter(migration) } : { _id, rev };
  return { updateOne: { filter, update: { $set: Object.fromEntries(made) } } };
};

type Update = NonNullable<ReturnType<typeof toUpdate>>;

const TAKEN = 11_000;

/** Whether all that failed of a bulk write are values that other records have. */
const isTaken = (error: unknown): error is mongo.MongoBulkWriteError =>
  error instanceof mongo.MongoBulkWriteError && [error.writeErrors].flat().every(({ code }) => code === TAKEN);

interface Completion {
  /** The records to look at; by default all of an earlier version. */
  ids?: readonly number[] | undefined;
  /** Derived fields that are there are compared, too; then every record is read. */
  correctsDerived?: boolean;
  signal: AbortSignal;
  onProgress?: (changed: number) => void;
}

/**
 * Adds the fields in batches by `_id`, without a new revision, because nothing changes for users. Resolves to the number
 * of changed records.
 */
export const completeRecords = async (
  db: Connection,
  migration: Migration,
  { ids, correctsDerived = false, signal, onProgress }: Completion,
): Promise<number> => {
  const { collection, fields, from, isDerived } = migration;
  const records = db.collection<StoredFields>(collection);
  const write = async (updates: Update[]) => {
    try {
      return (await records.bulkWrite(updates, { ordered: false })).modifiedCount;
    } catch (error) {
      if (!migration.keepsTaken || !isTaken(error)) throw error;
      return error.result.modifiedCount;
    }
  };
  const wanted = correctsDerived && isDerived ? {} : toFilter(migration);
  const projection = Object.fromEntries(['rev', ...from, ...fields].map((field) => [field, 1]));
  let changed = 0;
  for (let last = 0; ; ) {
    signal.throwIfAborted();
    const batch = await records
      .find({ $and: [{ _id: { $gt: last } }, ...(ids ? [{ _id: { $in: [...ids] } }] : []), wanted] }, { projection })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const lastRecord = batch.at(-1);
    if (!lastRecord) return changed;
    const updates = batch.flatMap((record) => toUpdate(record, migration) ?? []);
    if (updates.length) changed += await write(updates);
    onProgress?.(changed);
    last = lastRecord._id;
  }
};
