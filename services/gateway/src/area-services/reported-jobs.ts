import { EVENT, type JobStatus } from '@skills-architect/contracts';
import type { AreaJob } from '@skills-architect/contracts/portal';
import { AppError, type Platform, type PostedJob, toJobState } from '@skills-architect/service-kit';

/** A job that the own service of an area runs, and reports here. */
interface ReportedJob extends PostedJob {
  reportedAt: Date;
}

/** Which job of which area. */
export interface JobKey {
  area: string;
  job: string;
}

const OPEN: JobStatus[] = ['waiting', 'running'];
const isOpen = (status: JobStatus) => OPEN.includes(status);
const serviceOf = (area: string) => `area:${area}`;
const SILENT = 'The service of this area has stopped reporting: its process may have ended.';
const UNKNOWN = 'The first report of a job needs the identity of its user: send x-portal-identity as you received it.';
const ENDED = 'This job has ended already.';

/** The jobs of the own services of areas, on the board of all jobs. */
export const reportedJobs = ({ portal, events }: Pick<Platform, 'portal' | 'events'>) => {
  const jobs = () => portal.collection<ReportedJob>('jobs');
  // Neither name has a dot: with a dash the service of `garden` could name a job of `garden-shed`.
  const idOf = ({ area, job }: JobKey) => `area.${area}.${job}`;
  const publish = (job: ReportedJob) =>
    events.publish({ to: { userId: job.userId }, name: EVENT.job, data: toJobState(job) });

  const toFields = (report: AreaJob, before: ReportedJob | undefined, now: Date) => ({
    ...report,
    reportedAt: now,
    ...(report.status !== 'waiting' && { startedAt: before?.startedAt ?? now }),
    ...(!isOpen(report.status) && { endedAt: now }),
  });

  const create = async (key: JobKey, report: AreaJob, userId: number, now: Date) => {
    const job: ReportedJob = {
      _id: idOf(key),
      service: serviceOf(key.area),
      kind: key.area,
      userId,
      postedAt: now,
      cancelAsked: false,
      dismissed: false,
      tries: 1,
      ...toFields(report, undefined, now),
    };
    const { upsertedCount } = await jobs().updateOne({ _id: job._id }, { $setOnInsert: job }, { upsert: true });
    if (upsertedCount) await publish(job);
    return upsertedCount > 0;
  };

  return {
    /** Stores a report; `userId` is the user on whose behalf it is made. Returns whether the user has cancelled the job. */
    async report(key: JobKey, report: AreaJob, userId: number | undefined, now = new Date()): Promise<boolean> {
      const _id = idOf(key);
      const before = await jobs().findOne({ _id });
      if (!before) {
        if (userId === undefined) throw new AppError('invalid', UNKNOWN);
        if (await create(key, report, userId, now)) return false;
        return this.report(key, report, userId, now);
      }
      const changed = await jobs().findOneAndUpdate(
        { _id, status: { $in: OPEN } },
        { $set: toFields(report, before, now) },
        { returnDocument: 'after' },
      );
      if (changed) await publish(changed);
      // The same end reported again, because its answer got lost.
      else if (before.status !== report.status) throw new AppError('conflict', ENDED);
      return (changed ?? before).cancelAsked;
    },

    /** Ends the open jobs that were last reported before a time. */
    async endSilent(before: Date, now = new Date()): Promise<void> {
      const silent = { service: { $regex: /^area:/ }, status: { $in: OPEN }, reportedAt: { $lt: before } };
      const end = { $set: { status: 'failed' as const, errorMessage: SILENT, endedAt: now } };
      for (;;) {
        const ended = await jobs().findOneAndUpdate(silent, end, { returnDocument: 'after' });
        if (!ended) return;
        await publish(ended);
      }
    },
  };
};
