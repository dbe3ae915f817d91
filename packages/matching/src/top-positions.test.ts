import { topPositions } from './top-positions';

describe('topPositions', () => {
  it.each([
    [[1, 3, 2], 2, [1, 2]],
    [[1, 1, 1, 2], 3, [3, 0, 1]],
    [[-1, -2], 5, [0, 1]],
    [[1, 2], 0, []],
    [[], 3, []],
  ])('of %j the best %i are %j', (scores, count, expected) => {
    expect(topPositions(Float64Array.from(scores), count, () => true)).toEqual(expected);
  });

  it('omits positions that are not eligible', () => {
    expect(topPositions(Float64Array.of(3, 2, 1), 2, (position) => position > 0)).toEqual([1, 2]);
  });
});
