import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import type { RowLook } from './rows';
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

const SHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
interface Parts {
  sheet: string;
  strings?: string;
  styles?: string;
  stringsName?: string;
  /** What the workbook says of itself before its sheets. */
  properties?: string;
}
/** Reads a workbook made of its parts, as programs other than Excel write them. */
const readParts = async ({
  sheet,
  strings = '',
  styles = '',
  stringsName = 'sharedStrings.xml',
  properties = '',
}: Parts) => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<x:workbook xmlns:x="urn:x" xmlns:q="${relations}">${properties}<x:sheets><x:sheet name="S" q:id="r1"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="/xl/worksheets/Sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    [`xl/${stringsName}`]: `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };
  const encoder = new TextEncoder();
  const file = path.join(folder, 'parts.xlsx');
  await writeFile(
    file,
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, encoder.encode(text)]))),
  );
  const rows: { cells: string[]; odd: unknown[]; look: RowLook | undefined }[] = [];
  await eachSheetRow(
    file,
    (cells, _, odd, look) => {
      rows.push({ cells: [...cells], odd: [...odd], look });
      return undefined;
    },
    'parts.xlsx',
  );
  return rows;
};
const cellsOf = async (parts: Parts) => (await readParts(parts)).map(({ cells }) => cells);

describe('a workbook of another program is read:', () => {
  it('elements with a prefix, rows and cells without a reference, other letters in names of parts', async () => {
    const sheet = `<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await cellsOf({ sheet, strings: '<si><t>Crane</t></si>', stringsName: 'SharedStrings.xml' })).toEqual([
      ['Crane', '3'],
    ]);
  });

  it('without the readings beside Japanese words, in shared texts and in cells', async () => {
    const text = '<t>簿記</t><rPh sb="0" eb="2"><t>ボキ</t></rPh><phoneticPr fontId="1"/>';
    const sheet = `<worksheet ${SHEET}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is>${text}</is></c></row></sheetData></worksheet>`;
    expect(await cellsOf({ sheet, strings: `<si>${text}</si>` })).toEqual([['簿記', '簿記']]);
  });

  it('merged cells all have the text of the first, but no row is made of them alone', async () => {
    const cell = (name: string, text: string) => `<c r="${name}" t="str"><v>${text}</v></c>`;
    const sheet = `<worksheet ${SHEET}><sheetData><row r="1">${cell('A1', 'Welder')}${cell('C1', 'MIG')}</row><row r="2">${cell('C2', 'TIG')}</row><row r="3"><c r="A3"/></row></sheetData><mergeCells><mergeCell ref="A1:B3"/></mergeCells></worksheet>`;
    expect(await cellsOf({ sheet })).toEqual([['Welder', 'Welder', 'MIG'], ['Welder', 'Welder', 'TIG'], ['']]);
  });

  it.each([
    ['<x:workbookPr date1904="1"/>', '46296'],
    ['<x:workbookPr date1904="true"/>', '46296'],
    ['<x:workbookPr date1904="0"/>', '44834'],
    ['', '44834'],
  ])('dates count from 1904 where the workbook says so: %s', async (properties, day) => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    const sheet = `<worksheet ${SHEET}><sheetData><row r="1"><c r="A1" s="1"><v>44834</v></c><c r="B1"><v>44834</v></c></row></sheetData></worksheet>`;
    expect(await cellsOf({ sheet, styles, properties })).toEqual([[day, '44834']]);
  });

  it('hidden and struck-out rows, errors and formulas without a result are marked', async () => {
    const styles = '<fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>';
    const sheet = `<worksheet ${SHEET}><sheetData><row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2" s="1"><v>2</v></c></row><row r="3"><c r="A3" t="e"><f>X()</f><v>#N/A</v></c><c r="B3"><f>Y()</f></c></row></sheetData></worksheet>`;
    const rows = await readParts({ sheet, styles });
    expect(rows.map(({ look }) => look)).toEqual([
      { isHidden: true, isStruck: false },
      { isHidden: false, isStruck: true },
      { isHidden: false, isStruck: false },
    ]);
    expect(rows[2]?.odd).toEqual([
      [0, 'error'],
      [1, 'no result'],
    ]);
  });
});
