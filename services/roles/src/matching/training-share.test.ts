import { expect, it } from '@jest/globals';
import { isTrainingDue, trainingPercent } from './training-share';

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

it.each([
  ['a library that is too small', { roles: 499, changed: 499, isTrained: false }, false],
  ['a library without vectors', { roles: 500, changed: 500, isTrained: false }, true],
  ['a library with few changes', { roles: 3000, changed: 299, isTrained: true }, false],
  ['a library of which a tenth has changed', { roles: 3000, changed: 300, isTrained: true }, true],
])('whether vectors are trained for %s', (_, library, expected) => {
  expect(isTrainingDue(library)).toBe(expected);
});
