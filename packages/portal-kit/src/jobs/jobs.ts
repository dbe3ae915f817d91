import { EVENT, type JobState } from '@skills-architect/contracts';
import { cancelJob, dismissJob, listJobs } from '@skills-architect/contracts/portal';
import { useEffect } from 'react';
import { create } from 'zustand';
import { dropStaleResults } from '../calls/drop-stale-results';
import { send } from '../calls/http-client';
import { request } from '../calls/request';
import { isConnected, onEvent } from '../hub/hub';
import { notify } from '../notifications/notify';
import { onUserChange } from '../session/session-store';
import { clearFreshResults, markFresh } from './fresh-results';
import { putOnScreen } from './jobs-on-screen';

/** Poll interval of running jobs while the hub is disconnected. */
const POLL_INTERVAL_MS = 5000;

export const useJobStore = create<{ jobs: readonly JobState[] }>(() => ({ jobs: [] }));

const isUnderWay = ({ status }: JobState) => status === 'waiting' || status === 'running';
const findJob = (token: string) => useJobStore.getState().jobs.find((job) => job.token === token);
/** Jobs that had finished before the first read are not shown as fresh results. */
let hasRead = false;
const setJobs = (jobs: readonly JobState[]) => {
  for (const job of jobs) {
    const before = findJob(job.token);
    const isNew = before ? isUnderWay(before) : hasRead;
    if (isNew && !isUnderWay(job)) markFresh(job.token);
  }
  useJobStore.setState({ jobs });
};

/** Counts events and dismissals, so that an answer requested before one of them does not overwrite it. */
let version = 0;
/** The version at which each job changed last. */
const changedAt = new Map<string, number>();
const markChanged = (token: string) => changedAt.set(token, ++version);

/** Applies an update of a job: replaces it in the list, or inserts it first. */
const applyUpdate = (update: JobState) => {
  markChanged(update.token);
  const { jobs } = useJobStore.getState();
  if (!findJob(update.token) && !isUnderWay(update)) markFresh(update.token);
  setJobs(findJob(update.token) ? jobs.map((job) => (job.token === update.token ? update : job)) : [update, ...jobs]);
};

/** The jobs of an answer; for jobs that changed after the request, the page's own state. */
const mergeAnswer = (answer: readonly JobState[], requestedAt: number): JobState[] => {
  const isNewer = (token: string) => (changedAt.get(token) ?? 0) > requestedAt;
  const tokens = new Set(answer.map(({ token }) => token));
  const jobsOfThisPage = useJobStore.getState().jobs.filter(({ token }) => isNewer(token) && !tokens.has(token));
  return [...jobsOfThisPage, ...answer.flatMap((job) => (isNewer(job.token) ? (findJob(job.token) ?? []) : job))];
};

/** Reads the user's jobs. */
export const readJobs = dropStaleResults(
  async () => {
    const requestedAt = version;
    return { requestedAt, ...(await request(listJobs, {})) };
  },
  ({ jobs, requestedAt }) => {
    setJobs(mergeAnswer(jobs, requestedAt));
    hasRead = true;
  },
);

const isJob = (value: object): value is JobState =>
  'token' in value && 'status' in value && 'itemsTotal' in value && 'itemsDone' in value;

/** Polls running jobs while the hub is disconnected. */
const poll = (): void => {
  // No notification, because the next poll retries.
  if (!isConnected() && useJobStore.getState().jobs.some(isUnderWay)) readJobs().catch(console.warn);
};

/** Keeps the user's jobs up to date by hub events, and by polling while the hub is disconnected. */
export const followJobs = (): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stopEvents = onEvent(({ name, data }) => {
    if (name === EVENT.job && isJob(data)) applyUpdate(data);
    if (name === EVENT.resync) readJobs().catch(notify);
  });
  const stopUserChanges = onUserChange((user) => {
    clearInterval(timer);
    clearFreshResults();
    hasRead = false;
    changedAt.clear();
    setJobs([]);
    if (!user) return;
    readJobs().catch(notify);
    timer = setInterval(poll, POLL_INTERVAL_MS);
  });
  return () => {
    clearInterval(timer);
    stopEvents();
    stopUserChanges();
  };
};

/** Resolves once the job has ended: done, failed or cancelled. */
const follow = async (token: string): Promise<JobState> => {
  if (!findJob(token)) await readJobs();
  return new Promise((resolve) => {
    const check = () => {
      const job = findJob(token);
      if (!job || isUnderWay(job)) return;
      unsubscribe();
      markFresh(token);
      resolve(job);
    };
    const unsubscribe = useJobStore.subscribe(check);
    check();
  });
};

const cancel = async (token: string): Promise<void> => {
  await request(cancelJob, { params: { token } });
};

const dismiss = async (token: string): Promise<void> => {
  await request(dismissJob, { params: { token } });
  markChanged(token);
  setJobs(useJobStore.getState().jobs.filter((job) => job.token !== token));
};

/** Removes the card afterwards: an undone job has no result, and one that is done again has a card of its own. */
const act = async (token: string, what: 'undo' | 'retry'): Promise<void> => {
  const href = findJob(token)?.[what]?.href;
  if (href === undefined) return;
  const { pathname, searchParams } = new URL(href, window.location.origin);
  await send({ method: 'POST', path: pathname, query: searchParams });
  await dismiss(token);
  await readJobs();
};

/** The user's jobs and actions on them. */
export interface Jobs {
  /** The user's jobs that are running or not yet dismissed, newest first. */
  jobs: readonly JobState[];
  /** Shows a started job in the tray; resolves once it has ended. */
  follow: (token: string) => Promise<JobState>;
  /** Asks a job to stop at its next step. */
  cancel: (token: string) => Promise<void>;
  /** Removes an ended job from the list. */
  dismiss: (token: string) => Promise<void>;
  /** Undoes an ended job, where supported. */
  undo: (token: string) => Promise<void>;
  /** Does a failed job again, where supported. */
  retry: (token: string) => Promise<void>;
}

const undo = (token: string) => act(token, 'undo');
const retry = (token: string) => act(token, 'retry');

/**
 * The user's jobs, started by any area; they survive reload and navigation. The calling component shows the progress of the
 * job `onScreen` itself: while it is mounted, the job tray has no card of that job unless it waits for its turn.
 * @example const { follow } = useJobs(); const job = await follow((await exportPersonas.run(input)).token)
 */
export function useJobs({ onScreen }: { onScreen?: string | undefined } = {}): Jobs {
  useEffect(() => (onScreen === undefined ? undefined : putOnScreen(onScreen)), [onScreen]);
  const jobs = useJobStore((state) => state.jobs);
  return { jobs, follow, cancel, dismiss, undo, retry };
}
