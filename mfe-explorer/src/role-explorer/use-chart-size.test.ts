import { fitSquare } from './use-chart-size';

test.each([
  [1200, 620, 620],
  [1200, 1800, 860],
  [358, 640, 358],
  [1200, 300, 480],
  [0, 700, 560],
  [200, 640, 280],
])('with a width of %d and a height of %d below its edge the chart size is %d', (width, room, expected) => {
  expect(fitSquare(width, room)).toBe(expected);
});
