import { EVENT } from '@skills-architect/contracts';
import { advanceRoleChanges } from '@skills-architect/contracts/roles';
import type { StoredChanges } from '@skills-architect/library-service-kit';
import type { Identity, JobRun, ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

interface ComparisonJob {
  since: string;
  until: string;
  /** Whether `until` is the time of a release. */
  closes: boolean;
}

const JOB = 'release-comparison';
const LINK = '/skill/releases';

/** Compares the library with its state at a release, by a job: first skills, then roles. */
export const releaseComparison = (kit: ServiceKit, skills: StoredChanges) => {
  const advanceRoles = async (data: ComparisonJob, isQuick = false) =>
    (await kit.peer(advanceRoleChanges, { body: { ...data, isQuick } })).remaining ?? undefined;
  const advanceSkills = ({ since, until, closes }: ComparisonJob, isQuick = false) =>
    skills.advance({ since: new Date(since), until: new Date(until), closes, isQuick });

  const compareAll = async (
    advance: (data: ComparisonJob) => Promise<number | undefined>,
    { data, signal, progress }: Pick<JobRun<ComparisonJob>, 'data' | 'signal' | 'progress'>,
    entity: string,
  ) => {
    let total = 0;
    for (;;) {
      signal.throwIfAborted();
      const remaining = await advance(data);
      if (remaining === 0) return;
      total = Math.max(total, remaining ?? 0);
      if (remaining !== undefined) await progress(total - remaining, total, entity);
    }
  };

  const publishReleases = () =>
    kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'releases' } });

  kit.jobs.define<ComparisonJob>(JOB, async (run) => {
    await compareAll(advanceSkills, run, 'skills');
    await compareAll(advanceRoles, run, 'roles');
    await publishReleases();
    return { summary: 'The changes are listed', link: LINK };
  });

  return {
    start: (title: string, data: ComparisonJob, identity: Identity, session?: ClientSession): Promise<string> =>
      kit.jobs.start<ComparisonJob>(
        JOB,
        { title, entity: 'skills', step: 'Comparing', data, identity, link: LINK, cancellable: false },
        session,
      ),
    /** Compares a few records at once for a view of recent changes; the job compares the others. */
    advanceQuickly: (data: ComparisonJob) => Promise.all([advanceSkills(data, true), advanceRoles(data, true)]),
  };
};
