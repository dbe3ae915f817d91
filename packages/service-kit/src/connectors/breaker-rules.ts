/** State of a connector's circuit breaker; without `openUntil` it is closed. */
export interface Breaker {
  /** Failed requests since the last success. */
  failures: number;
  /** How often it opened since the last success. */
  opened: number;
  openUntil?: Date | undefined;
}

export const CLOSED: Breaker = { failures: 0, opened: 0 };

/** Failures in a row that open it. */
export const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

/** Whether requests pass: `probe` lets a single one through, after the pause. */
export const passage = ({ openUntil }: Breaker, now: Date): 'open' | 'closed' | 'probe' => {
  if (!openUntil) return 'closed';
  return openUntil > now ? 'open' : 'probe';
};

/** The state after a failed request; each pause is twice as long as the one before. */
export const afterFailure = (before: Breaker, now: Date): Breaker => {
  const failures = before.failures + 1;
  // Requests that were under way when it opened say nothing new.
  if (passage(before, now) === 'open') return { ...before, failures };
  if (failures < MOST_FAILURES) return { ...before, failures };
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** before.opened);
  return { failures, opened: before.opened + 1, openUntil: new Date(now.getTime() + pause) };
};
