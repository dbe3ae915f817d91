import { expect, test } from '@jest/globals';
import { startsItem, withoutMark } from './bullets';
import { joinLines } from './join-lines';
import { mendWords } from './mend-words';

test.each([
  [['keeps the citi-', 'zens safe'], 'keeps the citizens safe'],
  [['works full-', 'time here'], 'works full-time here'],
  [['soft\u00AD', 'ware'], 'software'],
  [['pages 1-', '2'], 'pages 1- 2'],
  [['one ', '', ' two'], 'one two'],
])('%j become one line', (pieces, line) => {
  expect(joinLines(pieces)).toBe(line);
});

test.each([
  ['This secti on is a section.', 'This section is a section.'],
  ['A work force is the workforce, and work is work.', 'A work force is the workforce, and work is work.'],
  ['The administra tion, says administration.', 'The administration, says administration.'],
  ['', ''],
])('split words are joined: %s', (split, joined) => {
  expect(mendWords(split)).toBe(joined);
});

test.each([
  ['• Counts', 'Counts'],
  ['\uF0B7 Counts', 'Counts'],
  ['- Counts', 'Counts'],
  ['1. Counts', 'Counts'],
  ['(a) Counts', 'Counts'],
  ['2.3.1 Counts', 'Counts'],
  ['iv) Counts', 'Counts'],
])('%s begins an item', (line, text) => {
  expect(startsItem(line)).toBe(true);
  expect(withoutMark(line)).toBe(text);
});

test.each(['Counts - daily', '-5 degrees', 'A clerk counts', '2020 was a year', 'e.g. counting'])(
  '%s does not begin an item',
  (line) => {
    expect(startsItem(line)).toBe(false);
  },
);
