import { describeStep, describeUndone } from './step-words';

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
