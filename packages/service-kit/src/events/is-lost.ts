import { mongo } from 'mongoose';

/**
 * The oplog no longer has this position: 280 ChangeStreamFatalError, 286 ChangeStreamHistoryLost, 136
 * CappedPositionLost. The token belongs to another stream: 260 InvalidResumeToken.
 */
const LOST_CODES = new Set([136, 260, 280, 286]);

/** Whether a change stream that failed with this error cannot continue from its resume token. */
export const isLost = (error: unknown) =>
  error instanceof mongo.MongoChangeStreamError ||
  (error instanceof mongo.MongoError &&
    (error.hasErrorLabel('NonResumableChangeStreamError') || LOST_CODES.has(Number(error.code))));
