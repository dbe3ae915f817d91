import type { Job } from 'agenda';
import type { Logger } from 'pino';
import type { OnFailed } from './job';
import type { JobBoard } from './job-board';
import { endText, JobCancelled } from './job-end';

const REPORT_EVERY_MS = 250;

/** Reports of a running job to its queue and its owner. */
export const jobReports = ({ board, log, lockMs }: { board: JobBoard; log: Logger; lockMs: number }) => ({
  /** Renews the lock and checks for cancellation, until the returned function is called. */
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

  /** Publishes the progress to the owner, at most four times a second. */
  startProgress(token: string) {
    let reportedAt = 0;
    return async (itemsDone: number, itemsTotal: number, entity?: string) => {
      if (itemsDone < itemsTotal && Date.now() - reportedAt < REPORT_EVERY_MS) return;
      reportedAt = Date.now();
      await board.update(token, { itemsDone, itemsTotal, ...(entity !== undefined && { entity }) });
    };
  },

  /** Cleans up after a job that failed or was cancelled; if the clean-up itself fails, the job fails with its error. */
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
