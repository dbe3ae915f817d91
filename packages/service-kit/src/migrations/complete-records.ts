import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import type { Migration, StoredFields } from './migration';

const BATCH = 500;

const isMissing = (fields: readonly string[]) => ({ $or: fields.map((field) => ({ [field]: { $exists: false } })) });

/** Whether any record lacks a field. */
export const isIncomplete = async (db: Connection, { collection, fields }: Migration): Promise<boolean> =>
  (await db.collection<StoredFields>(collection).findOne(isMissing(fields), { projection: { _id: 1 } })) !== null;

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
  const made = Object.entries(makeFields(record, migration)).filter(
    ([field, value]) =>
      record[field] === undefined || (migration.isDerived && !isDeepStrictEqual(record[field], value)),
  );
  if (!made.length) return;
  const { _id, rev } = record;
  // A record changed meanwhile is left alone: its own change event has it looked at again.
  const filter = rev === undefined ? { _id, ...isMissing(migration.fields) } : { _id, rev };
  return { updateOne: { filter, update: { $set: Object.fromEntries(made) } } };
};

interface Completion {
  /** The records to look at; by default all that lack a field. */
  ids?: readonly number[] | undefined;
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
  { ids, signal, onProgress }: Completion,
): Promise<number> => {
  const { collection, fields, from, isDerived } = migration;
  const records = db.collection<StoredFields>(collection);
  const wanted = ids && isDerived ? {} : isMissing(fields);
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
    if (updates.length) changed += (await records.bulkWrite(updates, { ordered: false })).modifiedCount;
    onProgress?.(changed);
    last = lastRecord._id;
  }
};
