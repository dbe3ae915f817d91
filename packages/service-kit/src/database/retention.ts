import type { Connection } from 'mongoose';

/** Days to keep data that is no longer in use; 0 keeps it for ever. */
export interface Retention {
  /** Ended jobs and their entries in the queue. */
  jobDays: number;
  /** Files made by exports. */
  exportDays: number;
  /** Ended imports with their rows. */
  importDays: number;
  /** Record states in the history. */
  historyDays: number;
  /** Entries of the audit log. */
  auditDays: number;
  /** Logged suggestions, and the former states of the library that they are replayed on. */
  suggestionDays: number;
}

export const DEFAULT_RETENTION: Retention = {
  jobDays: 7,
  exportDays: 7,
  importDays: 30,
  historyDays: 0,
  auditDays: 0,
  suggestionDays: 730,
};

const DAY_S = 24 * 3600;
const OTHER_OPTIONS = 85;
const NO_INDEX = 27;

const hasCode = (error: unknown, code: number) => error instanceof Error && 'code' in error && error.code === code;

/** Whether the history at a time may have been deleted by now. */
export const isForgotten = ({ historyDays }: Pick<Retention, 'historyDays'>, at: Date, now: Date): boolean =>
  historyDays > 0 && at.getTime() < now.getTime() - historyDays * DAY_S * 1000;

/** Creates a TTL index on a date field; updates it when the number of days has changed. */
export const expireAfter = async (db: Connection, collection: string, field: string, days: number) => {
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
