import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Packed, pack } from '../archives/packed';
import { writeZip, type ZipEntry } from '../archives/zip-file';
import { Refusal } from '../service/refusal';
import type { Cell, SheetHead } from './sheet';
import { packageParts, sheetEnd, sheetPath, sheetStart } from './sheet-xml';

/** Rows of a sheet to be packed: `from` is the place of the first, `crc` that of all before. */
export interface RowsTask {
  kind: 'rows';
  rows: Cell[][];
  from: number;
  crc: number;
}

/** Adds rows to the end of the sheet at this place. */
export type AddRows = (sheet: number, rows: Cell[][]) => Promise<void>;

/** What a spreadsheet program can open, titles and all. */
const MOST_ROWS = 1_048_576;
/** So few that a worker packs them without holding much. */
const ROWS_AT_ONCE = 5000;

/** A sheet that grows in a file of its own. */
const growingSheet = (head: SheetHead, file: string, packRows: (task: RowsTask) => Promise<Packed>) => {
  let [rows, crc, length] = [0, 0, 0];
  const append = async (piece: Packed) => {
    await appendFile(file, piece.bytes);
    crc = piece.crc;
    length += piece.length;
  };
  return {
    start: () => append(pack(sheetStart(head))),
    async add(added: Cell[][]) {
      if (1 + rows + added.length > MOST_ROWS)
        throw new Refusal(
          'invalid',
          `A sheet holds at most ${MOST_ROWS.toLocaleString('en')} rows. Export less at once.`,
        );
      for (let at = 0; at < added.length; at += ROWS_AT_ONCE) {
        const slice = added.slice(at, at + ROWS_AT_ONCE);
        await append(await packRows({ kind: 'rows', rows: slice, from: 1 + rows, crc }));
        rows += slice.length;
      }
    },
    end: () => append(pack(sheetEnd(head, rows), { crc, last: true })),
    entry: (name: string): ZipEntry => ({ name, packed: { path: file }, crc, length }),
  };
};

/**
 * Writes a workbook whose rows come in pieces, however many there are: each piece is packed by `packRows` and lies in a
 * file from then on. `use` gets the path of the workbook, which is gone afterwards.
 */
export const writeWorkbook = async <T>(
  heads: readonly SheetHead[],
  packRows: (task: RowsTask) => Promise<Packed>,
  fill: (add: AddRows) => Promise<void>,
  use: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-workbook-'));
  try {
    const sheets = heads.map((head, at) => growingSheet(head, path.join(folder, `${at}`), packRows));
    for (const sheet of sheets) await sheet.start();
    await fill(async (at, rows) => sheets[at]?.add(rows));
    for (const sheet of sheets) await sheet.end();
    const parts = Object.entries(packageParts(heads)).map(([name, text]): ZipEntry => {
      const { bytes, ...packed } = pack(text, { last: true });
      return { name, packed: bytes, ...packed };
    });
    const file = path.join(folder, 'workbook.xlsx');
    await writeZip(file, [...parts, ...sheets.map((sheet, at) => sheet.entry(sheetPath(at)))]);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
