import { readFile } from 'node:fs/promises';
import { read } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withZip } from '@skills-architect/service-kit/archives';
import { workbooks } from './workbooks';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 50, maxEntryBytes: 8 * MB, maxTotalBytes: 16 * MB };
const HEADS = [
  {
    name: 'Personas',
    columns: [
      { title: 'Name', width: 20 },
      { title: '=Duties', width: 60 },
    ],
  },
  { name: 'R & D', columns: [{ title: 'Skill', width: 36 }] },
  { name: 'Empty', columns: [{ title: 'Nothing', width: 12 }] },
];
const PIECES = 6;
const ROWS_OF_A_PIECE = 1000;
const LAST_ROW = 1 + PIECES * ROWS_OF_A_PIECE;

const books = workbooks();
let content: Buffer;
let parts: Map<string, string>;

beforeAll(async () => {
  content = await books.writeLarge(
    HEADS,
    async (add) => {
      for (let piece = 0; piece < PIECES; piece++) {
        const first = piece * ROWS_OF_A_PIECE;
        await add(
          0,
          Array.from({ length: ROWS_OF_A_PIECE }, (_, index) => [`Persona ${first + index}`, first + index]),
        );
        await add(1, [[piece === 0 ? '@Skill' : `Skill ${piece}`]]);
      }
    },
    (file) => readFile(file),
  );
  parts = await withZip(content, LIMITS, async (entries) => {
    const texts = new Map<string, string>();
    for (const entry of entries) texts.set(entry.name, (await entry.read()).toString());
    return texts;
  });
});
afterAll(() => books.close());

const part = (path: string) => parts.get(path) ?? '';
const innerXml = (xml: string, tag: string) => new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 's').exec(xml)?.[1] ?? '';
/** The elements of a list in the formats, in order. */
const listElements = (list: string, tag: string) =>
  [...innerXml(part('xl/styles.xml'), list).matchAll(new RegExp(`<${tag}\\b(?:[^>]*/>|.*?</${tag}>)`, 'gs'))].map(
    ([element]) => element,
  );
const attribute = (element: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1];

/** The format that a cell's style number refers to. */
const readStyle = (sheet: number, cell: string) => {
  const place = new RegExp(`<c r="${cell}"[^>]*>`).exec(part(`xl/worksheets/sheet${sheet}.xml`))?.[0] ?? '';
  const format = listElements('cellXfs', 'xf')[Number(attribute(place, 's'))] ?? '';
  const font = listElements('fonts', 'font')[Number(attribute(format, 'fontId'))] ?? '';
  return {
    bold: font.includes('<b/>'),
    colour: attribute(font, 'rgb'),
    fill: attribute(listElements('fills', 'fill')[Number(attribute(format, 'fillId'))] ?? '', 'rgb'),
    vertical: attribute(format, 'vertical'),
    wrapped: ['1', 'true'].includes(attribute(format, 'wrapText') ?? ''),
  };
};

describe('the format of a workbook', () => {
  it.each([
    [1, 'A1'],
    [1, 'B1'],
    [2, 'A1'],
    [3, 'A1'],
  ])('has white bold titles on a dark ground: sheet %i, %s', (sheet, cell) => {
    expect(readStyle(sheet, cell)).toEqual({
      bold: true,
      colour: 'FFFFFFFF',
      fill: 'FF0F5C63',
      vertical: 'center',
      wrapped: true,
    });
  });

  it.each([
    [1, 'A2'],
    [1, `B${LAST_ROW}`],
    [2, 'A2'],
  ])('lets the text of the body begin at the top and wrap: sheet %i, %s', (sheet, cell) => {
    expect(readStyle(sheet, cell)).toEqual({
      bold: false,
      colour: undefined,
      fill: undefined,
      vertical: 'top',
      wrapped: true,
    });
  });

  it('keeps spreadsheet programs from running edited texts that look like formulas, and looks the same there', () => {
    const quoted = (cell: string) => {
      const place = new RegExp(`<c r="${cell}"[^>]*>`).exec(part('xl/worksheets/sheet2.xml'))?.[0] ?? '';
      return attribute(listElements('cellXfs', 'xf')[Number(attribute(place, 's'))] ?? '', 'quotePrefix');
    };
    expect([quoted('A2'), quoted('A3')]).toEqual(['1', undefined]);
    expect(readStyle(2, 'A2')).toEqual(readStyle(2, 'A3'));
    expect(read(content).Sheets['R & D']?.A2).toMatchObject({ t: 's', v: '@Skill' });
  });

  it('has the given column widths', () => {
    const { Sheets, SheetNames } = read(content, { cellStyles: true });
    const widths = SheetNames.map((name) => Sheets[name]?.['!cols']?.map(({ width }) => Math.trunc(width ?? 0)));
    expect(widths).toEqual([[20, 60], [36], [12]]);
  });

  it('filters all rows, wherever the range is named', () => {
    const { Sheets, SheetNames, Workbook } = read(content);
    const ranges = [`A1:B${LAST_ROW}`, `A1:A${PIECES + 1}`, 'A1:A1'];
    expect(SheetNames.map((name) => Sheets[name]?.['!autofilter']?.ref)).toEqual(ranges);
    const filters = Workbook?.Names?.filter(({ Name }) => Name !== '_xlnm.Print_Titles');
    expect(filters?.map(({ Ref }) => Ref)).toEqual(
      HEADS.map(({ name }, index) => expect.stringMatching(new RegExp(`'?${name}'?!${ranges[index]}$`))),
    );
  });

  it('keeps its titles in sight, repeats them on paper, and is as wide as a page', () => {
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toMatch(/<pageSetup [^>]*orientation="landscape" fitToWidth="1" fitToHeight="0"/);
    const titles = read(content).Workbook?.Names?.filter(({ Name }) => Name === '_xlnm.Print_Titles');
    expect(titles?.map(({ Ref }) => Ref)).toEqual(HEADS.map(({ name }) => `'${name}'!$1:$1`));
  });

  it('has levels in their colours beside frozen names, and a cover without a filter', async () => {
    const columns = ['Name', 'SQL', 'Law'].map((title) => ({ title, width: 9 }));
    const levels = await books.writeLarge(
      [
        { name: 'Cover', columns: columns.slice(0, 1), isCover: true },
        { name: 'Matrix', columns, hasLevels: true, frozenColumns: 1 },
      ],
      (add) =>
        add(1, [
          ['Ada', { level: 2 }, null],
          ['Bob', '–', { level: 7 }],
        ]),
      (file) => readFile(file),
    );
    const { Sheets } = read(levels, { cellStyles: true });
    expect([Sheets.Cover?.['!autofilter'], Sheets.Matrix?.['!autofilter']]).toEqual([undefined, { ref: 'A1:C3' }]);
    expect(Sheets.Matrix).toMatchObject({
      B2: { t: 'n', v: 2, s: { fgColor: { rgb: 'C7E9B4' } } },
      B3: { v: '–' },
      C3: { v: 7, s: { fgColor: { rgb: '0C2C84' } } },
    });
  });

  it('starts with the content types, by which programs recognise a workbook', () => {
    expect([...parts.keys()][0]).toBe('[Content_Types].xml');
  });

  it('contains nothing of the sample: every row is an added one', () => {
    const sheet = read(content).Sheets.Personas ?? {};
    expect(sheet['!ref']).toBe(`A1:B${LAST_ROW}`);
    for (const row of [2, 1001, 1002, LAST_ROW]) {
      expect(sheet[`A${row}`]).toMatchObject({ t: 's', v: `Persona ${row - 2}` });
      expect(sheet[`B${row}`]).toMatchObject({ t: 'n', v: row - 2 });
    }
    expect(sheet.B1).toMatchObject({ t: 's', v: "'=Duties" });
  });
});
