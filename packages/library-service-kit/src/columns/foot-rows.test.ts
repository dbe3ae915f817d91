import { expect, it } from '@jest/globals';
import { footRows } from './foot-rows';

const HEAD_COUNTS = [
  ['SQL', '3', '2'],
  ['Excel', '1', '2'],
  ['Python', '2', '3.5'],
];
const footOf = (...rows: string[][]) => [...footRows(rows.map((cells, index) => ({ cells, rowNumber: index + 2 })))];

it.each([
  ['Total', ['Total', '9', '9']],
  ['a sum', ['Sum', '6', '7.5']],
  ['a mean', ['Media', '2', '2.50']],
  ['a mean with a comma', ['Media', '2,0', '2,5']],
  ['a count', ['Count', '3', '3']],
])('%s below the records is no record', (_, row) => {
  expect(footOf(...HEAD_COUNTS, row)).toEqual([3]);
});

it('several sums are found together, and with a remark', () => {
  expect(footOf(...HEAD_COUNTS, ['Sum', '6', '7.5'], ['Count', '3', '3'], ['* from 1 to 5'])).toEqual([3, 4, 5]);
});

it.each([
  ['Media', ['Media', '3', '1']],
  ['Sum', ['Sum', '2', '2.5']],
  ['Count', ['Count', '1', '4']],
])('a skill %s with levels that do not fit is a record', (_, row) => {
  expect(footOf(...HEAD_COUNTS, row)).toEqual([]);
});

it('so is one with records below it', () => {
  const [first = [], ...others] = HEAD_COUNTS;
  expect(footOf(first, ['Media', '3', '2'], ...others)).toEqual([]);
});
