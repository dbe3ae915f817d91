import { mongo } from 'mongoose';

/**
 * 280 ChangeStreamFatalError and 286 ChangeStreamHistoryLost: the oplog no longer has this position. 260
 * InvalidResumeToken: the token belongs to another stream. 136 CappedPositionLost: the oplog has overtaken the reader.
 */
const LOST_CODES = new Set([136, 260, 280, 286]);

/** Whether a change stream that failed with this error cannot continue from its resume token. */
export const isLost = (error: unknown) =>
  error instanceof mongo.MongoChangeStreamError ||
  (error instanceof mongo.MongoError &&
    (error.hasErrorLabel('NonResumableChangeStreamError') || LOST_CODES.has(Number(error.code))));
