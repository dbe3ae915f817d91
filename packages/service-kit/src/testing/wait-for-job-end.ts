import type { ServiceKit } from '../platform';

type Job = NonNullable<Awaited<ReturnType<ServiceKit['board']['get']>>>;

const ENDED: readonly Job['status'][] = ['done', 'failed', 'cancelled'];

/** Resolves to a job that has ended, or when it ends. */
export const waitForJobEnd = ({ events, board }: Pick<ServiceKit, 'events' | 'board'>, token: string): Promise<Job> =>
  new Promise((resolve, reject) => {
    const finish = (job: Job | null | undefined) => {
      if (!job || !ENDED.includes(job.status)) return;
      unlisten();
      resolve(job);
    };
    const look = () => board.get(token).then(finish, reject);
    const unlisten = events.listen(({ name, data }) => {
      if (name === 'job' && data.token === token) void look();
    });
    // It may have ended before the events were listened to.
    void look();
  });
