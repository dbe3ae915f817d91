import { describe, expect, it } from '@jest/globals';
import { escapeFormula, unescapeFormula } from '../workbooks/sheet';
import { cellText, isSameCell, LONGEST_CELL, readListCell, readNumberCell, spoiledReason } from './cells';
import type { TableLayout } from './layout';
import { matchTitles } from './match-titles';
import { plainTable } from './plain-text';
import { csvLines } from './table-files';

const LONG = 'x'.repeat(LONGEST_CELL + 10);

describe('a cell', () => {
  it.each([
    ['=1+1', '=1+1', true],
    ['-minus', '-minus', true],
    ["'=quoted", "'=quoted", true],
    ['one\r\ntwo', 'one\ntwo', true],
    [' spaces ', 'spaces', true],
    ['a\u0000b', 'ab', true],
    ['Data', 'data', false],
    ['', 'text', false],
    [LONG, LONG.slice(0, LONGEST_CELL), true],
  ])('with the stored text %j comes back as %j: unchanged is %s', (stored, cell, same) => {
    expect(isSameCell(cell, stored)).toBe(same);
    expect(isSameCell(unescapeFormula(String(escapeFormula(cellText(stored)))), stored)).toBe(true);
  });

  it.each([
    ['45321', 'Text', 'date' as const, /turned this into a date/],
    ['#REF!', 'Text', 'error' as const, /error of a formula/],
    ['7', '007', undefined, /leading zeros of 007/],
    ['something else', LONG, undefined, /longer than a cell/],
    ['something else', 'Text', undefined, undefined],
    ['7', '7', undefined, undefined],
  ])('%j in place of a text: reports what a spreadsheet has spoiled', (cell, stored, odd, reason) => {
    const found = spoiledReason(cell, stored, odd);
    if (reason) expect(found).toMatch(reason);
    else expect(found).toBeUndefined();
  });

  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['12.0', 12],
    ['1e3', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('%j is the number %s', (cell, number) => expect(readNumberCell(cell)).toBe(number));

  it('lists its lines once', () => expect(readListCell(' a\nb\n\na ')).toEqual(['a', 'b']));
});

it('CSV is quoted where needed, and contains no formula', () => {
  expect(csvLines([['a', 'b,c', 'd"e', 'f\ng', '=1', '007', 5, null]])).toBe('a,"b,c","d""e","f\ng",\'=1,007,5,\r\n');
});

describe('a text file of a spreadsheet program', () => {
  it.each([
    ['commas', Buffer.from('\uFEFFa,b\r\n1,2'), ','],
    ['semicolons', Buffer.from('a;"b,c,d,e";f\r\n1;2;3'), ';'],
    ['tabs in UTF-16', Buffer.from('\uFEFFa\tb\r\n', 'utf16le'), '\t'],
    ['a stated separator', Buffer.from('sep=;\r\na,b;c'), ';'],
  ])('with %s', (_, bytes, delimiter) => expect(plainTable(bytes)).toEqual({ text: expect.any(String), delimiter }));

  it('that is not in Unicode is decoded as Windows-1252, which is named', () => {
    expect(plainTable(Buffer.from('Caf\u00e9;x', 'latin1'))).toMatchObject({
      text: 'Café;x',
      guessed: 'windows-1252',
    });
  });
});

describe('the titles of a table', () => {
  const own: TableLayout = {
    identifyingColumns: ['name'],
    columns: [
      { field: 'id', title: 'Skill Id', width: 1, note: '' },
      { field: 'name', title: 'Skill Name', aliases: ['Name'], width: 1, note: '' },
    ],
  };
  const other: TableLayout = {
    identifyingColumns: ['text'],
    columns: [{ field: 'text', title: 'Skill Statement', width: 1, note: '' }],
  };
  const match = (...titles: string[]) => matchTitles(titles, [own, other]);

  it('are found in any order and spelling; unknown ones are left out and listed', () => {
    expect(match('Town', ' skill NAME', 'Skill Id')).toMatchObject({
      layout: own,
      fields: [undefined, 'name', 'id'],
      notes: ['Columns left out: "Town".'],
    });
  });
  it('tell which program wrote the table', () =>
    expect(match('Skill Name', 'Skill Statement')).toMatchObject({ layout: other }));
  it.each([
    [['Town'], /none of the required columns/i],
    [['Skill Id'], /none of the required columns/i],
    [['', ''], /is empty/],
    [['Skill Statement', 'skill_statement'], /the same meaning/],
  ])('%j are refused', (titles, why) => expect(match(...titles)).toEqual({ refusal: expect.stringMatching(why) }));
});
