import type { Connection } from 'mongoose';

/** For how many days things are kept that nobody works with any more; 0 keeps them for ever. */
export interface Retention {
  /** Jobs that have ended, and what they leave in the queue. */
  jobDays: number;
  /** Files that exports have made. */
  exportDays: number;
  /** Imports that have ended, with their rows. */
  importDays: number;
  /** How records stood before each change. */
  historyDays: number;
}

export const DEFAULT_RETENTION: Retention = { jobDays: 7, exportDays: 7, importDays: 30, historyDays: 0 };

const DAY_S = 24 * 3600;
const OTHER_OPTIONS = 85;
const NO_INDEX = 27;

const hasCode = (error: unknown, code: number) => error instanceof Error && 'code' in error && error.code === code;

/** Lets MongoDB delete documents so many days after the date in a field; another number of days than before takes over. */
export const keepFor = async (db: Connection, collection: string, field: string, days: number) => {
  const index = { keyPattern: { [field]: 1 }, expireAfterSeconds: days * DAY_S };
  const documents = db.collection(collection);
  if (!days) {
    await documents.dropIndex(`${field}_1`).catch((error: unknown) => {
      if (!hasCode(error, NO_INDEX)) throw error;
    });
    return;
  }
  await documents
    .createIndex(index.keyPattern, { expireAfterSeconds: index.expireAfterSeconds })
    .catch(async (error: unknown) => {
      if (!hasCode(error, OTHER_OPTIONS)) throw error;
      await db.db?.command({ collMod: collection, index });
    });
};
