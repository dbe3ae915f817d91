import type { Logger } from 'pino';
import type { ProjectionState } from './projection-state';

const ANNOUNCE_MS = 30_000;
/** A process that has not announced its version for this time is gone. */
const ALIVE_MS = 3 * ANNOUNCE_MS;
/** How long an older version waits until it looks again whether it is alone. */
export const LOOK_AGAIN_MS = ALIVE_MS / 2;

/**
 * Whether a process of a newer version follows a projection. An older one then leaves it alone: each would take the
 * form of the other for outdated, and they would rebuild everything in turn for ever.
 */
export const isLeftToNewer = (state: Pick<ProjectionState, 'seenAt'> | null, version: number, now: Date): boolean =>
  Object.entries(state?.seenAt ?? {}).some(
    ([seen, at]) => Number(seen) > version && at.getTime() > now.getTime() - ALIVE_MS,
  );

/** Tells older versions that this one is there, until the returned function is called. */
export const announceVersion = (announce: () => Promise<unknown>, log: Logger): (() => void) => {
  const say = () => void announce().catch((err: unknown) => log.warn({ err }, 'the version could not be announced'));
  say();
  const timer = setInterval(say, ANNOUNCE_MS).unref();
  return () => clearInterval(timer);
};
