import { percent, withShare } from './shares';

test.each([
  [0, 0, '–', '–'],
  [0, 4, '0 %', '0 (0 %)'],
  [1, 3, '33 %', '1 (33 %)'],
  [4000, 4000, '100 %', '4,000 (100 %)'],
])('%i of %i', (part, whole, share, count) => {
  expect(percent(part, whole)).toBe(share);
  expect(withShare(part, whole)).toBe(count);
});
