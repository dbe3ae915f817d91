import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agenda, toJobId } from 'agenda';
import type { ClientSession, Connection } from 'mongoose';
import { expireAfter, type Retention } from '../database/retention';
import type { Events } from '../events/events';
import { FencedRepository, fencedBackend } from './fenced-backend';
import { startHeartbeat } from './heartbeat';
import { heldJobs, MAX_RUNNING, MAX_RUNNING_PER_KIND } from './held-jobs';
import type { JobResult, JobRun, NewJob, OnFailed } from './job';
import { type AttemptContext, type JobKind, jobAttempts, type StoredJob } from './job-attempts';
import { CANCEL_EVENT, type PostedJob } from './job-board';
import { LockLost } from './job-end';
import { jobWatch } from './job-watch';
import { WakeChannel } from './wake-channel';

export const LOCK_MS = 12_000;
const QUEUE = 'agendaJobs';
const POLL_MS = 4_000;
const RELEASE_MS = 1000;
const RETRY_AFTER_MS = 1500;
const BEATS_PER_LOCK = 10;

/** Entries of jobs that have not ended. */
const UNENDED = { $or: [{ nextRunAt: { $ne: null } }, { lockedAt: { $ne: null } }] };

/** The fields of an Agenda job written here: Agenda's own `save` does not support transactions. */
interface QueuedJob {
  name: string;
  data: StoredJob;
  type: 'normal';
  priority: number;
  nextRunAt: Date | null;
  lockedAt?: Date | null;
}

export interface JobsContext extends Omit<AttemptContext, 'repository'> {
  db: Connection;
  events: Events;
  retention: Pick<Retention, 'jobDays'>;
  /** Milliseconds after which a job without heartbeat no longer counts as running. */
  lockMs?: number;
  /** Milliseconds between two looks at what no process sees alone. */
  watchMs?: number;
}

/**
 * Agenda jobs of one service: each has a token, a state visible to its owner and a heartbeat, and is taken over after a
 * crash.
 */
export const createJobs = (context: JobsContext) => {
  const { db, service, board, events, retention, log, lockMs = LOCK_MS } = context;
  const database = db.db;
  if (!database) throw new Error('jobs need an open connection');
  const queue = database.collection<QueuedJob>(QUEUE);
  const wakes = new WakeChannel(events, service);
  const held = heldJobs(wakes.wakeHere.bind(wakes));
  const owner = `${service}-${process.pid}-${randomUUID()}`;
  const repository = new FencedRepository(database, { queue: QUEUE, owner, lockMs, held });
  const agenda = new Agenda({
    name: owner,
    backend: fencedBackend(repository),
    notificationChannel: wakes,
    processEvery: Math.min(POLL_MS, lockMs / 5),
    defaultLockLifetime: lockMs,
    defaultConcurrency: MAX_RUNNING_PER_KIND,
    maxConcurrency: MAX_RUNNING,
  });
  agenda.on('error', (error: Error) => {
    if (error instanceof LockLost) log.warn('a job was taken over by another process before it began here');
    else log.error({ err: error }, 'the job queue has a problem');
  });
  const attempts = jobAttempts({ ...context, repository });
  const kinds = new Map<string, JobKind>();
  const watch = jobWatch(
    {
      db,
      service,
      owner,
      kinds: () => [...kinds.keys()],
      queuedKinds: () => queue.distinct('name', UNENDED),
      board,
      log,
    },
    context.watchMs,
  );
  let endHeartbeat: (() => Promise<void>) | undefined;

  const enqueue = async (kind: string, data: StoredJob, session: ClientSession) => {
    const queued = { name: kind, data, type: 'normal' as const, priority: 0, nextRunAt: new Date() };
    const { insertedId } = await queue.insertOne(queued, { session });
    const wake = { jobId: toJobId(String(insertedId)), jobName: kind, nextRunAt: queued.nextRunAt, priority: 0 };
    await wakes.publish({ ...wake, timestamp: queued.nextRunAt }, session);
  };

  /** Ends a cancelled job: its run here, or, when no process has its lock, without waiting for room to run it. */
  const cancel = async (token: string) => {
    if (attempts.cancel(token)) return;
    const locked = await repository.lockToken([...kinds.keys()], token);
    const entry = locked && (await queue.findOne({ 'data.token': token }));
    const kind = entry && kinds.get(entry.name);
    if (!locked || !kind) return;
    const { end } = await attempts.run(locked, entry.name, kind, entry.data);
    // What could not be ended here is ended by the next process that finds it.
    await (end === 'again' || end === 'handed-on' ? repository.unlockJobs([locked]) : repository.endEntry(locked));
  };
  const unlisten = events.listen(({ name, to, data }) => {
    if (name !== CANCEL_EVENT || !('service' in to) || to.service !== service) return;
    cancel(String(data.token)).catch((error) => log.warn({ err: error }, 'a job is cancelled later'));
  });

  /** Wakes the other processes for the kinds of which jobs are due. */
  const wakeOthers = async () => {
    const now = new Date();
    const due = await queue.find({ lockedAt: null, nextRunAt: { $lte: now } }).toArray();
    const firstJobs = new Map(due.map(({ name, _id }) => [name, String(_id)]));
    for (const [jobName, id] of firstJobs)
      await wakes.publish({ jobName, jobId: toJobId(id), nextRunAt: now, timestamp: now, priority: 0 });
  };

  return {
    /** Declares a kind of job. `onFailed` puts the job's subject into a state from which users can continue. */
    define<Data>(
      name: string,
      perform: (run: JobRun<Data>) => Promise<JobResult | undefined>,
      onFailed?: OnFailed<Data>,
    ) {
      // The data was stored by `start` of the same kind.
      const kind: JobKind = {
        perform: (run) => perform({ ...run, data: run.data as Data }),
        onFailed: (data, reason) => onFailed?.(data as Data, reason) ?? Promise.resolve(),
      };
      kinds.set(name, kind);
      agenda.define<StoredJob>(name, async (job) => {
        const done = await attempts.run(String(job.attrs._id), name, kind, job.attrs.data);
        if (done.end === 'again' || done.end === 'handed-on')
          job.attrs.nextRunAt = new Date(Date.now() + (done.end === 'again' ? RETRY_AFTER_MS : 0));
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
        ...(job.notice && { notice: job.notice }),
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
      await queue.createIndex(
        { 'data.token': 1 },
        { unique: true, partialFilterExpression: { 'data.token': { $exists: true } } },
      );
      await watch.createIndexes();
      await expireAfter(db, QUEUE, 'lastFinishedAt', retention.jobDays);
    },

    /** Watches the jobs of this service, in a process that runs them or not. */
    watch: watch.start,

    async run() {
      await watch.announceRunner();
      endHeartbeat = startHeartbeat({ held, repository, attempts, board, log }, lockMs / BEATS_PER_LOCK);
      await agenda.start();
    },

    /**
     * Waits for jobs that are nearly done, stops the others, and releases the locks: another process takes over at
     * once.
     */
    async stop(withinMs = 2000) {
      unlisten();
      repository.close();
      await agenda.stop();
      await Promise.race([held.idle(), sleep(withinMs, undefined, { ref: false })]);
      attempts.close();
      await Promise.race([held.idle(), sleep(RELEASE_MS, undefined, { ref: false })]);
      await endHeartbeat?.();
      await watch.stop();
      await wakeOthers();
    },
  };
};
export type Jobs = ReturnType<typeof createJobs>;
