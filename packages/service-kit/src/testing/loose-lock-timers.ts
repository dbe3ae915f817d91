import { LOCK_MS } from '../jobs/jobs';

let loosened = false;

/**
 * After each job Agenda checks half a lock time later whether the job still runs, with a timer that cannot be cleared.
 * A test process ends when nothing keeps it alive: these timers must not.
 */
export const looseLockTimers = () => {
  if (loosened) return;
  loosened = true;
  const given = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((...asked: Parameters<typeof given>) => {
    const timer = given(...asked);
    return asked[1] === LOCK_MS / 2 ? timer.unref() : timer;
  }, given);
};
