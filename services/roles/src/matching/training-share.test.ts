import { expect, it } from '@jest/globals';
import { trainingPercent } from './training-share';

it.each([
  ['no role', 0, 100],
  ['ESCO and O*NET', 4000, 100],
  ['as many roles as training reads', 6000, 100],
  ['a few more', 6001, 99],
  ['twice as many', 12_000, 50],
  ['ten ESCOs', 30_000, 20],
  ['a million', 1_000_000, 1],
])('the share that training reads of %s', (_, count, percent) => {
  expect(trainingPercent(count)).toBe(percent);
});
