import { mongo } from 'mongoose';

/** Shutdown (91, 11600, 11602), and no primary, or one that steps down (189, 10107, 13435, 13436). */
const AWAY_CODES = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

/** Whether an error, or a cause of it, means that the database is down or being replaced. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof mongo.MongoNetworkError || cause instanceof mongo.MongoServerSelectionError) return true;
    if (cause instanceof mongo.MongoServerError && AWAY_CODES.has(Number(cause.code))) return true;
  }
  return false;
};
