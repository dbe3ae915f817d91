import { ArchiveRefused, withZip, type ZippedFile } from '@skills-architect/service-kit/archives';
import { SaxesParser } from 'saxes';
import type { OddCell, RowLook, TakeRow } from './rows';
import { columnOf, mergeFiller, readMerges } from './sheet-merges';
import {
  type CellFormats,
  decodeCell,
  feedParser,
  findPart,
  type ListedSheet,
  localName,
  readFormats,
  readings,
  readSheetList,
  readTexts,
} from './sheet-parts';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 500, maxEntryBytes: 1024 * MB, maxTotalBytes: 2048 * MB };
const FIRST_SHEET = /^xl\/worksheets\/sheet1?\.xml$/i;
const MAX_COLUMNS = 200;

interface ReadRow extends RowLook {
  cells: string[];
  row: number;
  odd: Map<number, OddCell>;
}

/** Text of a cell by its type in the file: index of a shared text, text in the cell itself, or a number. */
const readCell = (kind: string, value: string, texts: readonly string[]): string => {
  if (kind === 's') return texts[Number(value)] ?? '';
  return kind === 'inlineStr' || kind === 'str' ? decodeCell(value) : value;
};

const isTrue = (value: unknown) => value === '1' || value === 'true';

/** What the cells of a workbook refer to. */
interface BookParts extends CellFormats {
  texts: readonly string[];
  addedDays: number;
}

/** A parser of a sheet that adds each complete row to `rows`. */
const rowParser = (rows: ReadRow[], { texts, dates, struck, addedDays }: BookParts) => {
  const parser = new SaxesParser();
  const reading = readings();
  const emptyRow = (row: number): ReadRow => ({ cells: [], row, odd: new Map(), isHidden: false, isStruck: false });
  let current = emptyRow(0);
  let [column, kind, format, value, hasValue, isValue, isFormula] = [-1, '', 0, '', false, false, false];
  let struckCells = 0;
  parser.on('opentag', ({ name: full, attributes }) => {
    const tag = localName(full);
    reading.open(tag);
    if (tag === 'row') {
      current = { ...emptyRow(Number(attributes.r ?? current.row + 1)), isHidden: isTrue(attributes.hidden) };
      [column, struckCells] = [-1, 0];
    } else if (tag === 'c') {
      column = attributes.r === undefined ? column + 1 : columnOf(String(attributes.r));
      [kind, value, format] = [String(attributes.t ?? ''), '', Number(attributes.s ?? 0)];
      [hasValue, isFormula] = [false, false];
    }
    if (tag === 'f') isFormula = true;
    if (tag === 'v') hasValue = true;
    isValue = (tag === 'v' || tag === 't') && !reading.isWithin();
  });
  parser.on('text', (chunk) => {
    if (isValue) value += chunk;
  });
  parser.on('closetag', ({ name: full }) => {
    const tag = localName(full);
    reading.close(tag);
    isValue = false;
    if (tag === 'row') {
      const filled = current.cells.filter((cell) => cell.trim()).length;
      rows.push({ ...current, isStruck: filled > 0 && struckCells === filled });
    }
    if (tag !== 'c' || column < 0 || column >= MAX_COLUMNS) return;
    while (current.cells.length < column) current.cells.push('');
    const text = readCell(kind, value, texts);
    current.cells[column] = text;
    if (text.trim() && struck.has(format)) struckCells++;
    if (kind === 'e') current.odd.set(column, 'error');
    else if (isFormula && !hasValue && value === '') current.odd.set(column, 'no result');
    else if (dates.has(format) && value !== '' && (kind === '' || kind === 'n')) {
      current.odd.set(column, 'date');
      if (addedDays) current.cells[column] = String(Number(value) + addedDays);
    }
  });
  return parser;
};

/** An opened workbook. */
export interface OpenBook {
  sheets: readonly ListedSheet[];
  /** Whether any format has a line through the text. */
  hasStruckTexts: boolean;
  /** Reads a sheet row by row; only a part of it is in memory at a time. */
  eachRow: (sheet: ListedSheet, take: TakeRow) => Promise<void>;
}

/** A damaged workbook is no archive to the people who saved it. */
export const sayWorkbook = (name: string) => (error: unknown) => {
  throw error instanceof ArchiveRefused && /\barchive\b/.test(error.message)
    ? new ArchiveRefused(`${name} is damaged, or no workbook. Open it in Excel and save it again.`, { cause: error })
    : error;
};

/** Opens an Excel workbook of any program. Merged cells all have the text of the first. */
export const withBook = <T>(path: string, name: string, use: (book: OpenBook) => Promise<T>): Promise<T> =>
  withZip(path, LIMITS, async (entries) => {
    const entryOf = (sheet: ListedSheet) =>
      findPart(entries, sheet.path) ?? entries.find((entry: ZippedFile) => FIRST_SHEET.test(entry.name));
    const { sheets: listed, addedDays } = await readSheetList(entries, name);
    const [texts, formats] = [
      await readTexts(findPart(entries, 'xl/sharedStrings.xml'), name),
      await readFormats(findPart(entries, 'xl/styles.xml'), name),
    ];
    return use({
      hasStruckTexts: formats.struck.size > 0,
      sheets: listed.length ? listed : [{ name: 'Sheet1', path: '', isHidden: false }],
      async eachRow(sheet, take) {
        const entry = entryOf(sheet);
        if (!entry) throw new ArchiveRefused(`${name} is not a readable workbook.`);
        const rows: ReadRow[] = [];
        const fill = mergeFiller(await readMerges(entry));
        const parser = rowParser(rows, { texts, addedDays, ...formats });
        await feedParser(entry, parser, name, async () => {
          for (const { cells, row, odd, ...look } of rows.splice(0)) {
            if (cells.some((cell) => cell.trim())) fill(cells, row);
            const next = take(cells, row, odd, look);
            if (next === false) return false;
            if (next) await next;
          }
          return true;
        });
      },
    });
  }).catch(sayWorkbook(name));

/**
 * Reads a sheet of an Excel workbook row by row: the one named `wantedName`, otherwise the first. Resolves to the name of
 * the sheet.
 */
export const eachSheetRow = (path: string, take: TakeRow, name: string, wantedName?: string): Promise<string> =>
  withBook(path, name, async ({ sheets, eachRow }) => {
    const sheet =
      sheets.find((listedSheet) => listedSheet.name.toLowerCase() === wantedName?.toLowerCase()) ?? sheets[0];
    if (!sheet) throw new ArchiveRefused(`${name} is not a readable workbook.`);
    await eachRow(sheet, take);
    return sheet.name;
  });
