import { EVENT, type JobState, type JobStatus } from '@skills-architect/contracts';
import { noticeKeyOfJob } from '@skills-architect/contracts/portal';
import type { ClientSession, Connection, mongo } from 'mongoose';
import type { TellWebhooks } from '../connectors/webhooks';
import { expireAfter, type Retention } from '../database/retention';
import type { Events } from '../events/events';
import type { Notices } from '../notices/notices';
import { usualWait } from './late-jobs';
import { type JobNoticeKind, noticeOfJob } from './notice-of-job';

/** A stored job: what its owner sees, and what the owner requested. */
export interface PostedJob {
  _id: string;
  service: string;
  kind: string;
  title: string;
  userId: number;
  clientId?: number;
  status: JobStatus;
  entity: string;
  step?: string;
  itemsTotal: number;
  itemsDone: number;
  postedAt: Date;
  startedAt?: Date;
  endedAt?: Date;
  errorMessage?: string;
  summary?: string;
  file?: { href: string; name: string };
  link?: string;
  undo?: { href: string };
  /** The kind of the notice about its end. */
  notice?: JobNoticeKind;
  /** Path of the call that does a failed job again. */
  retry?: string;
  cancellable: boolean;
  cancelAsked: boolean;
  /**
   * Attempts since the job last got further than ever before: failed ones, and the current one until it is handed on by a
   * shutdown. A crash counts, because a job that crashes its process must end some day.
   */
  tries: number;
  /** Number of the run that may write here; an earlier run has lost its lock. */
  run?: number;
  /** Most items done so far, in any run. */
  furthest?: number;
  /** How long it waited for its first run. */
  waitedMs?: number;
  /** Since when it has been waiting for longer than is usual for its kind. */
  lateSince?: Date;
  dismissed: boolean;
}

export type Progress = Pick<PostedJob, 'itemsDone' | 'itemsTotal'> & Partial<Pick<PostedJob, 'entity'>>;

/** Tells the processes of a service that the owner of one of its jobs has cancelled it. */
export const CANCEL_EVENT = 'cancelJob';
const RECENT_JOBS = 50;
const OPEN: JobStatus[] = ['waiting', 'running'];

export const toJobState = (job: PostedJob): JobState => ({
  token: job._id,
  kind: job.kind,
  title: job.title,
  userId: job.userId,
  ...(job.clientId !== undefined && { clientId: job.clientId }),
  status: job.status,
  entity: job.entity,
  ...(job.step !== undefined && { step: job.step }),
  itemsTotal: job.itemsTotal,
  itemsDone: job.itemsDone,
  ...(job.status === 'waiting' && job.lateSince && { lateSince: job.lateSince.toISOString() }),
  ...(job.startedAt && { startedAt: job.startedAt.toISOString() }),
  ...(job.endedAt && { endedAt: job.endedAt.toISOString() }),
  ...(job.errorMessage !== undefined && { errorMessage: job.errorMessage }),
  ...(job.summary !== undefined && { summary: job.summary }),
  ...(job.file && { file: job.file }),
  ...(job.link !== undefined && { link: job.link }),
  ...(job.undo && { undo: job.undo }),
  ...(job.status === 'failed' && job.retry !== undefined && { retry: { href: job.retry } }),
  cancellable: job.cancellable,
});

/**
 * Background jobs of a deployment as their owners see them, in `portal.jobs`; each change reaches the owner over the
 * hub.
 */
export const jobBoard = (
  portal: Connection,
  events: Events,
  { jobDays, tellWebhooks, notices }: Pick<Retention, 'jobDays'> & { tellWebhooks: TellWebhooks; notices: Notices },
) => {
  const collection = () => portal.collection<PostedJob>('jobs');
  const publishState = async (job: PostedJob | null, session?: ClientSession) => {
    if (job) await events.publish({ to: { userId: job.userId }, name: EVENT.job, data: toJobState(job) }, session);
    return job;
  };
  /** Updates an open job and publishes the event to its owner. */
  const changeOpen = async (
    filter: mongo.Filter<PostedJob>,
    change: mongo.UpdateFilter<PostedJob> | mongo.Document[],
    session: ClientSession,
  ) => {
    const open = { status: { $in: OPEN }, ...filter };
    const changed = await collection().findOneAndUpdate(open, change, { returnDocument: 'after', session });
    return publishState(changed, session);
  };
  return {
    async createIndexes() {
      await collection().createIndexes([
        { key: { userId: 1, postedAt: -1 } },
        { key: { status: 1 } },
        { key: { service: 1, kind: 1, postedAt: -1 } },
      ]);
      await expireAfter(portal, 'jobs', 'endedAt', jobDays);
    },
    /** Inserts a job, once per token; returns whether it is new. */
    async post(job: PostedJob, session: ClientSession): Promise<boolean> {
      const posted = await collection().updateOne({ _id: job._id }, { $setOnInsert: job }, { upsert: true, session });
      if (!posted.upsertedCount) return false;
      await publishState(job, session);
      return true;
    },
    /**
     * Marks a job as running and counts the attempt; null when it has ended. `renewLock` throws when another process has
     * taken the job over; in the same transaction, so that the newest run is always that of the lock's owner.
     */
    begin: (token: string, renewLock: (session: ClientSession) => Promise<void>) =>
      portal.transaction(async (session) => {
        await renewLock(session);
        const begun = {
          status: 'running',
          startedAt: '$$NOW',
          tries: { $add: ['$tries', 1] },
          run: { $add: [{ $ifNull: ['$run', 0] }, 1] },
          waitedMs: { $ifNull: ['$waitedMs', { $subtract: ['$$NOW', '$postedAt'] }] },
        };
        const job = await changeOpen({ _id: token }, [{ $set: begun }], session);
        return job && { ...job, run: job.run ?? 0 };
      }),
    /** Ends a job; null when this run has lost its lock. */
    end: (token: string, run: number, end: Partial<PostedJob> & Pick<PostedJob, 'status'>) =>
      portal.transaction(async (session) => {
        const job = await changeOpen({ _id: token, run }, { $set: { ...end, endedAt: new Date() } }, session);
        if (job && (end.status === 'done' || end.status === 'failed')) {
          const { kind, title, clientId } = job;
          await tellWebhooks({ event: `jobs.${end.status}`, clientId, job: { token, kind, title } }, session);
        }
        const notice = job && noticeOfJob(job);
        if (notice) await notices.send([notice], session);
        return job;
      }),
    /**
     * Updates the progress without a transaction: a lost event is made up by the next one. False when this run has lost its
     * lock. A job that gets further than ever before may fail as often as a new one.
     */
    async progress(token: string, run: number, { itemsDone, itemsTotal, entity }: Progress) {
      const isFurther = { $gt: [itemsDone, { $ifNull: ['$furthest', 0] }] };
      const change = {
        itemsDone,
        itemsTotal,
        ...(entity !== undefined && { entity: { $literal: entity } }),
        furthest: { $max: ['$furthest', itemsDone] },
        tries: { $cond: [isFurther, 1, '$tries'] },
      };
      const filter = { _id: token, run, status: { $in: OPEN } };
      const job = await collection().findOneAndUpdate(filter, [{ $set: change }], { returnDocument: 'after' });
      return (await publishState(job)) !== null;
    },
    /** A run that is handed on by a shutdown has not failed. */
    uncountTry: (token: string, run: number) =>
      collection().updateOne({ _id: token, run, status: { $in: OPEN } }, { $inc: { tries: -1 } }),
    /** Those of these jobs whose owner has requested the cancellation. */
    async cancelledOf(tokens: string[]): Promise<string[]> {
      const asked = { _id: { $in: tokens }, cancelAsked: true };
      return (
        await collection()
          .find(asked, { projection: { _id: 1 } })
          .toArray()
      ).map(({ _id }) => _id);
    },
    /** Number of waiting, running and late jobs. */
    async countOpen(): Promise<Record<string, number>> {
      const count = (status: JobStatus) => collection().countDocuments({ status });
      const late = collection().countDocuments({ status: 'waiting', lateSince: { $exists: true } });
      const [waiting, running] = await Promise.all([count('waiting'), count('running')]);
      return { waiting, running, late: await late };
    },
    /**
     * Marks the jobs of a service that wait for longer than is usual for their kind, and tells their owners; returns each
     * only once.
     */
    async markLate(service: string): Promise<{ _id: string; kind: string; waitedMs: number }[]> {
      const waiting = { service, status: 'waiting' as const, lateSince: { $exists: false } };
      const marked: { _id: string; kind: string; waitedMs: number }[] = [];
      for (const kind of await collection().distinct('kind', waiting)) {
        const recent = await collection()
          .find({ service, kind, waitedMs: { $exists: true } }, { projection: { waitedMs: 1 } })
          .sort({ postedAt: -1 })
          .limit(RECENT_JOBS)
          .toArray();
        const limit = usualWait(recent.flatMap(({ waitedMs }) => waitedMs ?? []));
        const late = { ...waiting, kind, postedAt: { $lt: new Date(Date.now() - limit) } };
        for (const { _id, postedAt } of await collection().find(late).limit(RECENT_JOBS).toArray()) {
          const job = await portal.transaction((session) =>
            changeOpen({ ...late, _id }, { $set: { lateSince: new Date() } }, session),
          );
          if (job) marked.push({ _id, kind, waitedMs: Date.now() - postedAt.getTime() });
        }
      }
      return marked;
    },
    get: (token: string) => collection().findOne({ _id: token }),
    getOpen: (token: string) => collection().findOne({ _id: token, status: { $in: OPEN } }),
    /** Publishes the job's state again, because the process that ended it may have crashed before publishing. */
    publishAgain: async (token: string) => publishState(await collection().findOne({ _id: token, dismissed: false })),
    ofUser: (userId: number) =>
      collection().find({ userId, dismissed: false }).sort({ postedAt: -1 }).limit(50).toArray(),
    /**
     * Requests the cancellation of an open job of this user. The processes of its service end it at once: the one that runs
     * it, or any when it waits.
     */
    requestCancel: (token: string, userId: number) =>
      portal.transaction(async (session) => {
        const open = { _id: token, userId, cancellable: true, status: { $in: OPEN } };
        const job = await collection().findOneAndUpdate(open, { $set: { cancelAsked: true } }, { session });
        if (job) await events.publish({ to: { service: job.service }, name: CANCEL_EVENT, data: { token } }, session);
        return { matchedCount: job ? 1 : 0 };
      }),
    /** Makes the job uncancellable; returns false if cancellation was already requested. */
    async preventCancelling(token: string, run: number) {
      const { matchedCount } = await collection().updateOne(
        { _id: token, run, cancelAsked: false },
        { $set: { cancellable: false } },
      );
      return matchedCount === 1;
    },
    /** Removes the job from the owner's list, and the notice of its end. */
    async dismiss(token: string, userId: number) {
      const dismissed = await collection().updateOne({ _id: token, userId }, { $set: { dismissed: true } });
      await notices.remove(userId, noticeKeyOfJob(token));
      return dismissed;
    },
  };
};
export type JobBoard = ReturnType<typeof jobBoard>;
