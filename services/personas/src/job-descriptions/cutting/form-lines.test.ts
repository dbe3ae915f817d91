import { expect, test } from '@jest/globals';
import { textBlocks } from '../document/text-blocks';
import { joinFormLines } from './form-lines';

test.each([
  [
    'a column of labels above the column of their values',
    ['Job title:', 'Department:', 'Responsible to:', '', 'Harbour Pilot', 'Pilotage', 'Harbour Master', 'Purpose'],
    ['Job title: Harbour Pilot', 'Department: Pilotage', 'Responsible to: Harbour Master', '', 'Purpose'],
  ],
  [
    'a value below its label, before another label',
    ['Responsible for:', 'Two apprentices', 'Liaises with:', 'The tug masters', 'Duties:'],
    ['Responsible for: Two apprentices', 'Liaises with: The tug masters', 'Duties:'],
  ],
  [
    'a list after a label',
    ['Responsible for:', 'Guiding ships into the harbour', 'Writing the log', 'Training apprentices'],
    ['Responsible for:', 'Guiding ships into the harbour', 'Writing the log', 'Training apprentices'],
  ],
  ['two labels without values', ['Job title:', 'Department:', 'Purpose'], ['Job title:', 'Department:', 'Purpose']],
])('%s', (_layout, lines, joined) => {
  expect(joinFormLines(textBlocks(lines.join('\n'))).map(({ text }) => text)).toEqual(joined);
});
