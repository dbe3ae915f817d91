import type { ConnectorTrouble } from './trouble';

/** Shortest and longest delay between tries. */
export interface DelayRange {
  leastMs: number;
  mostMs: number;
}

/** Delays for messages. */
export const MESSAGE_DELAYS: DelayRange = { leastMs: 1000, mostMs: 300_000 };
/** Delays for requests with a waiting caller. */
export const REQUEST_DELAYS: DelayRange = { leastMs: 250, mostMs: 5000 };

/**
 * Delay before the next try: exponential backoff with up to half of it random (jitter), so that many messages are not
 * retried at the same moment. A longer `Retry-After` of the connector is respected.
 */
export const computeDelay = (
  tries: number,
  { leastMs, mostMs }: DelayRange,
  chance: number,
  requestedMs = 0,
): number => {
  const longestMs = Math.min(mostMs, leastMs * 2 ** (tries - 1));
  return Math.max(requestedMs, Math.round(longestMs / 2 + (longestMs / 2) * chance));
};

/** Result of a failed try. */
export type RetryDecision = { dead: true } | { afterMs: number };

/** A rejected message becomes a dead letter at once, any other after its last try. */
export const afterFailedTry = (
  tries: number,
  maxTries: number,
  { kind, waitMs }: Pick<ConnectorTrouble, 'kind' | 'waitMs'>,
  chance: number,
): RetryDecision =>
  kind === 'refused' || tries >= maxTries
    ? { dead: true }
    : { afterMs: computeDelay(tries, MESSAGE_DELAYS, chance, waitMs) };
