import { expect, it } from '@jest/globals';
import { codeIn, hasTest, tableRows, testIn } from './table';

const TABLE = ['# Title', '', '| a | b |', '| --- | --- |', '| 2 §7 | `x`: does it |', '| 3 §7 | - |', ''].join('\n');

it('reads the rows of a table without its header', () => {
  expect(tableRows(TABLE)).toEqual([
    ['2 §7', '`x`: does it'],
    ['3 §7', '-'],
  ]);
});

it.each([
  ['`getSkill`', 'getSkill', undefined],
  ['`a.test.ts`: does it', 'a.test.ts', { file: 'a.test.ts', name: 'does it' }],
  ['elsewhere: `docs/persona-rules.md`', 'docs/persona-rules.md', undefined],
])('reads the cell %s', (cell, code, test) => {
  expect([codeIn(cell), testIn(cell)]).toEqual([code, test]);
});

it.each([
  ["it('does it', () => {", true],
  ["it('does it twice', () => {", false],
])('%s is the test "does it": %s', (source, expected) => {
  expect(hasTest(source, 'does it')).toBe(expected);
});
