import { Refusal } from '../service/refusal';
import { createPool, TaskStopped, workerFile } from '../workers/pool';
import type { ReadSheet, Sheet } from './sheet';

export type WorkbookTask = { kind: 'write'; sheets: Sheet[] } | { kind: 'read'; path: string };

const MEMORY_MB = 1200;
const WRITE_DEADLINE_MS = 120_000;
const READ_DEADLINE_MS = 20_000;

/** Writes and reads Excel workbooks in a worker: styled exports out, uploads in after a check of what they unpack to. */
export const workbooks = () => {
  const pool = createPool({
    file: workerFile(import.meta.url, 'workbook.worker'),
    size: 1,
    memoryMb: MEMORY_MB,
    idleMs: 5000,
  });
  return {
    write: async (sheets: Sheet[], signal?: AbortSignal): Promise<Buffer> => {
      const bytes = await pool.run<Uint8Array>({ kind: 'write', sheets } satisfies WorkbookTask, {
        deadlineMs: WRITE_DEADLINE_MS,
        ...(signal && { signal }),
      });
      return Buffer.from(bytes);
    },
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
