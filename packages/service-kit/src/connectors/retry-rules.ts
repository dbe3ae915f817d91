import { type BackoffStrategy, exponential } from 'agenda';
import type { ConnectorTrouble } from './trouble';

/** Twice as long after each try, and a third more or less, so that many messages are not retried at the same moment. */
const backoff = (leastMs: number, mostMs: number, tries: number): BackoffStrategy =>
  exponential({ delay: leastMs, maxDelay: mostMs, maxRetries: tries - 1, jitter: 1 / 3 });

/** The pause before the next try, or null after the last one. A longer `Retry-After` of the connector is respected. */
const pauseAfter = (strategy: BackoffStrategy, tried: number, trouble: ConnectorTrouble): number | null => {
  const delayMs = strategy({ attempt: tried, error: trouble, jobName: '', jobData: undefined });
  return delayMs === null ? null : Math.max(delayMs, trouble.waitMs ?? 0);
};

/**
 * Milliseconds until a message is sent again, or null when it becomes a dead letter: a refused one at once, any other
 * after its last try.
 */
export const pauseOfMessage = (tried: number, tries: number, trouble: ConnectorTrouble): number | null =>
  trouble.kind === 'refused' ? null : pauseAfter(backoff(750, 225_000, tries), tried, trouble);

/** The same for a request whose caller waits: only temporary failures are tried again. */
export const pauseOfRequest = (tried: number, tries: number, trouble: ConnectorTrouble): number | null =>
  trouble.kind === 'passing' ? pauseAfter(backoff(190, 3750, tries), tried, trouble) : null;
