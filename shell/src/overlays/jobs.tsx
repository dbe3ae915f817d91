import type { JobState } from '@skills-architect/contracts';
import { askConfirm, navigate, notify, useClient, useJobs } from '@skills-architect/portal-kit';
import {
  pauseFreshResults,
  saveFile,
  useFreshResults,
  useJobsOnScreen,
  useStalledJobs,
} from '@skills-architect/portal-kit/host';
import { JobTray, type JobView } from '@skills-architect/ui-kit';

const STATE = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<JobState['status'], JobView['state']>;

const describeProgress = (job: JobState): string | undefined => {
  const { status, itemsDone, itemsTotal, entity, step, summary } = job;
  if (status === 'cancelled') return 'Cancelled';
  if (status === 'done') return summary ?? 'Data fetch completed';
  // Before items are counted, the card only shows that the job runs.
  if (status !== 'running' || itemsTotal === 0) return undefined;
  return step
    ? `${step} ${Math.min(itemsDone + 1, itemsTotal)} of ${itemsTotal}`
    : `Fetching ${itemsDone}/${itemsTotal} ${entity}`;
};

/** What a job waits for that waits for long or made no step forward for a while. */
const describeWait = (job: JobState): string => {
  if (job.lateSince)
    return 'Waits longer than usual: other jobs go first, or no server for jobs is running. It starts by itself';
  if (job.status === 'waiting') return 'Waits for its turn: other jobs are running';
  const progress = describeProgress(job);
  return `${progress ? `${progress}. ` : ''}No step for a minute: it waits for the busy server, and goes on by itself`;
};

/** Linear estimate of the remaining time; undefined before 5 % is done. */
export const estimateSecondsLeft = (
  { status, startedAt, itemsDone, itemsTotal }: JobState,
  now: number,
): number | undefined => {
  const isTooEarly = itemsDone === 0 || itemsDone * 20 < itemsTotal;
  if (status !== 'running' || !startedAt || isTooEarly) return undefined;
  const elapsedSeconds = (now - Date.parse(startedAt)) / 1000;
  return Math.max(1, Math.round((elapsedSeconds / itemsDone) * (itemsTotal - itemsDone)));
};

const toResult = (
  { status, file, link, undo, retry }: JobState,
  onDownloaded: () => void,
  onOpen: (to: string) => void,
  { onUndo, onRetry }: { onUndo: () => void; onRetry: () => void },
): JobView['result'] => {
  // A partly failed job can be undone too; a cancelled one already is.
  if (undo && (status === 'done' || status === 'failed')) return { label: 'Undo', onOpen: onUndo };
  if (retry) return { label: 'Retry', onOpen: onRetry };
  // A cancelled job has no result to open.
  if (status !== 'done') return undefined;
  if (file) return { label: 'Download', onOpen: () => void saveFile(file).then(onDownloaded).catch(notify) };
  return link ? { label: 'Open', onOpen: () => onOpen(link) } : undefined;
};

const toView = (
  job: JobState,
  isStalled: boolean,
  onDownloaded: () => void,
  onOpen: (to: string) => void,
  actions: Parameters<typeof toResult>[3],
): JobView => ({
  id: job.token,
  title: job.title,
  state: STATE[job.status],
  done: job.itemsDone,
  total: job.itemsTotal || undefined,
  secondsLeft: isStalled ? undefined : estimateSecondsLeft(job, Date.now()),
  message: isStalled || job.lateSince ? describeWait(job) : describeProgress(job),
  error: job.errorMessage,
  result: toResult(job, onDownloaded, onOpen, actions),
});

/** The user's jobs as cards with their actions, newest first. */
export function useJobCards() {
  const { jobs, cancel, dismiss, undo, retry } = useJobs();
  const { choose } = useClient();
  const stalled = useStalledJobs(jobs);
  /** Opening a client's result selects that client. */
  const createOpener =
    ({ clientId }: JobState) =>
    (to: string) => {
      if (clientId !== undefined) choose(clientId);
      navigate(to);
    };
  const cancellable = new Set(jobs.filter((job) => job.cancellable).map((job) => job.token));
  const askToCancel = async (token: string) => {
    const title = jobs.find((job) => job.token === token)?.title ?? 'this job';
    const question = {
      text: `Stop '${title}'? What it has done so far will be undone.`,
      yes: 'Stop',
      no: 'Keep running',
      loss: true,
    };
    if (await askConfirm(question)) await cancel(token);
  };
  const dismissJob = (token: string) => void dismiss(token).catch(notify);
  const undoJob = (token: string) => void undo(token).catch(notify);
  return {
    cards: jobs.map((job) =>
      toView(job, stalled.has(job.token), () => dismissJob(job.token), createOpener(job), {
        onUndo: () => undoJob(job.token),
        onRetry: () => void retry(job.token).catch(notify),
      }),
    ),
    canCancel: (job: JobView) => cancellable.has(job.id),
    onCancel: (token: string) => void askToCancel(token).catch(notify),
    onDismiss: dismissJob,
  };
}

export const isUnderWay = ({ state }: JobView) => state === 'waiting' || state === 'running';

/** Cards of running and just finished jobs, at the lower right of every screen. */
export function Jobs() {
  const { cards, ...actions } = useJobCards();
  const freshTokens = useFreshResults((results) => results.tokens);
  const onScreen = useJobsOnScreen((jobs) => jobs.tokens);
  const isNews = (job: JobView) => isUnderWay(job) || freshTokens.has(job.id);
  const shown = cards.filter((job) => isNews(job) && (!onScreen.has(job.id) || job.state === 'waiting')).reverse();
  return <JobTray jobs={shown} onHold={pauseFreshResults} {...actions} />;
}
