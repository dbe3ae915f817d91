import type { Job } from 'agenda';
import type { Logger } from 'pino';
import type { OnFailed } from './job';
import type { JobBoard } from './job-board';
import { endText, JobCancelled } from './job-end';

const REPORT_EVERY_MS = 250;

/** What a running job tells its queue and its owner. */
export const jobReports = ({ board, log, lockMs }: { board: JobBoard; log: Logger; lockMs: number }) => ({
  /** Renews the lock and looks for a wish to cancel, until the returned function is called. */
  startHeartbeat(job: Pick<Job, 'touch'>, token: string, stop: AbortController) {
    let last: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      last = Promise.all([
        job.touch().catch((error: Error) => stop.abort(error)),
        board
          .get(token)
          .then((posted) => posted?.cancelAsked && stop.abort(new JobCancelled('cancelled by its owner'))),
      ]).catch((error) => log.warn({ err: error, token }, 'a heartbeat failed'));
    }, lockMs / 10);
    return async () => {
      clearInterval(timer);
      await last;
    };
  },

  /** Tells the owner the progress, at most four times a second. */
  startProgress(token: string) {
    let told = 0;
    return async (itemsDone: number, itemsTotal: number, entity?: string) => {
      if (itemsDone < itemsTotal && Date.now() - told < REPORT_EVERY_MS) return;
      told = Date.now();
      await board.update(token, { itemsDone, itemsTotal, ...(entity !== undefined && { entity }) });
    };
  },

  /** Cleans up after a job that did not get through; a failing clean-up fails the job and says why. */
  async close<Data>(
    data: Data,
    error: unknown,
    end: 'cancelled' | 'failed',
    jobLog: Logger,
    onFailed?: OnFailed<Data>,
  ) {
    const sentence = endText(error, end);
    try {
      await onFailed?.(data, { sentence, cancelled: end === 'cancelled' });
      return { status: end, errorMessage: sentence };
    } catch (failure) {
      jobLog.error({ err: failure }, 'the job could not clean up');
      return { status: 'failed' as const, errorMessage: endText(failure, 'failed') };
    }
  },
});
