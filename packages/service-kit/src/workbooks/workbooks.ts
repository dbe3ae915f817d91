import { readFile } from 'node:fs/promises';
import type { Packed } from '../archives/packed';
import { Refusal } from '../service/refusal';
import { createPool, TaskStopped, workerFile } from '../workers/pool';
import type { Frame } from './frame';
import type { ReadSheet, Sheet, SheetHead } from './sheet';
import { type AddRows, type FrameTask, type Maker, type RowsTask, writeWorkbook } from './workbook-file';

export type WorkbookTask = FrameTask | RowsTask | { kind: 'read'; path: string };

const MEMORY_MB = 1200;
const WRITE_DEADLINE_MS = 30_000;
const READ_DEADLINE_MS = 20_000;

/** Writes and reads Excel workbooks in a worker: styled exports out, uploads in after a check of what they unpack to. */
export const workbooks = () => {
  const pool = createPool({
    file: workerFile(import.meta.url, 'workbook.worker'),
    size: 1,
    memoryMb: MEMORY_MB,
    idleMs: 5000,
  });
  const maker = (signal?: AbortSignal): Maker => {
    const options = { deadlineMs: WRITE_DEADLINE_MS, ...(signal && { signal }) };
    return {
      frame: (task) => pool.run<Frame>(task satisfies WorkbookTask, options),
      rows: (task) => pool.run<Packed>(task satisfies WorkbookTask, options),
    };
  };
  return {
    /** A workbook whose rows are at hand, as bytes. */
    write: (sheets: Sheet[]): Promise<Buffer> =>
      writeWorkbook(
        sheets,
        maker(),
        async (add) => {
          for (const [at, { rows }] of sheets.entries()) await add(at, rows);
        },
        (file) => readFile(file),
      ),
    /** A workbook of any size: `fill` adds rows as it finds them, `use` gets the finished file, which is gone afterwards. */
    writeLarge: <T>(
      heads: readonly SheetHead[],
      fill: (add: AddRows) => Promise<void>,
      use: (file: string) => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> => writeWorkbook(heads, maker(signal), fill, use),
    /** The sheets of an uploaded workbook; one that is damaged, a bomb or no workbook is refused with a sentence. */
    read: (path: string): Promise<ReadSheet[]> =>
      pool
        .run<ReadSheet[]>({ kind: 'read', path } satisfies WorkbookTask, { deadlineMs: READ_DEADLINE_MS })
        .catch((cause) => {
          const why = cause instanceof TaskStopped ? 'It is too large to be read.' : String(cause.message);
          throw new Refusal('unsupported', `The workbook cannot be read. ${why}`, { cause });
        }),
    close: () => pool.close(),
  };
};
export type Workbooks = ReturnType<typeof workbooks>;
