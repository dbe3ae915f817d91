import { formatNames } from './names';

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B', 'C'], 'A, B, C'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
])('%j', (names, expected) => {
  expect(formatNames(names, 3)).toBe(expected);
});
