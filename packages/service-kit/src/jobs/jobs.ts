import { randomUUID } from 'node:crypto';
import { MongoBackend } from '@agendajs/mongo-backend';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { Agenda, type Job, toJobId } from 'agenda';
import type { ClientSession, Connection } from 'mongoose';
import type { Logger } from 'pino';
import { keepFor, type Retention } from '../database/retention';
import type { Events } from '../events/events';
import { jobSeconds } from '../observe/metrics';
import { AppError } from '../service/app-error';
import type { Identity } from '../service/identity';
import { requestIds } from '../service/request-id';
import type { JobBoard, PostedJob } from './job-board';
import { CLOSING, decideEnd, endText, JobCancelled, MOST_TRIES } from './job-end';
import { jobRefusal } from './job-permission';
import { lockedJobs } from './locked-jobs';
import { WakeChannel } from './wake-channel';

export const LOCK_MS = 12_000;
const QUEUE = 'agendaJobs';
const POLL_MS = 4_000;
const GIVE_BACK_MS = 1000;
const REPORT_EVERY_MS = 250;
const RETRY_AFTER_MS = 1500;

/** What a job does its work with. It may run more than once for the same token: every effect needs a unique key. */
export interface JobRun<Data> {
  token: string;
  data: Data;
  /** On whose behalf, with the rights they had when the job began: a peer call made with it is checked anew. */
  identity: Identity;
  /** Aborted when the job's lock was lost, its owner cancelled it, or the process closes. */
  signal: AbortSignal;
  /** Says how far the work is; at most four times a second reach the owner. */
  progress: (itemsDone: number, itemsTotal: number, entity?: string) => Promise<void>;
  log: Logger;
}

export interface JobResult {
  file?: { href: string; name: string };
  link?: string;
}

export interface NewJob<Data> {
  title: string;
  entity: string;
  data: Data;
  identity: Identity;
  clientId?: number;
  link?: string;
  /** What takes back what the job did: a POST to this address. */
  undo?: { href: string };
  itemsTotal?: number;
  cancellable?: boolean;
  token?: string;
}

/** A job as Agenda keeps it, as far as it is written here: Agenda's own `save` knows no transactions. */
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
  /** A user as they are now; fails when there is none any more. */
  currentUser: (identity: Identity & { user: SessionUser }) => Promise<SessionUser>;
  retention: Pick<Retention, 'jobDays'>;
  log: Logger;
  /** How long a job that nobody keeps alive counts as running. */
  lockMs?: number;
}

/** Agenda jobs of one service: each has a token and a state that its owner sees, a heartbeat, and is taken over after a crash. */
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

  const locked = lockedJobs(agenda, database.collection(QUEUE), wakes);

  const enqueue = async (kind: string, data: Stored, session: ClientSession) => {
    const queued = { name: kind, data, type: 'normal' as const, priority: 0, nextRunAt: new Date() };
    const { insertedId } = await database.collection<QueuedJob>(QUEUE).insertOne(queued, { session });
    const wake = { jobId: toJobId(String(insertedId)), jobName: kind, nextRunAt: queued.nextRunAt, priority: 0 };
    await wakes.publish({ ...wake, timestamp: queued.nextRunAt }, session);
  };

  /** The identity a job begins with: its owner's rights of this moment, not of when it was asked for. */
  const permitted = async (identity: Identity, clientId: number | undefined): Promise<Identity> => {
    const { user: asked } = identity;
    if (!asked) return identity;
    const user = await currentUser({ ...identity, user: asked });
    const sentence = jobRefusal(asked, user, clientId);
    if (sentence) throw new AppError('forbidden', sentence);
    return { ...identity, user };
  };

  const heartbeat = (job: Job, token: string, stop: AbortController) => {
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
  };

  const reporter = (token: string) => {
    let told = 0;
    return async (itemsDone: number, itemsTotal: number, entity?: string) => {
      if (itemsDone < itemsTotal && Date.now() - told < REPORT_EVERY_MS) return;
      told = Date.now();
      await board.update(token, { itemsDone, itemsTotal, ...(entity !== undefined && { entity }) });
    };
  };

  return {
    /** Declares what a kind of job does. `onFailed` puts the job's subject into a state people can go on from. */
    define<Data>(
      kind: string,
      perform: (run: JobRun<Data>) => Promise<JobResult | undefined>,
      onFailed?: (data: Data, reason: { sentence: string; cancelled: boolean }) => Promise<void>,
    ) {
      agenda.define<Stored>(kind, async (job) => {
        const { token } = job.attrs.data;
        const data = job.attrs.data.data as Data;
        const stop = new AbortController();
        running.add(stop);
        if (isStopping) stop.abort(CLOSING);
        const endHeartbeat = heartbeat(job as unknown as Job, token, stop);
        const jobLog = log.child({ job: kind, token });
        let tries = 0;
        const measured = jobSeconds.startTimer({ service, kind });
        try {
          const posted = await board.begin(token);
          if (!posted) return void (await board.tellAgain(token));
          tries = posted.tries;
          if (tries > MOST_TRIES) throw new AppError('failed', 'It was tried several times and did not get through.');
          if (posted.cancelAsked) stop.abort(new JobCancelled('cancelled by its owner'));
          stop.signal.throwIfAborted();
          const identity = await permitted(job.attrs.data.identity, posted.clientId);
          const run = { token, data, identity, signal: stop.signal, progress: reporter(token), log: jobLog };
          const result = await requestIds.run(token, () => perform(run));
          await board.update(token, { status: 'done', endedAt: new Date(), ...result });
          measured({ outcome: 'done' });
        } catch (error) {
          const end = decideEnd(error, stop.signal, tries);
          measured({ outcome: end });
          if (end === 'handed-on' || end === 'again') {
            if (end === 'again') jobLog.warn({ err: error }, 'the job is tried again in a moment');
            job.attrs.nextRunAt = new Date(Date.now() + (end === 'again' ? RETRY_AFTER_MS : 0));
            throw error;
          }
          if (end === 'failed') jobLog.error({ err: error }, 'the job failed');
          const sentence = endText(error, end);
          await onFailed?.(data, { sentence, cancelled: end === 'cancelled' });
          await board.update(token, { status: end, endedAt: new Date(), errorMessage: sentence });
        } finally {
          running.delete(stop);
          await endHeartbeat();
          wakes.wakeHere(kind);
        }
      });
    },

    /**
     * Queues a job and answers its token; the same token twice is one job. What its owner sees and what is queued are
     * written in one transaction, within the given one when there is one: neither stands alone after a crash.
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

    /** Resolves when the queue's collections and indexes are there. */
    async ready() {
      await agenda.ready;
      await database
        .collection(QUEUE)
        .createIndex(
          { 'data.token': 1 },
          { unique: true, partialFilterExpression: { 'data.token': { $exists: true } } },
        );
      await keepFor(db, QUEUE, 'lastFinishedAt', retention.jobDays);
    },

    run: () => agenda.start(),

    /** Lets jobs that are nearly done finish, stops the others, and gives back what it holds: another process takes it up at once. */
    async stop(withinMs = 2000) {
      isStopping = true;
      await agenda.stop();
      await locked.settled(withinMs);
      for (const stop of running) stop.abort(CLOSING);
      await locked.settled(GIVE_BACK_MS);
      await locked.giveBack();
    },
  };
};
export type Jobs = ReturnType<typeof createJobs>;
