import { describeSkipped, describeStep, describeUndone, warnOfEmpty } from './step-words';

test.each([
  [3, 0, '3 personas approved'],
  [1, 0, '1 persona approved'],
  [3, 1, '3 personas approved · 1 was left as it was'],
  [1200, 2, '1,200 personas approved · 2 were left as they were'],
  [0, 4, '4 were left as they were'],
  [0, 0, '0 personas approved'],
])('%i changed and %i unchanged: %s', (changed, unchanged, text) => {
  expect(describeStep('approved', changed, unchanged)).toBe(text);
});

test.each([
  [1, 0, '1 persona is as before'],
  [2, 1, '2 personas are as before · 1 was left as it was: changed since'],
])('%i restored and %i unchanged: %s', (restored, unchanged, text) => {
  expect(describeUndone(restored, unchanged)).toBe(text);
});

test.each([
  ['send', 1, false, 'This persona has no industry role and no skills. Send it anyway?'],
  ['approve', 1, false, 'This persona has no industry role and no skills. Approve it anyway?'],
  ['send', 1, true, '1 of these personas has no industry role and no skills. Send it anyway?'],
  ['send', 1200, true, '1,200 of these personas have no industry role and no skills. Send them anyway?'],
  ['send', 0, true, undefined],
  ['refuse', 1, false, undefined],
  ['withdraw', 2, true, undefined],
] as const)('%s with %i empty personas, several: %s, asks: %s', (step, empty, isSelection, text) => {
  expect(warnOfEmpty(step, empty, isSelection)).toBe(text);
});

test.each([
  [[], true, undefined],
  [[{ state: 'refused', by: 'A. Weber', count: 1 }], true, 'refused meanwhile by A. Weber'],
  [[{ state: 'draft', by: null, count: 1 }], true, 'withdrawn meanwhile'],
  [[{ state: 'approved', by: 'A. Weber', count: 3 }], false, 'approved by A. Weber'],
  [
    [
      { state: 'inReview', by: 'A. Weber', count: 2 },
      { state: 'draft', by: null, count: 1 },
    ],
    false,
    '2 sent for review by A. Weber, 1 not in review',
  ],
] as const)('%j, news: %s, is told as %s', (skipped, isNews, text) => {
  expect(describeSkipped(skipped, isNews)).toBe(text);
});
