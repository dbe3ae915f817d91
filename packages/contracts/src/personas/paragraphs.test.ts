import { expect, test } from '@jest/globals';
import { fromEditedLines, joinParagraphs, paragraphsOfCell, splitParagraphs, toEditedLines } from './persona';

const DUTIES = ['Prepares P|L statements', 'Paints | varnishes hulls', 'Rests'];

test('a sign that separates paragraphs stays part of one', () => {
  expect(joinParagraphs(DUTIES).split('|')).toHaveLength(3);
  expect(splitParagraphs(joinParagraphs(DUTIES))).toEqual(DUTIES);
});

test.each([
  ['lines', DUTIES.join('\r\n'), DUTIES],
  ['one line with separators', 'Mends nets | Paints hulls', ['Mends nets', 'Paints hulls']],
  ['empty lines', '\n\n Mends nets|ropes \n\n Rests', ['Mends nets|ropes', 'Rests']],
])('a cell has its paragraphs as %s', (_kind, cell, paragraphs) => {
  expect(splitParagraphs(paragraphsOfCell(cell))).toEqual(paragraphs);
});

test.each(['Mends nets|ropes\n\n Rests ', '', 'A\n'])('lines that are being edited stay as typed: %j', (lines) => {
  expect(toEditedLines(fromEditedLines(lines))).toBe(lines);
});
