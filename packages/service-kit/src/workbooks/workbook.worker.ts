import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import styled from 'sheetjs-style';
import { withZip } from '../archives/zip';
import { serveTasks } from '../workers/serve-tasks';
import { escapeFormula, type ReadSheet, type Sheet, unescapeFormula } from './sheet';
import type { WorkbookTask } from './workbooks';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 500, maxEntryBytes: 64 * MB, maxTotalBytes: 128 * MB };
/** More rows than this are not read: no form of the product asks for as many. */
const MOST_ROWS = 5001;

const HEAD = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { fgColor: { rgb: '0F5C63' } },
  alignment: { vertical: 'center', wrapText: true },
};
const BODY = { alignment: { vertical: 'top', wrapText: true } };

const write = (sheets: Sheet[]): Uint8Array => {
  const book = styled.utils.book_new();
  for (const { name, columns, rows } of sheets) {
    const cells = [columns.map(({ title }) => title), ...rows.map((row) => row.map(escapeFormula))];
    const sheet = styled.utils.aoa_to_sheet(cells);
    for (const address of Object.keys(sheet)) {
      if (address.startsWith('!')) continue;
      sheet[address].s = /^[A-Z]+1$/.test(address) ? HEAD : BODY;
    }
    sheet['!cols'] = columns.map(({ width }) => ({ wch: width }));
    sheet['!autofilter'] = {
      ref: styled.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: columns.length - 1 } }),
    };
    styled.utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(styled.write(book, { type: 'array', bookType: 'xlsx', compression: true }));
};

/** The archive is checked for bombs before the workbook is parsed. */
const checkArchive = (path: string) => withZip(path, LIMITS, async () => undefined);

const readBook = async (path: string): Promise<ReadSheet[]> => {
  await checkArchive(path);
  const book = read(await readFile(path), {
    type: 'buffer',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    sheetRows: MOST_ROWS,
  });
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '', blankrows: false });
    return [{ name, rows: rows.map((row) => row.map((cell) => unescapeFormula(String(cell ?? '')))) }];
  });
};

serveTasks(
  async (task: WorkbookTask): Promise<Uint8Array | ReadSheet[]> =>
    task.kind === 'write' ? write(task.sheets) : readBook(task.path),
);
