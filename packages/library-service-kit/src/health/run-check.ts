import { formatNumber } from '@skills-architect/contracts/locale';
import { type JobResult, type JobRun, pagesByKey } from '@skills-architect/service-kit';
import type { FindingStore } from './finding-store';
import type { HealthSubject } from './health-subject';

export interface CheckJob {
  /** Start time of the check; findings that it does not find again are deleted. */
  at: string;
}

const BATCH_SIZE = 500;

interface CheckDependencies {
  store: FindingStore;
  subjects: readonly HealthSubject[];
  /** Runs a part of the check while no change of these records is checked. */
  runAlone: (subject: HealthSubject, work: () => Promise<unknown>) => Promise<void> | undefined;
}

/** Checks all records of a service. Idempotent. */
export const runCheck = async (
  { store, subjects, runAlone }: CheckDependencies,
  { data, signal, progress }: Pick<JobRun<CheckJob>, 'data' | 'signal' | 'progress'>,
): Promise<JobResult> => {
  const at = new Date(data.at);
  const counts = await Promise.all(subjects.map(({ count }) => count()));
  const total = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  let findings = 0;
  for (const subject of subjects) {
    const read = (after: number) => subject.idsAfter(after, BATCH_SIZE);
    for await (const ids of pagesByKey(0, read, (id) => id, signal)) {
      await runAlone(subject, async () => {
        const found = await subject.check(ids);
        await store.save(found, at);
        findings += found.length;
      });
      done += ids.length;
      await progress(Math.min(done, total), total);
    }
    await store.forgetBefore(subject.kinds, at);
  }
  return {
    summary: `${formatNumber(findings)} findings in ${formatNumber(done)} records`,
    link: '/skill/health',
  };
};
