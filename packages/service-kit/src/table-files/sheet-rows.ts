import { SaxesParser } from 'saxes';
import { ArchiveRefused } from '../archives/archive-limits';
import { withZip, type ZippedFile } from '../archives/zip';
import type { OddCell, TakeRow } from './rows';
import { decodeCell, feedParser, readDateFormats, readSheetList, readTexts } from './sheet-parts';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 500, maxEntryBytes: 1024 * MB, maxTotalBytes: 2048 * MB };
const FIRST_SHEET = /^xl\/worksheets\/sheet1?\.xml$/;
const MAX_COLUMNS = 200;

/** Column number of a cell name such as `B7`. */
const readColumn = (cell: string) => {
  let column = 0;
  for (const letter of cell) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
};

/** The sheet with this name, otherwise the first one. */
const findSheet = async (entries: readonly ZippedFile[], wantedName: string | undefined, name: string) => {
  const listed = await readSheetList(entries, name);
  const { path = undefined, name: sheet = 'Sheet1' } =
    listed.find((one) => one.name.toLowerCase() === wantedName?.toLowerCase()) ?? listed[0] ?? {};
  const entry = entries.find((one) => one.name === path) ?? entries.find((one) => FIRST_SHEET.test(one.name));
  if (!entry) throw new ArchiveRefused(`${name} is not a readable workbook.`);
  return { entry, sheet };
};

interface ReadRow {
  cells: string[];
  row: number;
  odd: Map<number, OddCell>;
}

/** Text of a cell by its type in the file: index of a shared text, text in the cell itself, or a number. */
const readCell = (kind: string, value: string, texts: readonly string[]): string => {
  if (kind === 's') return texts[Number(value)] ?? '';
  return kind === 'inlineStr' ? decodeCell(value) : value;
};

/** A parser of a sheet that adds each complete row to `rows`. */
const rowParser = (rows: ReadRow[], texts: readonly string[], dates: ReadonlySet<number>) => {
  const parser = new SaxesParser();
  let current: ReadRow = { cells: [], row: 0, odd: new Map() };
  let [column, kind, value, isValue, isDate] = [-1, '', '', false, false];
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (tag === 'row') {
      current = { cells: [], row: Number(attributes.r ?? current.row + 1), odd: new Map() };
      column = -1;
    } else if (tag === 'c') {
      column = attributes.r === undefined ? column + 1 : readColumn(String(attributes.r));
      [kind, value] = [String(attributes.t ?? ''), ''];
      isDate = dates.has(Number(attributes.s ?? 0));
    }
    isValue = tag === 'v' || tag === 't';
  });
  parser.on('text', (chunk) => {
    if (isValue) value += chunk;
  });
  parser.on('closetag', ({ name: tag }) => {
    isValue = false;
    if (tag === 'row') rows.push(current);
    if (tag !== 'c' || column < 0 || column >= MAX_COLUMNS) return;
    while (current.cells.length < column) current.cells.push('');
    current.cells[column] = readCell(kind, value, texts);
    if (kind === 'e') current.odd.set(column, 'error');
    else if (isDate && value !== '' && (kind === '' || kind === 'n')) current.odd.set(column, 'date');
  });
  return parser;
};

/**
 * Reads a sheet of an Excel workbook row by row: the one named `wantedName`, otherwise the first. Only a part of it is in
 * memory at a time. Resolves to the name of the sheet.
 */
export const eachSheetRow = (path: string, take: TakeRow, name: string, wantedName?: string): Promise<string> =>
  withZip(path, LIMITS, async (entries) => {
    const { entry, sheet } = await findSheet(entries, wantedName, name);
    const findPart = (file: string) => entries.find((one) => one.name === file);
    const texts = await readTexts(findPart('xl/sharedStrings.xml'), name);
    const rows: ReadRow[] = [];
    const parser = rowParser(rows, texts, await readDateFormats(findPart('xl/styles.xml'), name));
    await feedParser(entry, parser, name, async () => {
      for (const { cells, row, odd } of rows.splice(0)) {
        const next = take(cells, row, odd);
        if (next === false) return false;
        if (next) await next;
      }
      return true;
    });
    return sheet;
  });
