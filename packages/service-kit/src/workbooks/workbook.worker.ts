import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { type Packed, pack } from '../archives/packed';
import { withZip } from '../archives/zip';
import { serveTasks } from '../workers/serve-tasks';
import type { Frame } from './frame';
import { makeFrame } from './make-frame';
import { type ReadSheet, unescapeFormula } from './sheet';
import { sheetRows } from './sheet-xml';
import type { WorkbookTask } from './workbooks';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 500, maxEntryBytes: 64 * MB, maxTotalBytes: 128 * MB };
/** More rows than this are not read: no form of the product asks for as many. */
const MOST_ROWS = 5001;

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

serveTasks(async (task: WorkbookTask): Promise<Frame | Packed | ReadSheet[]> => {
  if (task.kind === 'frame') return makeFrame(task.heads);
  if (task.kind === 'rows') return pack(sheetRows(task.rows, task.from, task.format), { crc: task.crc });
  return readBook(task.path);
});
