import type { SessionUser } from '@skills-architect/contracts/portal';
import type { Logger } from 'pino';
import type { Identity } from '../identity/identity';
import { jobSeconds } from '../observe/metrics';
import { AppError } from '../service/app-error';
import { requestIds } from '../service/request-id';
import { jobRetryPolicy, retryPolicy } from '../service/retry-policy';
import type { FencedRepository } from './fenced-backend';
import type { JobResult, JobRun, OnFailed } from './job';
import type { JobBoard } from './job-board';
import { CLOSING, decideEnd, JobCancelled, type JobEnd, LockLost, MAX_TRIES } from './job-end';
import { jobRefusal } from './job-permission';
import { closeJob, progressReports } from './job-reports';

/** What the queue keeps of a job. */
export interface StoredJob {
  token: string;
  data: unknown;
  identity: Identity;
}

/** What a service declares for a kind of job. */
export interface JobKind {
  perform: (run: JobRun<unknown>) => Promise<JobResult | undefined>;
  onFailed?: OnFailed<unknown>;
}

export interface AttemptContext {
  service: string;
  board: JobBoard;
  repository: FencedRepository;
  /** Returns the user's current state; throws when the user no longer exists. */
  currentUser: (identity: Identity & { user: SessionUser }) => Promise<SessionUser>;
  log: Logger;
}

type Attempt = { end: 'done' } | { end: JobEnd; error: unknown };

/** Runs of jobs in this process: each holds the lock of its queue entry, or is aborted. */
export const jobAttempts = ({ service, board, repository, currentUser, log }: AttemptContext) => {
  const runs = new Map<string, { token: string; stop: AbortController }>();
  let isStopping = false;

  /** The identity for a job: its owner's current rights, not those at the time of the request. */
  const currentIdentity = async (identity: Identity, clientId: number | undefined): Promise<Identity> => {
    const { user: requester } = identity;
    if (!requester) return identity;
    const user = await currentUser({ ...identity, user: requester });
    const sentence = jobRefusal(requester, user, clientId);
    if (sentence) throw new AppError('forbidden', sentence);
    return { ...identity, user };
  };

  const attempt = async (
    id: string,
    { perform, onFailed }: JobKind,
    { token, data, identity }: StoredJob,
    jobLog: Logger,
    stop: AbortController,
  ): Promise<Attempt> => {
    const { signal } = stop;
    const posted = await board.begin(token, (session) => repository.renew(id, session));
    if (!posted) {
      await board.publishAgain(token);
      return { end: 'done' };
    }
    const { run, tries } = posted;
    const { progress, settled } = progressReports(board, token, run);
    const cancelled = () => {
      stop.abort(new JobCancelled('cancelled by its owner'));
      signal.throwIfAborted();
    };
    try {
      if (posted.cancelAsked) cancelled();
      signal.throwIfAborted();
      if (tries > MAX_TRIES) throw new AppError('failed', 'It failed after several tries.');
      const jobRun: JobRun<unknown> = {
        token,
        data,
        identity: await currentIdentity(identity, posted.clientId),
        signal,
        progress,
        async preventCancelling() {
          if (!(await board.preventCancelling(token, run))) cancelled();
        },
        confirm: () => repository.renew(id),
        log: jobLog,
      };
      const result = await requestIds.run(token, () => retryPolicy.run(jobRetryPolicy(signal), () => perform(jobRun)));
      const end = { ...(await settled()), ...result, status: 'done' as const };
      if (!(await board.end(token, run, end))) throw new LockLost();
      return { end: 'done' };
    } catch (error) {
      const progressed = await settled();
      const end = decideEnd(error, signal, tries);
      if (end === 'handed-on') await board.uncountTry(token, run);
      if (end === 'cancelled' || end === 'failed') {
        if (end === 'failed') jobLog.error({ err: error }, 'the job failed');
        // Nothing is cleaned up under the feet of the process that has taken the job over.
        await repository.renew(id);
        await board.end(token, run, { ...progressed, ...(await closeJob(data, error, end, jobLog, onFailed)) });
      }
      return { end, error };
    }
  };

  return {
    /** Runs the job of a queue entry that this process has locked. */
    async run(id: string, name: string, kind: JobKind, stored: StoredJob): Promise<Attempt> {
      const stop = new AbortController();
      const jobLog = log.child({ job: name, token: stored.token });
      runs.set(id, { token: stored.token, stop });
      if (isStopping) stop.abort(CLOSING);
      const endTimer = jobSeconds.startTimer({ service, kind: name });
      let done: Attempt;
      try {
        done = await attempt(id, kind, stored, jobLog, stop);
      } catch (error) {
        // The end could not be stored, for example because the database does not answer.
        done = { end: error instanceof LockLost ? 'lost' : 'again', error };
      } finally {
        runs.delete(id);
      }
      endTimer({ outcome: done.end });
      if (done.end === 'lost') jobLog.warn('another process has taken the job over');
      if (done.end === 'again') jobLog.warn({ err: done.error }, 'the job is tried again in a moment');
      return done;
    },
    tokens: () => [...runs.values()].map(({ token }) => token),
    /** Aborts the run of a queue entry whose lock is lost. */
    lose: (id: string) => runs.get(id)?.stop.abort(new LockLost()),
    /** Aborts the run of a job that its owner has cancelled; false when it does not run here. */
    cancel(token: string): boolean {
      const run = [...runs.values()].find((attempt) => attempt.token === token);
      run?.stop.abort(new JobCancelled('cancelled by its owner'));
      return run !== undefined;
    },
    /** Aborts all runs, and those that begin from now on: another process takes them over. */
    close() {
      isStopping = true;
      for (const { stop } of runs.values()) stop.abort(CLOSING);
    },
  };
};
export type JobAttempts = ReturnType<typeof jobAttempts>;
