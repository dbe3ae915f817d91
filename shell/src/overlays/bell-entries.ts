import type { JobState } from '@skills-architect/contracts';
import { type Notice, noticeKeyOfJob } from '@skills-architect/contracts/portal';

/** A line of the list under the bell: a finished job, or a notice. */
export type BellEntry = { at: string; job: JobState } | { at: string; notice: Notice };

/** Finished jobs and notices in one list, latest first. The notice of a job is left out while the job itself is listed. */
export const mergeEntries = (jobs: readonly JobState[], notices: readonly Notice[]): BellEntry[] => {
  const ended = jobs.filter(({ status }) => status !== 'waiting' && status !== 'running');
  const keys = new Set(ended.map(({ token }) => noticeKeyOfJob(token)));
  const entries = [
    ...ended.map((job) => ({ at: job.endedAt ?? job.startedAt ?? '', job })),
    ...notices.filter(({ key }) => !keys.has(key)).map((notice) => ({ at: notice.at, notice })),
  ];
  return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
};

/** Those that came after the user has last seen the list; all when the user has never seen it. */
export const newEntries = (entries: readonly BellEntry[], seenUntil: string | undefined): BellEntry[] =>
  entries.filter(({ at }) => seenUntil === undefined || at > seenUntil);
