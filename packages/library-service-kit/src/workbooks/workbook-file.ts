import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { formatNumber } from '@skills-architect/contracts/locale';
import { AppError, withTemporaryFolder } from '@skills-architect/service-kit';
import { type Packed, pack, writeZip, type ZipEntry } from '@skills-architect/service-kit/archives';
import { type Frame, partsFor, type SheetFrame, sheetEnd } from './frame';
import type { Cell, SheetCell, SheetHead } from './sheet';
import type { CellFormatIndexes } from './sheet-xml';

/** Sheet heads to make a frame for. */
export interface FrameTask {
  kind: 'frame';
  heads: SheetHead[];
}

/** Rows of a sheet to compress: `from` is the index of the first, `crc` covers all previous rows. */
export interface RowsTask {
  kind: 'rows';
  rows: SheetCell[][];
  from: number;
  formats: CellFormatIndexes;
  crc: number;
}

/** Runs the CPU-heavy work outside the event loop. */
export interface Maker {
  frame: (task: FrameTask) => Promise<Frame>;
  rows: (task: RowsTask) => Promise<Packed>;
}

/** Appends rows to the sheet with this index. */
export type AddRows<C extends SheetCell = Cell> = (sheet: number, rows: C[][]) => Promise<void>;

/** Maximum rows of a spreadsheet program, including titles. */
const MAX_ROWS = 1_048_576;
/** Few enough for a worker to compress without using much memory. */
const ROWS_PER_BATCH = 5000;

/** A sheet that grows in a temporary file. */
const createGrowingSheet = (frame: SheetFrame, file: string, maker: Maker) => {
  const { format, quotedFormat, levelFormats } = frame;
  const formats = { format, quotedFormat, levelFormats };
  let [rows, crc, length] = [0, 0, 0];
  const append = async (piece: Packed) => {
    await appendFile(file, piece.bytes);
    crc = piece.crc;
    length += piece.length;
  };
  return {
    start: () => append(pack(frame.start)),
    async add(newRows: SheetCell[][]) {
      if (1 + rows + newRows.length > MAX_ROWS)
        throw new AppError('invalid', `A sheet holds at most ${formatNumber(MAX_ROWS)} rows. Export less at once.`);
      for (let index = 0; index < newRows.length; index += ROWS_PER_BATCH) {
        const slice = newRows.slice(index, index + ROWS_PER_BATCH);
        await append(await maker.rows({ kind: 'rows', rows: slice, from: 1 + rows, formats, crc }));
        rows += slice.length;
      }
    },
    end: () => append(pack(sheetEnd(frame, 1 + rows), { crc, last: true })),
    lastRow: () => 1 + rows,
    entry: (): ZipEntry => ({ name: frame.path, packed: { path: file }, crc, length }),
  };
};

/** The head of a sheet without its rows, which would be sent to the worker too. */
const toHead = ({ name, columns, frozenColumns, hasLevels, isCover }: SheetHead): SheetHead => ({
  name,
  columns,
  ...(frozenColumns && { frozenColumns }),
  ...(hasLevels && { hasLevels }),
  ...(isCover && { isCover }),
});

/**
 * Writes a workbook from any number of row chunks: `maker` compresses each chunk, which is then appended to a file.
 * `use` gets the path of the workbook; the file is deleted afterwards.
 */
export const writeWorkbook = async <T>(
  heads: readonly SheetHead[],
  maker: Maker,
  fill: (add: AddRows<SheetCell>) => Promise<void>,
  use: (file: string) => Promise<T>,
): Promise<T> =>
  withTemporaryFolder('workbook', async (folder) => {
    const frame = await maker.frame({ kind: 'frame', heads: heads.map(toHead) });
    const sheets = frame.sheets.map((sheet, index) => createGrowingSheet(sheet, path.join(folder, `${index}`), maker));
    for (const sheet of sheets) await sheet.start();
    await fill(async (index, rows) => sheets[index]?.add(rows));
    for (const sheet of sheets) await sheet.end();
    const lastRows = sheets.map((sheet) => sheet.lastRow());
    const parts = partsFor(frame, lastRows).map(({ path: name, text }): ZipEntry => {
      const { bytes, ...packed } = pack(text, { last: true });
      return { name, packed: bytes, ...packed };
    });
    const file = path.join(folder, 'workbook.xlsx');
    await writeZip(file, [...parts, ...sheets.map((sheet) => sheet.entry())]);
    return use(file);
  });
