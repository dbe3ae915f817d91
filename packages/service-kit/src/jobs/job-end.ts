import { AppError, isAway } from '../service/app-error';

/** How often a job is begun before it counts as failed. */
export const MOST_TRIES = 5;

/** Why a job's signal is aborted: its owner wanted it no more. */
export class JobCancelled extends Error {}
/** Why a job's signal is aborted: its process ends. */
export const CLOSING = new Error('the process is closing');

/** What becomes of a job whose work threw: another process takes it up, it is tried again in a moment, or it is over. */
export type JobEnd = 'handed-on' | 'again' | 'cancelled' | 'failed';

export const decideEnd = (error: unknown, { aborted, reason }: AbortSignal, tries: number): JobEnd => {
  if (aborted) return reason instanceof JobCancelled ? 'cancelled' : 'handed-on';
  return isAway(error) && tries < MOST_TRIES ? 'again' : 'failed';
};

/** What the owner of a job that is over reads. */
export const endText = (error: unknown, end: JobEnd) => {
  if (end === 'cancelled') return 'It was cancelled.';
  return error instanceof AppError ? error.message : 'Something went wrong';
};
