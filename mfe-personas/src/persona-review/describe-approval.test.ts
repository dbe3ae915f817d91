import { describeApproval } from './describe-approval';

test.each([
  ['draft', false, 'Draft', 'edit'],
  ['inReview', false, 'In review', 'eye'],
  ['inReview', true, 'In review', 'eye'],
  ['approved', false, 'Approved', 'check'],
  ['approved', true, 'Approved, changed since', 'alert'],
] as const)('%s, changed %s, is called %s', (state, isChanged, word, icon) => {
  expect(describeApproval({ state, isChanged })).toMatchObject({ word, icon });
});
