import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import styled from 'sheetjs-style';
import { workbooks } from './workbooks';

const books = workbooks();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'found-files-'));
});
afterAll(async () => {
  await books.close();
  await rm(folder, { recursive: true });
});

const readBytes = async (content: Uint8Array) => {
  const file = path.join(folder, `${Math.random()}`);
  await writeFile(file, content);
  return books.read(file);
};
const ROWS = [
  ['Role', 'Skill'],
  ['Depot Clerk', 'Filing'],
];
const bookOf = (sheets: Record<string, WorkSheet>, bookType: BookType = 'xlsx', hidden: string[] = []) => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ Hidden: hidden.includes(name) ? 1 : 0 })) };
  return write(book, { type: 'buffer', bookType, cellStyles: true });
};

describe('a table that somebody saved', () => {
  it.each(['xlsx', 'xlsm', 'xlsb', 'biff8', 'ods', 'html', 'xlml', 'csv'] as const)(
    'as %s is read',
    async (bookType) => {
      const [sheet] = await readBytes(bookOf({ Roles: utils.aoa_to_sheet(ROWS) }, bookType));
      expect(sheet).toMatchObject({ rows: ROWS, rowNumbers: [1, 2] });
    },
  );

  it('with struck-out rows tells their number', async () => {
    const sheet = styled.utils.aoa_to_sheet([...ROWS, ['Binder', 'Sewing'], ['Clerk', 'Typing']]);
    for (const cell of ['A3', 'B3', 'A4']) sheet[cell].s = { font: { strike: true } };
    const book = styled.utils.book_new();
    styled.utils.book_append_sheet(book, sheet, 'Roles');
    const [read] = await readBytes(styled.write(book, { type: 'buffer', bookType: 'xlsx' }));
    expect(read).toMatchObject({ struckRows: 1 });
    expect(read?.rows).toHaveLength(4);
  });

  it.each([
    ['with semicolons in Windows-1250', iconv.encode('Role;Skill\r\nGłówny księgowy;Łączność\r\n', 'windows-1250')],
    ['with tabs in UTF-16', iconv.encode('Role\tSkill\r\nGłówny księgowy\tŁączność\r\n', 'utf-16le', { addBOM: true })],
  ])('as text %s is read', async (_, bytes) =>
    expect((await readBytes(bytes))[0]?.rows).toEqual([
      ['Role', 'Skill'],
      ['Główny księgowy', 'Łączność'],
    ]),
  );

  it('in text without Unicode names its encoding', async () => {
    const [sheet] = await readBytes(iconv.encode('Role;Skill\r\nGłówny księgowy;Łączność\r\n', 'windows-1250'));
    expect(sheet?.note).toMatch(/read as windows-1250/);
  });

  it.each([
    [5001, undefined],
    [5002, true],
    [9000, true],
  ])('with %i rows says whether rows are missing: %s', async (rows, isCut) => {
    const [sheet] = await readBytes(Buffer.from('Skill\n'.repeat(rows)));
    expect(sheet?.isCut).toBe(isCut);
  });

  it('with commas and inch marks keeps them', async () => {
    const [sheet] = await readBytes(Buffer.from('Role,Skill\n27" Fitter,"Screens, 32"""\n'));
    expect(sheet?.rows[1]).toEqual(['27" Fitter', 'Screens, 32"']);
  });

  it('has merged cells filled, but no rows that only they cover', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Staff', '', 'Skill'],
      ['Clerk', 'Depot', 'Filing'],
      ['', '', 'Counting'],
      ['', '', ''],
      ['Driver', 'Depot', 'Driving'],
    ]);
    sheet['!merges'] = ['A1:B1', 'A2:A4', 'B2:B4'].map(utils.decode_range);
    const [read] = await readBytes(bookOf({ Roles: sheet }));
    expect(read).toMatchObject({
      rows: [
        ['Staff', 'Staff', 'Skill'],
        ['Clerk', 'Depot', 'Filing'],
        ['Clerk', 'Depot', 'Counting'],
        ['Driver', 'Depot', 'Driving'],
      ],
      rowNumbers: [1, 2, 3, 5],
    });
  });

  it('names hidden sheets and rows', async () => {
    const lists = utils.aoa_to_sheet([['List']]);
    const roles = utils.aoa_to_sheet(ROWS);
    roles['!rows'] = [{}, { hidden: true }];
    const read = await readBytes(bookOf({ Lists: lists, Roles: roles }, 'xlsx', ['Lists']));
    expect(read).toMatchObject([
      { name: 'Lists', isHidden: true },
      { name: 'Roles', hiddenRows: 1 },
    ]);
    expect(read[1]).not.toHaveProperty('isHidden');
  });

  it('names cells with an error, and formulas without a result', async () => {
    const sheet = utils.aoa_to_sheet(ROWS);
    Object.assign(sheet, {
      A2: { t: 'e', v: 42, w: '#N/A', f: 'NA()' },
      B2: { t: 'z', f: 'A1' },
    });
    const [read] = await readBytes(bookOf({ Roles: sheet }));
    expect(read).toMatchObject({
      rows: [ROWS[0], ['#N/A', '']],
      odd: [
        { row: 2, column: 0, problem: 'formula error' },
        { row: 2, column: 1, problem: 'no result' },
      ],
    });
  });

  it('with a range that starts below and right keeps its rows and columns', async () => {
    const [read] = await readBytes(
      bookOf({ Roles: utils.sheet_add_aoa(utils.aoa_to_sheet([]), ROWS, { origin: 'B4' }) }),
    );
    expect(read).toMatchObject({ rows: ROWS.map((row) => ['', ...row]), rowNumbers: [4, 5] });
  });

  it('that is formatted but empty has no rows', async () => {
    const sheet = utils.aoa_to_sheet([[]]);
    sheet['!ref'] = 'A1:BN53';
    expect((await readBytes(bookOf({ Matrix: sheet })))[0]).toMatchObject({ rows: [] });
  });
});

it('a file that is no table is refused with what to do', async () => {
  await expect(readBytes(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow(/Save it as Excel workbook/);
  await expect(readBytes(Buffer.from([1, 0, 0, 0, 9, 0, 0, 0, 7, 7]))).rejects.toThrow(/neither a workbook nor/);
});

it.each([
  ['a PDF document', '%PDF-1.4 text', /It is a PDF document, and no table/],
  ['a web page without a table', '<!doctype html><html><body><p>Jobs</p></body></html>', /a web page without a table/],
  [
    'XML of another program',
    '<?xml version="1.0"?><jobs><job><title>Nurse</title></job></jobs>',
    /XML of another program/,
  ],
])('%s is refused as what it is', async (_, text, message) =>
  expect(readBytes(Buffer.from(text))).rejects.toThrow(message),
);
