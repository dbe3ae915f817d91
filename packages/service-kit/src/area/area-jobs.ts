import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AreaJob } from '@skills-architect/contracts/portal';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { AppError, isUnavailable } from '../service/app-error';
import type { OnBehalf, PortalClient } from './portal-client';

/** The portal counts a job as failed after five minutes without a report. */
const HEARTBEAT_MS = 60_000;
/** Progress is reported at most this often. */
const PROGRESS_MS = 500;
const END_TRIES = 5;
const FIRST_PAUSE_MS = 1000;
const STOPPED = 'The service was stopped. Start it again.';
const BROKEN = 'Something went wrong. The log of the service says what.';

export type AreaJobOptions = Pick<
  z.input<typeof AreaJob>,
  'title' | 'entity' | 'step' | 'itemsTotal' | 'clientId' | 'link'
>;

export interface AreaJobRun {
  /** Aborted when the user cancels the job, or the service stops. */
  signal: AbortSignal;
  /** Shows how far the job is; throws when it has been cancelled. */
  progress: (itemsDone: number, itemsTotal?: number) => Promise<void>;
}

/** Does the work; the returned sentence is shown as the result. */
export type AreaJobWork = (run: AreaJobRun) => Promise<string | undefined>;

interface AreaJobsDependencies {
  portal: Pick<PortalClient, 'reportJob'>;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Milliseconds between two reports of progress. */
  progressMs?: number;
}

/** Jobs that this process runs, shown in the tray of their users. A job ends with its process. */
export const areaJobs = ({ portal, log, progressMs = PROGRESS_MS }: AreaJobsDependencies) => {
  const running = new Map<AbortController, Promise<void>>();

  const run = async (id: string, options: AreaJobOptions, work: AreaJobWork, abort: AbortController) => {
    let [done, total] = [0, options.itemsTotal ?? 0];
    let reportedAt = 0;
    const report = async (more: Pick<z.input<typeof AreaJob>, 'status' | 'summary' | 'errorMessage'>) => {
      reportedAt = Date.now();
      const isCancelled = await portal.reportJob(id, {
        ...options,
        ...more,
        itemsDone: done,
        itemsTotal: total,
        cancellable: true,
      });
      if (isCancelled) abort.abort();
    };
    /** A lost report of progress is no reason to end the work. */
    const show = () =>
      report({ status: 'running' }).catch((error) => {
        if (error instanceof AppError && error.code === 'conflict') abort.abort(error);
        else log.warn({ err: error, job: id }, 'the progress of a job was not reported');
      });
    /** The end must arrive, otherwise the job is shown as running for minutes. */
    const end = async (last: Parameters<typeof report>[0]) => {
      for (let tries = 1, pauseMs = FIRST_PAUSE_MS; ; tries += 1, pauseMs *= 2) {
        try {
          return await report(last);
        } catch (error) {
          if (!isUnavailable(error) || tries === END_TRIES) throw error;
          await sleep(pauseMs);
        }
      }
    };

    const heartbeat = setInterval(() => void show(), HEARTBEAT_MS);
    heartbeat.unref();
    const progress = async (itemsDone: number, itemsTotal = total) => {
      [done, total] = [itemsDone, itemsTotal];
      if (Date.now() - reportedAt >= progressMs) await show();
      abort.signal.throwIfAborted();
    };
    try {
      const summary = await work({ signal: abort.signal, progress });
      await end({ status: 'done', ...(summary && { summary }) });
    } catch (error) {
      if (abort.signal.reason === STOPPED) await end({ status: 'failed', errorMessage: STOPPED });
      else if (abort.signal.aborted) await end({ status: 'cancelled' });
      else {
        log.error({ err: error, job: id }, 'a job failed');
        await end({ status: 'failed', errorMessage: error instanceof AppError ? error.message : BROKEN });
      }
    } finally {
      clearInterval(heartbeat);
    }
  };

  return {
    /**
     * Starts a job for the user of a request, and returns its id when the portal shows it. The work goes on after the answer.
     */
    async start(request: OnBehalf, options: AreaJobOptions, work: AreaJobWork): Promise<string> {
      const id = randomUUID();
      await portal.reportJob(id, { ...options, status: 'running', cancellable: true }, request);
      const abort = new AbortController();
      const ended = run(id, options, work, abort)
        .catch((error) => log.error({ err: error, job: id }, 'the end of a job was not reported'))
        .finally(() => running.delete(abort));
      running.set(abort, ended);
      return id;
    },

    /** Ends all jobs of this process. */
    async stop(): Promise<void> {
      for (const abort of running.keys()) abort.abort(STOPPED);
      await Promise.all(running.values());
    },
  };
};
export type AreaJobs = ReturnType<typeof areaJobs>;
