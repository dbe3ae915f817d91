/** State of a connector's circuit breaker; without `openUntil` it is closed. */
export interface Breaker {
  /** Failed requests since the last success. */
  failures: number;
  /** How often the breaker has opened since the last success. */
  opened: number;
  openUntil?: Date | undefined;
}

export const CLOSED_BREAKER: Breaker = { failures: 0, opened: 0 };

/** Consecutive failures after which the breaker opens. */
export const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

/** Whether requests may be sent: `open` none, `closed` all, `probe` a single one to test the connector. */
export const decideAdmission = ({ openUntil }: Breaker, now: Date): 'open' | 'closed' | 'probe' => {
  if (!openUntil) return 'closed';
  return openUntil > now ? 'open' : 'probe';
};

/** Breaker state after a failed request. The pause doubles each time, up to five minutes. */
export const afterFailure = (before: Breaker, now: Date): Breaker => {
  const failures = before.failures + 1;
  // Requests that were sent before the breaker opened do not extend the pause.
  if (decideAdmission(before, now) === 'open') return { ...before, failures };
  if (failures < MAX_FAILURES) return { ...before, failures };
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** before.opened);
  return { failures, opened: before.opened + 1, openUntil: new Date(now.getTime() + pause) };
};
