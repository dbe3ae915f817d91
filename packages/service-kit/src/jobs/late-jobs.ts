/** No wait shorter than this is remarkable. */
const SHORT_MS = 10_000;
/** What a job may wait while too few of its kind are known. */
const UNKNOWN_MS = 60_000;
const FEW = 5;
const TIMES = 3;

/** How long a job may wait before it is late: well above nearly all recent waits of its kind. */
export const usualWait = (recentWaits: readonly number[]): number => {
  if (recentWaits.length < FEW) return UNKNOWN_MS;
  const sorted = recentWaits.toSorted((recentWait, other) => recentWait - other);
  const nearlyLongest = sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0;
  return Math.max(SHORT_MS, nearlyLongest * TIMES);
};
