import { AsyncLocalStorage } from 'node:async_hooks';

/** How long calls wait for a peer that is busy or away. */
export interface Patience {
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Milliseconds for one call in all. */
  forMs: number;
  /** Milliseconds before the first retry; the pause doubles with each further one. */
  firstMs: number;
}

/** Where nothing is set, a call is asked once: a person waits for it. */
export const patience = new AsyncLocalStorage<Patience>();

/** The patience of a job. Nobody waits for it, and its owner can cancel it meanwhile. */
export const jobPatience = (signal: AbortSignal): Patience => ({ signal, forMs: 300_000, firstMs: 1000 });

const LONGEST_MS = 30_000;

/**
 * Exponential backoff with jitter: milliseconds before the next retry, after `repeated` retries. `askedMs` is the peer's
 * Retry-After, which is always waited for in full; `chance` is a random number from 0 to 1.
 */
export const pauseBefore = (repeated: number, firstMs: number, askedMs: number | undefined, chance: number): number => {
  const grown = Math.min(LONGEST_MS, firstMs * 2 ** repeated);
  return Math.round((askedMs ?? 0) + grown * (0.5 + chance / 2));
};
