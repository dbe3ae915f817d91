import { expect, it } from '@jest/globals';
import { isLongRestore, notRestoredMessage, restoredText, takenNamesText } from './restore-rules';

const one =
  'another persona of this client has this name by now. Rename that one, then try again under Deleted Personas.';
const many =
  'other personas of this client have these names by now. Rename those, then try again under Deleted Personas.';

it.each([
  [['Clerk'], `Clerk cannot be restored: ${one}`],
  [['A', 'B'], `A, B cannot be restored: ${many}`],
  [['A', 'B', 'C', 'D', 'E'], `A, B, C and 2 more cannot be restored: ${many}`],
])('the sentence about the taken names %j names the personas and says what to do', (taken, sentence) => {
  expect(takenNamesText(taken)).toBe(sentence);
});

it.each([
  [0, ['Clerk'], `0 of 1 persona is back. Clerk cannot be restored: ${one}`],
  [9, ['Clerk'], `9 of 10 personas are back. Clerk cannot be restored: ${one}`],
  [5, ['A', 'B'], `5 of 7 personas are back. A, B cannot be restored: ${many}`],
])('the message about %i restored personas names those that could not be restored', (restored, taken, sentence) => {
  expect(notRestoredMessage(restored, taken)).toBe(sentence);
});

it.each([
  [1, '1 persona is back'],
  [1200, '1,200 personas are back'],
])('%i restored personas: %s', (count, text) => expect(restoredText(count)).toBe(text));

it.each([
  [1, 1, false],
  [200, 1, false],
  [201, 1, true],
  [50, 50, false],
  [51, 51, true],
  [200, 50, false],
])('%i personas of %i deletions are restored by a job: %s', (count, deletions, expected) => {
  const personas = Array.from({ length: count }, (_, index) => ({ changeSet: `set ${index % deletions}` }));
  expect(isLongRestore(personas)).toBe(expected);
});
