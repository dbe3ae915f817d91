import { read, utils } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { withZip } from '../archives/zip';
import { serveChild } from '../workers/serve-child';
import { type ReadSheet, unescapeFormula } from './sheet';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 500, maxEntryBytes: 64 * MB, maxTotalBytes: 128 * MB };
/** Rows beyond this are ignored: no import form allows as many below its titles. */
const MAX_ROWS = 5002;
/** Columns beyond this are ignored: one cell in a far column would make every row thousands of cells long. */
const MAX_COLUMNS = 200;

/** The part of a sheet that is read. */
const readRange = (reference = 'A1') => {
  const { s, e } = utils.decode_range(reference);
  return { s, e: { r: Math.min(e.r, s.r + MAX_ROWS - 1), c: Math.min(e.c, s.c + MAX_COLUMNS - 1) } };
};

/**
 * The same archive without compression. It is checked for zip bombs and damage on the way: SheetJS's own inflate never
 * returns from some damaged entries.
 */
const uncompress = (path: string) =>
  withZip(path, LIMITS, async (entries) => {
    const contents: Record<string, Uint8Array> = {};
    for (const entry of entries) contents[entry.name] = await entry.read();
    return zipSync(contents, { level: 0 });
  });

serveChild(async (path: string): Promise<ReadSheet[]> => {
  const book = read(await uncompress(path), {
    type: 'array',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    sheetRows: MAX_ROWS,
  });
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const range = readRange(sheet['!ref']);
    const all: unknown[][] = utils.sheet_to_json(sheet, {
      header: 1,
      raw: false,
      defval: '',
      blankrows: true,
      range,
    });
    const rows = all
      .map((row, at) => ({
        cells: row.map((cell) => unescapeFormula(String(cell ?? ''))),
        rowNumber: range.s.r + at + 1,
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    return [{ name, rows: rows.map(({ cells }) => cells), rowNumbers: rows.map(({ rowNumber }) => rowNumber) }];
  });
});
