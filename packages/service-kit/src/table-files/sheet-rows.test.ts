import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, expect, it } from '@jest/globals';
import { eachSheetRow } from './sheet-rows';

const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-test-'));
afterAll(() => rm(folder, { recursive: true }));

/** Reads a sheet of a workbook with two sheets, as written by another program. */
const read = async (sheetName?: string) => {
  const book = utils.book_new();
  const rows = [['Name', 'When'], ['007', new Date('2026-01-02T00:00:00Z')], [], ['a_x000D_b', 45_321]];
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Other']]), 'Notes');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: false }), 'Skills');
  const file = path.join(folder, 'book.xlsx');
  await writeFile(file, write(book, { type: 'buffer', bookType: 'xlsx' }));
  const found: [number, string[], unknown][] = [];
  const sheet = await eachSheetRow(
    file,
    (cells, row, odd) => {
      found.push([row, [...cells], [...odd]]);
      return undefined;
    },
    'book.xlsx',
    sheetName,
  );
  return { sheet, found };
};

it('reads the named sheet with the row numbers of the spreadsheet, and marks texts turned into dates', async () => {
  const { sheet, found } = await read('skills');
  expect(sheet).toBe('Skills');
  expect(found.map(([row]) => row)).toEqual([1, 2, 4]);
  expect(found[1]?.[1][0]).toBe('007');
  expect(found[1]?.[2]).toEqual([[1, 'date']]);
  expect(found[2]?.[2]).toEqual([]);
});

it('reads the first sheet when none has the name', async () => {
  expect(await read('Roles')).toEqual({ sheet: 'Notes', found: [[1, ['Other'], []]] });
});
