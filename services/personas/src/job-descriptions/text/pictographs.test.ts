import { expect, test } from '@jest/globals';
import { pictographsToBullets } from './pictographs';

const isHeading = (line: string) => /^What we offer|^Your tasks/.test(line);

test.each([
  ['the same before each', ['✅ Mends nets', '✅ Paints boats'], ['• Mends nets', '• Paints boats']],
  ['different ones', ['🏖️ 28 days holiday', '🚗 Free parking'], ['• 28 days holiday', '• Free parking']],
  ['several characters in one', ['👩\u200D🔧 Mends', '👍🏽 Paints'], ['• Mends', '• Paints']],
  ['empty lines between', ['🔹 Mends nets', '', '🔹 Paints boats'], ['• Mends nets', '', '• Paints boats']],
  [
    'decorated headings between lists',
    ['🚀 Your tasks', '✅ Mends nets', '✅ Paints boats', '🎁 What we offer', '⭐ Parking'],
    ['Your tasks', '• Mends nets', '• Paints boats', 'What we offer', 'Parking'],
  ],
  ['one line alone', ['👋 We grow', 'Our harbour is large.'], ['We grow', 'Our harbour is large.']],
  ['known bullets and signs of text', ['✔ Mends nets', '© Harbour Ltd'], ['✔ Mends nets', '© Harbour Ltd']],
  ['inside a text', ['We grow 🚀 fast', 'Join 🚀'], ['We grow 🚀 fast', 'Join 🚀']],
  ['nothing else in the line', ['🚀', 'Harbour'], ['🚀', 'Harbour']],
])('pictographs: %s', (_kind, lines, expected) => {
  expect(pictographsToBullets(lines, isHeading)).toEqual(expected);
});
