import { AsyncLocalStorage } from 'node:async_hooks';

/** How long to retry calls to a peer that is busy or unavailable. */
export interface RetryPolicy {
  /** Stops the retries. */
  signal: AbortSignal;
  /** Milliseconds for one call including all retries. */
  forMs: number;
  /** Delay before the first retry; doubled for each further one. */
  firstMs: number;
}

/** The retry policy of the current work. Without one calls are not retried, because a user is waiting. */
export const retryPolicy = new AsyncLocalStorage<RetryPolicy>();

/** The retry policy of a job: nobody waits for it, and its owner can cancel it. */
export const jobRetryPolicy = (signal: AbortSignal): RetryPolicy => ({ signal, forMs: 300_000, firstMs: 1000 });

const MAX_BACKOFF_MS = 30_000;

/**
 * Exponential backoff with jitter: milliseconds before the next retry, after this many `retries`. `requestedMs` is the
 * peer's Retry-After, which is always waited for in full; `chance` is a random number from 0 to 1.
 */
export const computeRetryDelay = (
  retries: number,
  firstMs: number,
  requestedMs: number | undefined,
  chance: number,
): number => {
  const backoffMs = Math.min(MAX_BACKOFF_MS, firstMs * 2 ** retries);
  return Math.round((requestedMs ?? 0) + backoffMs * (0.5 + chance / 2));
};
