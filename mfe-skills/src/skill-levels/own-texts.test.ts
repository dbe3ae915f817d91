import { missingTextsMessage } from './own-texts';

const none = { description: '' };
const own = { description: 'Plans alone' };

test.each([
  [[], 0, 'This skill has no own level texts yet.'],
  [[none], 0, 'This skill has no own level texts yet.'],
  [[none], 1, 'The levels are being created.'],
  [[own], 1, 'The levels are being created.'],
  [[none], 2, 'This skill has no own level texts yet.'],
  [[none], 3, 'Error in generating the proficiencies'],
  [[none, own], 3, 'Error in generating the proficiencies'],
  [[none, own], 2, undefined],
  [[own], 3, undefined],
])('levels %j with the creation status %i', (levels, status, expected) => {
  expect(missingTextsMessage(levels, status)).toBe(expected);
});
