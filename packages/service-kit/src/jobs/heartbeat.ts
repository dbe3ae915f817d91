import type { Logger } from 'pino';
import type { FencedRepository } from './fenced-backend';
import type { HeldJobs } from './held-jobs';
import type { JobAttempts } from './job-attempts';
import type { JobBoard } from './job-board';

interface HeartbeatDependencies {
  held: HeldJobs;
  repository: FencedRepository;
  attempts: JobAttempts;
  board: JobBoard;
  log: Logger;
}

/**
 * Renews the locks of all jobs that this process holds, running or about to run, aborts those that others have taken over,
 * and finds cancelled ones. Returns the function that ends it.
 */
export const startHeartbeat = ({ held, repository, attempts, board, log }: HeartbeatDependencies, everyMs: number) => {
  const beat = async () => {
    const ids = held.ids();
    if (!ids.length) return;
    const [lost, cancelled] = await Promise.all([repository.renewAll(ids), board.cancelledOf(attempts.tokens())]);
    lost.forEach(attempts.lose);
    cancelled.forEach(attempts.cancel);
  };
  let last: Promise<void> | undefined;
  const timer = setInterval(() => {
    // On a busy machine a beat may take longer than the interval.
    last ??= beat()
      .catch((error) => log.warn({ err: error }, 'a heartbeat failed'))
      .finally(() => {
        last = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await last;
  };
};
