import { squareIn } from './use-chart-size';

test.each([
  [1200, 800, 620],
  [1200, 2000, 860],
  [358, 844, 358],
  [1200, 500, 480],
  [0, 900, 560],
  [200, 844, 280],
])('in %d pixels of a window %d high the chart is %d', (width, height, expected) => {
  expect(squareIn(width, height)).toBe(expected);
});
