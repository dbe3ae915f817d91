import { setTimeout as sleep } from 'node:timers/promises';
import type { ApartPortal } from '../portal/start-apart';
import { isOpen, type SeenJob, type SeenJobs } from './seen-jobs';

/** How the worker that runs a job is disturbed. */
export const WAYS = ['kill -9', 'SIGSTOP'] as const;
export type Way = (typeof WAYS)[number];

/** A disturbance, at a share of the time that the job takes undisturbed. */
export interface Disturbance {
  way: Way;
  share: number;
}

/** What a disturbance did to a job. */
export interface Moment {
  job: string;
  way: Way;
  /** Items done, of the total, or that the job had ended by then. */
  at: string;
  runs: number;
  /** From the disturbance until the job ran again; undefined if it had ended. */
  continuedSeconds: number | undefined;
  /** From the disturbance until its end. */
  endedSeconds: number | undefined;
}

export const STOPPED_MS = 20_000;
/** After SIGCONT a worker has this long to finish a write that the pause interrupted. */
const SETTLE_MS = 2000;

/** The worker that holds the lock of a job. */
const findOwner = async ({ bare, workers }: ApartPortal, { service, token }: SeenJob) => {
  const queue = bare.db(`skills_architect_${service}`).collection('agendaJobs');
  const entry = await queue.findOne({ 'data.token': token }, { projection: { lastModifiedBy: 1 } });
  // The name of an owner is service, process id and a random part.
  const pid = Number(String(entry?.lastModifiedBy ?? '').split('-')[1]);
  return workers().find((workerPid) => workerPid === pid);
};

/** Ends or pauses a worker; resolves when as many work as before. */
const strike = async (portal: ApartPortal, pid: number, way: Way) => {
  if (way === 'kill -9') return portal.killWorker(pid);
  process.kill(pid, 'SIGSTOP');
  await sleep(STOPPED_MS);
  process.kill(pid, 'SIGCONT');
  await sleep(SETTLE_MS);
};

/** Disturbs the worker of a job that has begun, and waits until the job has ended and the worker works again. */
export const disturb = async (
  portal: ApartPortal,
  jobs: SeenJobs,
  job: SeenJob,
  { way, share }: Disturbance,
  usualMs: number,
): Promise<Moment> => {
  await sleep(Math.max(0, share * usualMs - (performance.now() - job.begunAt)));
  const pid = await findOwner(portal, job);
  const name = `${job.service} ${job.kind}`;
  if (pid === undefined || !isOpen(job)) {
    await jobs.until(`${name} does not end`, () => !isOpen(job) || undefined);
    return { job: name, way, at: 'ended', runs: job.runs, continuedSeconds: undefined, endedSeconds: undefined };
  }
  const progress = `${job.itemsDone} of ${job.itemsTotal}`;
  const [from, runsBefore] = [performance.now(), job.runs];
  const secondsUntil = (moment: number) => (moment - from) / 1000;
  const struck = strike(portal, pid, way);
  // It is awaited below; a failure meanwhile must not end the bench.
  struck.catch(() => undefined);
  await jobs.until(`${name} does not go on`, () => job.runs > runsBefore || !isOpen(job) || undefined);
  const wentOn = performance.now();
  await jobs.until(`${name} does not end`, () => !isOpen(job) || undefined);
  await struck;
  const isAgain = job.runs > runsBefore;
  return {
    job: name,
    way,
    at: isAgain ? progress : 'ended',
    runs: job.runs,
    continuedSeconds: isAgain ? secondsUntil(wentOn) : undefined,
    endedSeconds: isAgain ? secondsUntil(job.endedAt) : undefined,
  };
};
