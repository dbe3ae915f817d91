import { randomUUID } from 'node:crypto';
import { MongoBackend } from '@agendajs/mongo-backend';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { Agenda, toJobId } from 'agenda';
import type { ClientSession, Connection } from 'mongoose';
import type { Logger } from 'pino';
import { expireAfter, type Retention } from '../database/retention';
import type { Events } from '../events/events';
import { jobSeconds } from '../observe/metrics';
import { AppError } from '../service/app-error';
import type { Identity } from '../service/identity';
import { requestIds } from '../service/request-id';
import { jobRetryPolicy, retryPolicy } from '../service/retry-policy';
import type { JobResult, JobRun, NewJob, OnFailed } from './job';
import type { JobBoard, PostedJob } from './job-board';
import { CLOSING, decideEnd, JobCancelled, MAX_TRIES } from './job-end';
import { jobRefusal } from './job-permission';
import { jobReports } from './job-reports';
import { lockedJobs } from './locked-jobs';
import { WakeChannel } from './wake-channel';

export const LOCK_MS = 12_000;
const QUEUE = 'agendaJobs';
const POLL_MS = 4_000;
const RELEASE_MS = 1000;
const RETRY_AFTER_MS = 1500;

/** The fields of an Agenda job written here: Agenda's own `save` does not support transactions. */
interface QueuedJob {
  name: string;
  data: Stored;
  type: 'normal';
  priority: number;
  nextRunAt: Date;
}

interface Stored {
  token: string;
  data: unknown;
  identity: Identity;
}

export interface JobsContext {
  db: Connection;
  service: string;
  board: JobBoard;
  events: Events;
  /** Returns the user's current state; throws when the user no longer exists. */
  currentUser: (identity: Identity & { user: SessionUser }) => Promise<SessionUser>;
  retention: Pick<Retention, 'jobDays'>;
  log: Logger;
  /** Milliseconds after which a job without heartbeat no longer counts as running. */
  lockMs?: number;
}

/**
 * Agenda jobs of one service: each has a token, a state visible to its owner and a heartbeat, and is taken over after a
 * crash.
 */
export const createJobs = (context: JobsContext) => {
  const { db, service, board, events, currentUser, retention, log, lockMs = LOCK_MS } = context;
  const database = db.db;
  if (!database) throw new Error('jobs need an open connection');
  const wakes = new WakeChannel(events, service);
  const agenda = new Agenda({
    name: `${service}-${process.pid}-${randomUUID()}`,
    backend: new MongoBackend({ mongo: database, collection: QUEUE }),
    notificationChannel: wakes,
    processEvery: Math.min(POLL_MS, lockMs / 5),
    defaultLockLifetime: lockMs,
    defaultConcurrency: 2,
    defaultLockLimit: 6,
    maxConcurrency: 4,
  });
  agenda.on('error', (error: Error) => log.error({ err: error }, 'the job queue has a problem'));
  const running = new Set<AbortController>();
  let isStopping = false;

  const reports = jobReports({ board, log, lockMs });
  const locked = lockedJobs(agenda, database.collection(QUEUE), wakes);

  const enqueue = async (kind: string, data: Stored, session: ClientSession) => {
    const queued = { name: kind, data, type: 'normal' as const, priority: 0, nextRunAt: new Date() };
    const { insertedId } = await database.collection<QueuedJob>(QUEUE).insertOne(queued, { session });
    const wake = { jobId: toJobId(String(insertedId)), jobName: kind, nextRunAt: queued.nextRunAt, priority: 0 };
    await wakes.publish({ ...wake, timestamp: queued.nextRunAt }, session);
  };

  /** The identity for a job: its owner's current rights, not those at the time of the request. */
  const currentIdentity = async (identity: Identity, clientId: number | undefined): Promise<Identity> => {
    const { user: requester } = identity;
    if (!requester) return identity;
    const user = await currentUser({ ...identity, user: requester });
    const sentence = jobRefusal(requester, user, clientId);
    if (sentence) throw new AppError('forbidden', sentence);
    return { ...identity, user };
  };

  return {
    /** Declares a kind of job. `onFailed` puts the job's subject into a state from which users can continue. */
    define<Data>(
      kind: string,
      perform: (run: JobRun<Data>) => Promise<JobResult | undefined>,
      onFailed?: OnFailed<Data>,
    ) {
      agenda.define<Stored>(kind, async (job) => {
        const { token } = job.attrs.data;
        // Stored by `start` of the same kind.
        const data = job.attrs.data.data as Data;
        const stop = new AbortController();
        running.add(stop);
        if (isStopping) stop.abort(CLOSING);
        const endHeartbeat = reports.startHeartbeat(job, token, stop);
        const jobLog = log.child({ job: kind, token });
        let tries = 0;
        const endTimer = jobSeconds.startTimer({ service, kind });
        try {
          const posted = await board.begin(token);
          if (!posted) return void (await board.publishAgain(token));
          tries = posted.tries;
          if (tries > MAX_TRIES) throw new AppError('failed', 'It failed after several tries.');
          if (posted.cancelAsked) stop.abort(new JobCancelled('cancelled by its owner'));
          stop.signal.throwIfAborted();
          const identity = await currentIdentity(job.attrs.data.identity, posted.clientId);
          const preventCancelling = async () => {
            if (await board.preventCancelling(token)) return;
            stop.abort(new JobCancelled('cancelled by its owner'));
            stop.signal.throwIfAborted();
          };
          const { signal } = stop;
          const run = {
            token,
            data,
            identity,
            signal,
            progress: reports.startProgress(token),
            preventCancelling,
            log: jobLog,
          };
          const result = await requestIds.run(token, () => retryPolicy.run(jobRetryPolicy(signal), () => perform(run)));
          await board.update(token, { status: 'done', endedAt: new Date(), ...result });
          endTimer({ outcome: 'done' });
        } catch (error) {
          const end = decideEnd(error, stop.signal, tries);
          endTimer({ outcome: end });
          if (end === 'handed-on' || end === 'again') {
            if (end === 'again') jobLog.warn({ err: error }, 'the job is tried again in a moment');
            job.attrs.nextRunAt = new Date(Date.now() + (end === 'again' ? RETRY_AFTER_MS : 0));
            throw error;
          }
          if (end === 'failed') jobLog.error({ err: error }, 'the job failed');
          const last = await reports.close(data, error, end, jobLog, onFailed);
          await board.update(token, { ...last, endedAt: new Date() });
        } finally {
          running.delete(stop);
          await endHeartbeat();
          wakes.wakeHere(kind);
        }
      });
    },

    /**
     * Queues a job and returns its token; the same token twice is one job. The owner's view and the queue entry are
     * written in one transaction (the given one, if any), so a crash never leaves only one of them.
     */
    async start<Data>(kind: string, job: NewJob<Data>, session?: ClientSession): Promise<string> {
      const token = job.token ?? randomUUID();
      const posted: PostedJob = {
        _id: token,
        service,
        kind,
        title: job.title,
        userId: job.identity.user?.userId ?? 0,
        ...(job.clientId !== undefined && { clientId: job.clientId }),
        ...(job.link !== undefined && { link: job.link }),
        ...(job.undo && { undo: job.undo }),
        status: 'waiting',
        entity: job.entity,
        ...(job.step !== undefined && { step: job.step }),
        itemsTotal: job.itemsTotal ?? 0,
        itemsDone: 0,
        postedAt: new Date(),
        cancellable: job.cancellable ?? true,
        cancelAsked: false,
        tries: 0,
        dismissed: false,
      };
      const write = async (inner: ClientSession) => {
        if (await board.post(posted, inner))
          await enqueue(kind, { token, data: job.data, identity: job.identity }, inner);
      };
      await (session ? write(session) : db.transaction(write));
      return token;
    },

    /** Resolves when the queue's collections and indexes exist. */
    async ready() {
      await agenda.ready;
      await database
        .collection(QUEUE)
        .createIndex(
          { 'data.token': 1 },
          { unique: true, partialFilterExpression: { 'data.token': { $exists: true } } },
        );
      await expireAfter(db, QUEUE, 'lastFinishedAt', retention.jobDays);
    },

    run: () => agenda.start(),

    /**
     * Waits for jobs that are nearly done, stops the others, and releases the locks: another process takes over at
     * once.
     */
    async stop(withinMs = 2000) {
      isStopping = true;
      await agenda.stop();
      await locked.waitUntilSettled(withinMs);
      for (const stop of running) stop.abort(CLOSING);
      await locked.waitUntilSettled(RELEASE_MS);
      await locked.release();
    },
  };
};
export type Jobs = ReturnType<typeof createJobs>;
