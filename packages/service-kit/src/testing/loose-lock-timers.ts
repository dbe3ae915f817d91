import { LOCK_MS } from '../jobs/jobs';

let isDone = false;

/**
 * Unreferences Agenda's timers that check, half a lock time after each job, whether it is still running. They cannot be
 * cleared and would keep a test process alive.
 */
export const looseLockTimers = () => {
  if (isDone) return;
  isDone = true;
  const originalSetTimeout = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((...parameters: Parameters<typeof originalSetTimeout>) => {
    const timer = originalSetTimeout(...parameters);
    return parameters[1] === LOCK_MS / 2 ? timer.unref() : timer;
  }, originalSetTimeout);
};
