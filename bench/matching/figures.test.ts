import { computeMetrics, expectedRank } from './figures';

describe('expectedRank', () => {
  it.each([
    [[3, 2, 1], [0], 1],
    [[3, 2, 1], [2], 3],
    [[3, 2, 1], [1, 2], 2],
    [[2, 2, 1], [0], 1.5],
    [[1, 1, 1], [1], 2],
  ])('scores %j, right %j: rank %f', (scores, right, rank) => {
    expect(expectedRank(scores, new Set(right))).toBe(rank);
  });
});

describe('computeMetrics', () => {
  it('averages ranks and counts hits', () => {
    expect(computeMetrics([1, 2, 4, 20])).toEqual({
      rows: 4,
      mrr: 0.45,
      hit1: 0.25,
      hit3: 0.5,
      hit5: 0.75,
      hit10: 0.75,
    });
  });

  it('handles no rows', () => {
    expect(computeMetrics([])).toMatchObject({ rows: 0, mrr: 0 });
  });
});
