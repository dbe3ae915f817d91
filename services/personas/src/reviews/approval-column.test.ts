import { expect, it } from '@jest/globals';
import { approvalText } from './approval-column';

it.each([
  ['draft', false, 'Draft'],
  ['inReview', true, 'In review'],
  ['approved', false, 'Approved'],
  ['approved', true, 'Approved, changed since'],
] as const)('%s, changed: %s, is written as %s', (state, isChanged, expected) => {
  expect(approvalText({ state, isChanged })).toBe(expected);
});
