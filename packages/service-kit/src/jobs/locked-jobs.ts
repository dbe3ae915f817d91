import { setTimeout as sleep } from 'node:timers/promises';
import { type Agenda, type Job, toJobId } from 'agenda';
import type { Connection } from 'mongoose';
import type { WakeChannel } from './wake-channel';

type Queue = ReturnType<NonNullable<Connection['db']>['collection']>;

/**
 * What a process holds of the queue: jobs that run, and jobs that it has locked and not begun. Agenda's own `drain` forgets
 * the second kind, and a job whose end is not yet written down; both would stay locked long after the process is gone.
 */
export const lockedJobs = (agenda: Agenda, queue: Queue, wakes: WakeChannel) => {
  const live = new Set<string>();
  let idle: (() => void) | undefined;
  agenda.on('start', (job: Job) => live.add(String(job.attrs._id)));
  agenda.on('complete', (job: Job) => {
    live.delete(String(job.attrs._id));
    if (!live.size) idle?.();
  });

  return {
    /** Resolves when no job runs any more, and after this time all the same. */
    async settled(withinMs: number) {
      if (!live.size) return;
      const all = new Promise<void>((resolve) => {
        idle = resolve;
      });
      await Promise.race([all, sleep(withinMs, undefined, { ref: false })]);
    },

    /** Frees what will not be done here any more, and wakes the others for it. */
    async giveBack() {
      const mine = await queue.find({ lastModifiedBy: agenda.attrs.name, lockedAt: { $ne: null } }).toArray();
      const free = mine.filter(({ _id }) => !live.has(String(_id))).map(({ _id }) => _id);
      await queue.updateMany({ _id: { $in: free } }, { $set: { lockedAt: null } });
      const waiting = await queue.find({ lockedAt: null, nextRunAt: { $lte: new Date() } }).toArray();
      const firstJobs = new Map(waiting.map(({ name, _id }) => [String(name), String(_id)]));
      const now = { nextRunAt: new Date(), timestamp: new Date(), priority: 0 };
      for (const [jobName, jobId] of firstJobs) await wakes.publish({ ...now, jobId: toJobId(jobId), jobName });
    },
  };
};
