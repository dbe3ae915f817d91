import { medianTimings, quantile, summarizeTimings } from './timings';

describe('quantile', () => {
  it.each([
    [0.5, 3],
    [0.95, 5],
  ])('%f of one to five is %i', (share, expected) => {
    expect(quantile([5, 1, 4, 2, 3], share)).toBe(expected);
  });
});

describe('summarizeTimings', () => {
  it('returns the median and the 95th percentile', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(summarizeTimings(times)).toEqual({ p50: 51, p95: 96 });
  });
});

describe('medianTimings', () => {
  it('takes the median of each figure', () => {
    const runs = [
      { p50: 1, p95: 9 },
      { p50: 3, p95: 4 },
      { p50: 2, p95: 5 },
    ];
    expect(medianTimings(runs)).toEqual({ p50: 2, p95: 5 });
  });
});
