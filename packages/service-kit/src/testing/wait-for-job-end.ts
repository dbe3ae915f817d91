import { JobState } from '@skills-architect/contracts';
import type { ServiceKit } from '../platform';

const ENDED: readonly JobState['status'][] = ['done', 'failed', 'cancelled'];

/** Resolves to the state of an ended job. Call it right after starting the job. */
export const waitForJobEnd = ({ events }: Pick<ServiceKit, 'events'>, token: string): Promise<JobState> =>
  new Promise((resolve) => {
    const unlisten = events.listen(({ name, data }) => {
      if (name !== 'job' || data.token !== token) return;
      const job = JobState.parse(data);
      if (!ENDED.includes(job.status)) return;
      unlisten();
      resolve(job);
    });
  });
