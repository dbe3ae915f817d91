import type { JobResult, JobRun } from '../jobs/job';
import type { FindingStore } from './finding-store';
import type { HealthSubject } from './health-subject';

export interface CheckJob {
  /** When the check was asked for; what it does not find again is forgotten. */
  at: string;
}

const AT_ONCE = 500;

/** Checks all records of a service. It may run twice: what it found first is written again. */
export const runCheck = async (
  store: FindingStore,
  subjects: readonly HealthSubject[],
  { data, signal, progress }: Pick<JobRun<CheckJob>, 'data' | 'signal' | 'progress'>,
): Promise<JobResult> => {
  const at = new Date(data.at);
  const counts = await Promise.all(subjects.map(({ count }) => count()));
  const total = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  let findings = 0;
  for (const subject of subjects) {
    for (let after = 0; ; ) {
      signal.throwIfAborted();
      const ids = await subject.idsAfter(after, AT_ONCE);
      const last = ids.at(-1);
      if (last === undefined) break;
      const found = await subject.check(ids);
      await store.save(found, at);
      findings += found.length;
      after = last;
      done += ids.length;
      await progress(Math.min(done, total), total);
    }
    await store.forgetBefore(subject.kinds, at);
  }
  return {
    summary: `${findings.toLocaleString('en')} findings in ${done.toLocaleString('en')} records`,
    link: '/skill/health',
  };
};
