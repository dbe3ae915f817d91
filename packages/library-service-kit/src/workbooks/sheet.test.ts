import { describe, expect, it } from '@jest/globals';
import { cellName, escapeFormula, unescapeFormula } from './sheet';

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\u0001=1', "'=1"],
    ['\u0001x', 'x'],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['a = b', 'a = b'],
    ["'quoted'", "'quoted'"],
    [7, 7],
    [null, null],
  ])('%j is written as %j', (cell, written) => {
    expect(escapeFormula(cell)).toBe(written);
    if (typeof cell === 'string') expect(unescapeFormula(String(written))).toBe(cell.replace('\u0001', ''));
  });

  it.each([
    [0, 0, 'A1'],
    [25, 9, 'Z10'],
    [26, 0, 'AA1'],
    [701, 1, 'ZZ2'],
  ])('in column %i and row %i is called %s', (column, row, name) => {
    expect(cellName(column, row)).toBe(name);
  });
});
