import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workbooks } from './workbooks';

const books = workbooks();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'workbooks-'));
});
afterAll(async () => {
  await books.close();
  await rm(folder, { recursive: true });
});

const storeFile = async (content: Uint8Array) => {
  const file = path.join(folder, `${Math.random()}.xlsx`);
  await writeFile(file, content);
  return file;
};

describe('a workbook', () => {
  it('is read up to its 200th column: one wrong reference would make every row thousands of cells long', async () => {
    const sheet = utils.aoa_to_sheet([['Name'], ['Ada']]);
    Object.assign(sheet, { XFD2: { t: 's', v: 'far away' }, '!ref': 'A1:XFD2' });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Names');
    const [names] = await books.read(await storeFile(write(book, { type: 'buffer', bookType: 'xlsx' })));
    expect(names?.rows.map(([name]) => name)).toEqual(['Name', 'Ada']);
    expect(names?.rows.map((row) => row.length)).toEqual([200, 200]);
  });

  it('is read as it was written, including formula characters', async () => {
    const columns = [
      { title: 'Name', width: 20 },
      { title: 'Duties', width: 60 },
    ];
    const rows = [
      ['=HYPERLINK("x")', 'Plan\nBuild'],
      ['-Ada', 'Grüße, 文字'],
      ['a < b & "c"', '_x0041_ '],
    ];
    const file = await storeFile(
      await books.write([
        { name: 'Personas', columns, rows },
        { name: 'Skills', columns, rows: [] },
      ]),
    );
    expect(await books.read(file)).toEqual([
      { name: 'Personas', rows: [['Name', 'Duties'], ...rows], rowNumbers: [1, 2, 3, 4] },
      { name: 'Skills', rows: [['Name', 'Duties']], rowNumbers: [1] },
    ]);
  });

  it('contains no formula that was hidden by an invalid character', async () => {
    const columns = [{ title: '\u0001=Title', width: 20 }];
    const rows = ['\u0001=1+1', '\u0000\u0008@SUM(A1)', '\uffff+1', ' \u0002=2'].map((text) => [text]);
    const book = read(await books.write([{ name: 'Names', columns, rows }]));
    const cells = utils.sheet_to_json<string[]>(book.Sheets.Names ?? {}, { header: 1 }).flat();
    // Cells of text are no formulas, so that nothing is put before them; see the format of the workbook.
    expect(cells).toEqual(["'=Title", '=1+1', '@SUM(A1)', '+1', ' =2']);
    expect(Object.values(book.Sheets.Names ?? {}).some((cell) => cell && typeof cell === 'object' && 'f' in cell)).toBe(
      false,
    );
  });

  it('omits invalid characters, and keeps the rest of the text', async () => {
    const rows = [['one\r\ntwo\u0000\u0008three', null]];
    const columns = [
      { title: 'Name', width: 20 },
      { title: 'Duties', width: 60 },
    ];
    const [sheet] = await books.read(await storeFile(await books.write([{ name: 'R & D', columns, rows }])));
    expect(sheet).toEqual({
      name: 'R & D',
      rowNumbers: [1, 2],
      rows: [
        ['Name', 'Duties'],
        ['one\ntwothree', ''],
      ],
    });
  });

  it('written in many chunks contains all rows of each sheet in order', async () => {
    const heads = ['Personas', 'Skills'].map((name) => ({ name, columns: [{ title: name, width: 20 }] }));
    const pieces = [3, 6000, 0, 1000].map((length, piece) =>
      Array.from({ length }, (_, index) => [`${piece} & ${index}`]),
    );
    const content = await books.writeLarge(
      heads,
      async (add) => {
        for (const piece of pieces) {
          await add(0, piece);
          await add(1, piece.slice(0, 2));
        }
      },
      (file) => readFile(file),
    );
    const book = read(content);
    const readRows = (name: string) => utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1 });
    expect(readRows('Personas')).toEqual([['Personas'], ...pieces.flat()]);
    expect(readRows('Skills')).toEqual([['Skills'], ...pieces.flatMap((piece) => piece.slice(0, 2))]);
    expect(book.Sheets.Personas?.['!autofilter']).toEqual({ ref: 'A1:A7004' });
  });

  it('with more rows than a spreadsheet can open is refused before it is written', async () => {
    const heads = [{ name: 'Personas', columns: [{ title: 'Name', width: 20 }] }];
    const rows = Array.from({ length: 1_048_576 }, () => ['x']);
    const writing = books.writeLarge(
      heads,
      (add) => add(0, rows),
      async () => 'written',
    );
    await expect(writing).rejects.toThrow('A sheet holds at most 1,048,576 rows. Export less at once.');
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'The file is empty.'],
    ['a cut-off archive', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000'), 'It is damaged, or no workbook.'],
  ])('that is %s is refused with a sentence', async (_, content, reason) => {
    await expect(books.read(await storeFile(content))).rejects.toThrow(`The workbook cannot be read. ${reason}`);
  });

  it('with a damaged entry is refused at once: SheetJS would inflate it for ever', async () => {
    const content = await books.write([{ name: 'Names', columns: [{ title: 'Name', width: 20 }], rows: [['Ada']] }]);
    const entry = 'xl/theme/theme1.xml';
    const start = content.indexOf(entry) + entry.length;
    content.fill(0xff, start, start + 40);
    await expect(books.read(await storeFile(content))).rejects.toThrow(
      'The workbook cannot be read. It is damaged, or no workbook. Open it in Excel and save it again.',
    );
  });
});
