import { AppError, isUnavailable } from '../service/app-error';

/** Maximum number of attempts before a job fails. */
export const MAX_TRIES = 5;

/** Abort reason: the owner cancelled the job. */
export class JobCancelled extends Error {}
/** Abort reason: the process is shutting down. */
export const CLOSING = new Error('the process is closing');

/** Abort reason: another process has taken the job over, because this one did not renew the lock in time. */
export class LockLost extends Error {
  constructor() {
    super('another process has taken the job over');
  }
}

/**
 * What happens after a job threw: another process has it already, another process takes it over, it is retried, or it
 * ends.
 */
export type JobEnd = 'lost' | 'handed-on' | 'again' | 'cancelled' | 'failed';

export const decideEnd = (error: unknown, { aborted, reason }: AbortSignal, tries: number): JobEnd => {
  if (error instanceof LockLost) return 'lost';
  if (aborted) {
    if (reason instanceof LockLost) return 'lost';
    return reason instanceof JobCancelled ? 'cancelled' : 'handed-on';
  }
  return isUnavailable(error) && tries < MAX_TRIES ? 'again' : 'failed';
};

/** The message the owner sees for an ended job. */
export const endText = (error: unknown, end: JobEnd) => {
  if (end === 'cancelled') return 'It was cancelled.';
  return error instanceof AppError ? error.message : 'Something went wrong';
};
