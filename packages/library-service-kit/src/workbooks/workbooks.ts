import { readFile, stat } from 'node:fs/promises';
import {
  AppError,
  createChildPool,
  createPool,
  TaskCrashed,
  TaskStopped,
  workerFile,
} from '@skills-architect/service-kit';
import type { Packed } from '@skills-architect/service-kit/archives';
import type { Frame } from './frame';
import type { BookTask } from './read-workbook.child';
import type { ReadSheet, Sheet, SheetCell, SheetHead } from './sheet';
import type { StyledSheet } from './styled-sheet';
import { type AddRows, type Maker, writeWorkbook } from './workbook-file';

const MEMORY_MB = 1200;
const WRITE_PROCESSOR_MS = 30_000;
/** Processor time. A damaged file of a few KB can block the parser for ever. */
const READ_LIMIT = { baseMs: 5_000, perMegabyteMs: 5_000, mostMs: 20_000 };
const MEGABYTE = 1024 * 1024;

/** Processor time in milliseconds for reading a workbook of this size. */
const computeReadLimit = (bytes: number) =>
  Math.min(READ_LIMIT.mostMs, READ_LIMIT.baseMs + (bytes / MEGABYTE) * READ_LIMIT.perMegabyteMs);

/** Writes Excel workbooks in a worker thread and reads uploaded ones in a child process. */
export const workbooks = () => {
  const limits = { size: 1, memoryMb: MEMORY_MB, idleMs: 5000 };
  const writers = createPool({ file: workerFile(import.meta.url, 'workbook.worker'), ...limits });
  const readers = createChildPool({ file: workerFile(import.meta.url, 'read-workbook.child'), ...limits });
  const createMaker = (signal?: AbortSignal): Maker => {
    const options = { processorMs: WRITE_PROCESSOR_MS, ...(signal && { signal }) };
    return {
      frame: (task) => writers.run<Frame>(task, options),
      rows: (task) => writers.run<Packed>(task, options),
    };
  };
  return {
    /** Writes a workbook from rows in memory; returns its bytes. */
    write: (sheets: Sheet[]): Promise<Buffer> =>
      writeWorkbook(
        sheets,
        createMaker(),
        async (add) => {
          for (const [index, { rows }] of sheets.entries()) await add(index, rows);
        },
        (file) => readFile(file),
      ),
    /** Writes small sheets with individual cell styles; returns the bytes of the workbook. */
    writeStyled: async (...sheets: StyledSheet[]): Promise<Buffer> =>
      Buffer.from(await writers.run<Uint8Array>({ kind: 'styled', sheets }, { processorMs: WRITE_PROCESSOR_MS })),
    /**
     * Writes a workbook of any size: `fill` adds rows in chunks, `use` gets the finished file, which is deleted
     * afterwards.
     */
    writeLarge: <T>(
      heads: readonly SheetHead[],
      fill: (add: AddRows<SheetCell>) => Promise<void>,
      use: (file: string) => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> => writeWorkbook(heads, createMaker(signal), fill, use),
    /**
     * Reads the sheets of an uploaded workbook; throws a readable error for a damaged file, a zip bomb or another file
     * type. A text is read in the encoding that was chosen for it, otherwise in the one that it resembles.
     */
    async read(path: string, encoding?: string): Promise<ReadSheet[]> {
      const { size } = await stat(path);
      return readers
        .run<ReadSheet[]>({ path, encoding } satisfies BookTask, { processorMs: computeReadLimit(size) })
        .catch((cause) => {
          const stopped = cause instanceof TaskStopped ? ` ${cause.message}` : '';
          const isEnded = stopped || cause instanceof TaskCrashed;
          const reason = isEnded ? `It is damaged, or too large to be read.${stopped}` : String(cause.message);
          throw new AppError('unsupported', `The workbook cannot be read. ${reason}`, { cause });
        });
    },
    async close() {
      await Promise.all([writers.close(), readers.close()]);
    },
  };
};
export type Workbooks = ReturnType<typeof workbooks>;
