import { setTimeout as sleep } from 'node:timers/promises';
import { type Agenda, type Job, toJobId } from 'agenda';
import type { Connection } from 'mongoose';
import type { WakeChannel } from './wake-channel';

type Queue = ReturnType<NonNullable<Connection['db']>['collection']>;

/**
 * The jobs this process has locked, running or not yet started. Agenda's own `drain` misses the latter, and jobs whose
 * end is not yet stored; both would stay locked long after the process has ended.
 */
export const lockedJobs = (agenda: Agenda, queue: Queue, wakes: WakeChannel) => {
  const runningIds = new Set<string>();
  let onIdle: (() => void) | undefined;
  agenda.on('start', (job: Job) => runningIds.add(String(job.attrs._id)));
  agenda.on('complete', (job: Job) => {
    runningIds.delete(String(job.attrs._id));
    if (!runningIds.size) onIdle?.();
  });

  return {
    /** Resolves when no job is running, or after this time. */
    async waitUntilSettled(withinMs: number) {
      if (!runningIds.size) return;
      const allEnded = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      await Promise.race([allEnded, sleep(withinMs, undefined, { ref: false })]);
    },

    /** Unlocks the jobs that this process will not run, and wakes the other processes for them. */
    async release() {
      const mine = await queue.find({ lastModifiedBy: agenda.attrs.name, lockedAt: { $ne: null } }).toArray();
      const free = mine.filter(({ _id }) => !runningIds.has(String(_id))).map(({ _id }) => _id);
      await queue.updateMany({ _id: { $in: free } }, { $set: { lockedAt: null } });
      const waiting = await queue.find({ lockedAt: null, nextRunAt: { $lte: new Date() } }).toArray();
      const firstJobs = new Map(waiting.map(({ name, _id }) => [String(name), String(_id)]));
      const now = { nextRunAt: new Date(), timestamp: new Date(), priority: 0 };
      for (const [jobName, jobId] of firstJobs) await wakes.publish({ ...now, jobId: toJobId(jobId), jobName });
    },
  };
};
