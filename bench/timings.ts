/** Durations of a repeated operation, in milliseconds. */
export interface Timings {
  p50: number;
  p95: number;
}

/** Quantile of the values for a share from 0 to 1; always an existing value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The median of several runs, which is less sensitive to other load than the mean. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Median and 95th percentile of times. */
export const summarizeTimings = (times: readonly number[]): Timings => ({
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
});

/** The median of each figure over several runs. */
export const medianTimings = (runs: readonly Timings[]): Timings => ({
  p50: median(runs.map(({ p50 }) => p50)),
  p95: median(runs.map(({ p95 }) => p95)),
});

/** Duration of an operation, in milliseconds. */
export const timeWork = async (work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** Duration of an operation, in seconds. */
export const measureSeconds = async (work: () => Promise<unknown>) => (await timeWork(work)) / 1000;
