import { EVENT, type JobState, type JobStatus } from '@skills-architect/contracts';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { expireAfter, type Retention } from '../database/retention';
import type { Events } from '../events/events';

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
  cancellable: boolean;
  cancelAsked: boolean;
  /** Number of attempts so far. */
  tries: number;
  dismissed: boolean;
}

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
  ...(job.startedAt && { startedAt: job.startedAt.toISOString() }),
  ...(job.endedAt && { endedAt: job.endedAt.toISOString() }),
  ...(job.errorMessage !== undefined && { errorMessage: job.errorMessage }),
  ...(job.summary !== undefined && { summary: job.summary }),
  ...(job.file && { file: job.file }),
  ...(job.link !== undefined && { link: job.link }),
  ...(job.undo && { undo: job.undo }),
  cancellable: job.cancellable,
});

/**
 * Background jobs of a deployment as their owners see them, in `portal.jobs`; each change reaches the owner over the
 * hub.
 */
export const jobBoard = (portal: Connection, events: Events, { jobDays }: Pick<Retention, 'jobDays'>) => {
  const collection = () => portal.collection<PostedJob>('jobs');
  const publishState = async (job: PostedJob | null, session?: ClientSession) => {
    if (job) await events.publish({ to: { userId: job.userId }, name: EVENT.job, data: toJobState(job) }, session);
    return job;
  };
  /** Updates an open job and publishes the event to its owner in the same transaction. */
  const changeOpen = (token: string, change: mongo.UpdateFilter<PostedJob>) =>
    portal.transaction(async (session) => {
      const open = { _id: token, status: { $in: OPEN } };
      return publishState(
        await collection().findOneAndUpdate(open, change, { returnDocument: 'after', session }),
        session,
      );
    });
  return {
    async createIndexes() {
      await collection().createIndexes([{ key: { userId: 1, postedAt: -1 } }, { key: { status: 1 } }]);
      await expireAfter(portal, 'jobs', 'endedAt', jobDays);
    },
    /** Inserts a job, once per token; returns whether it is new. */
    async post(job: PostedJob, session: ClientSession): Promise<boolean> {
      const posted = await collection().updateOne({ _id: job._id }, { $setOnInsert: job }, { upsert: true, session });
      if (!posted.upsertedCount) return false;
      await publishState(job, session);
      return true;
    },
    /** Updates an open job; returns the new state, or null when it has already ended. */
    update: (token: string, change: Partial<PostedJob>) => changeOpen(token, { $set: change }),
    /** Marks a job as running and counts the attempt; null when it has ended. */
    begin: (token: string) =>
      changeOpen(token, { $set: { status: 'running', startedAt: new Date() }, $inc: { tries: 1 } }),
    /** Number of waiting and running jobs by status. */
    async countOpen(): Promise<Record<string, number>> {
      const count = (status: JobStatus) => collection().countDocuments({ status });
      const [waiting, running] = await Promise.all([count('waiting'), count('running')]);
      return { waiting, running };
    },
    get: (token: string) => collection().findOne({ _id: token }),
    /** Publishes the job's state again, because the process that ended it may have crashed before publishing. */
    publishAgain: async (token: string) => publishState(await collection().findOne({ _id: token, dismissed: false })),
    ofUser: (userId: number) =>
      collection().find({ userId, dismissed: false }).sort({ postedAt: -1 }).limit(50).toArray(),
    /** Requests the cancellation of an open job of this user; the job ends at its next heartbeat, or at its start. */
    requestCancel: (token: string, userId: number) =>
      collection().updateOne(
        { _id: token, userId, cancellable: true, status: { $in: OPEN } },
        { $set: { cancelAsked: true } },
      ),
    /** Makes the job uncancellable; returns false if cancellation was already requested. */
    async preventCancelling(token: string) {
      const { matchedCount } = await collection().updateOne(
        { _id: token, cancelAsked: false },
        { $set: { cancellable: false } },
      );
      return matchedCount === 1;
    },
    dismiss: (token: string, userId: number) =>
      collection().updateOne({ _id: token, userId }, { $set: { dismissed: true } }),
  };
};
export type JobBoard = ReturnType<typeof jobBoard>;
