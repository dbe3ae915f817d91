import type { Logger } from 'pino';
import type { OnFailed } from './job';
import type { JobBoard, Progress } from './job-board';
import { endText, LockLost } from './job-end';

const REPORT_EVERY_MS = 1000;

/** Publishes the progress of one run to the owner, at most once a second. */
export const progressReports = (board: JobBoard, token: string, run: number) => {
  let reportedAt = 0;
  let last: Promise<void> = Promise.resolve();
  let latest: Progress | undefined;
  const report = async (progress: Progress) => {
    if (!(await board.progress(token, run, progress))) throw new LockLost();
  };
  return {
    progress: async (itemsDone: number, itemsTotal: number, entity?: string) => {
      latest = { itemsDone, itemsTotal, ...(entity !== undefined && { entity }) };
      if (itemsDone < itemsTotal && Date.now() - reportedAt < REPORT_EVERY_MS) return;
      reportedAt = Date.now();
      const reported = latest;
      last = last.then(() => report(reported));
      await last;
    },
    /** The latest progress, when no report is under way any more: none may follow the end of the job. */
    async settled(): Promise<Partial<Progress>> {
      await last.catch(() => undefined);
      return latest ?? {};
    },
  };
};

/** Cleans up after a job that failed or was cancelled; if the clean-up itself fails, the job fails with its error. */
export const closeJob = async (
  data: unknown,
  error: unknown,
  end: 'cancelled' | 'failed',
  log: Logger,
  onFailed?: OnFailed<unknown>,
) => {
  const sentence = endText(error, end);
  try {
    await onFailed?.(data, { sentence, cancelled: end === 'cancelled' });
    return { status: end, errorMessage: sentence };
  } catch (failure) {
    log.error({ err: failure }, 'the job could not clean up');
    return { status: 'failed' as const, errorMessage: endText(failure, 'failed') };
  }
};
