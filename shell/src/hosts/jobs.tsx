import type { JobState } from '@skills-architect/contracts';
import { alert, navigate, useJobs } from '@skills-architect/portal-kit';
import { saveFile } from '@skills-architect/portal-kit/host';
import { JobTray, type JobView } from '@skills-architect/ui-kit';

const STATE = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<JobState['status'], JobView['state']>;

const wordsOf = ({ status, itemsDone, itemsTotal, entity }: JobState): string | undefined => {
  if (status === 'cancelled') return 'Cancelled';
  if (status === 'done') return 'Data fetch completed';
  // Before the work is counted there is nothing to tell but that it runs.
  return status === 'running' && itemsTotal > 0 ? `Fetching ${itemsDone}/${itemsTotal} ${entity}` : undefined;
};

/** How long it will still take when it goes on as so far; too early to tell before a twentieth is done. */
export const secondsLeft = (
  { status, startedAt, itemsDone, itemsTotal }: JobState,
  now: number,
): number | undefined => {
  if (status !== 'running' || !startedAt || itemsDone * 20 < itemsTotal || itemsDone === 0) return undefined;
  const spent = (now - Date.parse(startedAt)) / 1000;
  return Math.max(1, Math.round((spent / itemsDone) * (itemsTotal - itemsDone)));
};

const resultOf = ({ status, file, link }: JobState, onTaken: () => void): JobView['result'] => {
  // What was cancelled has nothing to go to, whatever the work would have led to.
  if (status !== 'done') return undefined;
  if (file) return { label: 'Download', onOpen: () => void saveFile(file).then(onTaken).catch(alert) };
  return link ? { label: 'Open', onOpen: () => navigate(link) } : undefined;
};

const viewOf = (job: JobState, onTaken: () => void): JobView => ({
  id: job.token,
  title: job.title,
  state: STATE[job.status],
  done: job.itemsDone,
  total: job.itemsTotal || undefined,
  secondsLeft: secondsLeft(job, Date.now()),
  message: wordsOf(job),
  error: job.errorMessage,
  result: resultOf(job, onTaken),
});

/** The user's long work, lower right, on every screen. */
export function Jobs() {
  const { jobs, cancel, dismiss } = useJobs();
  const cancellable = new Set(jobs.filter((job) => job.cancellable).map((job) => job.token));
  const take = (token: string) => void dismiss(token).catch(alert);
  return (
    <JobTray
      jobs={jobs.map((job) => viewOf(job, () => take(job.token))).reverse()}
      canCancel={(job) => cancellable.has(job.id)}
      onCancel={(token) => void cancel(token).catch(alert)}
      onDismiss={take}
    />
  );
}
