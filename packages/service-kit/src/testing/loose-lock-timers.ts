import { LOCK_MS } from '../jobs/jobs';

let loosened = false;

/**
 * After each job Agenda looks once more, half a lock later, whether the job still runs; nothing can end that timer, and a
 * process of the product ends by its own word. A test's process ends when nothing holds it: these timers must not.
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
