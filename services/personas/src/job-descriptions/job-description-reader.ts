import { JD_FILE_LIMIT } from '@skills-architect/contracts/personas';
import { createChildPool, TaskCrashed, TaskStopped, workerFile } from '@skills-architect/service-kit';
import type { JobDescriptionFile, ReadResult } from './read-result';

export type { ReadResult } from './read-result';

export interface ReaderOptions {
  /** Memory limit for reading one file, in megabytes. */
  memoryMb?: number;
  /** Timeout for reading one file, in milliseconds. */
  deadlineMs?: number;
}

const TOO_MUCH =
  'Reading this file takes more memory or time than one file may take. Save it again as a plain PDF or docx.';

/** Message for a file that crashed its reader process. */
export const UNREADABLE = 'This file could not be read. Save it again as a plain PDF or docx, and send it once more.';

const failureResult = (error: unknown): ReadResult => {
  if (error instanceof TaskStopped) return { outcome: 'too-large', reason: TOO_MUCH };
  if (error instanceof TaskCrashed) return { outcome: 'damaged', reason: UNREADABLE, crashed: true };
  return { outcome: 'damaged', reason: 'This file is damaged and cannot be opened.' };
};

/** Reads job descriptions in child processes: a file that crashes or hangs affects only its own row. */
export const jobDescriptionReader = ({ memoryMb = 400, deadlineMs = 20_000 }: ReaderOptions = {}) => {
  const pool = createChildPool({
    file: workerFile(import.meta.url, 'read-job-description.child'),
    memoryMb,
  });
  let closed = false;

  return {
    /** Reads one file. Rejects only when cancelled by `signal` or closed; any file gives a result. */
    async read(bytes: Uint8Array, fileName: string, { signal }: { signal?: AbortSignal } = {}): Promise<ReadResult> {
      if (!bytes.byteLength) return { outcome: 'damaged', reason: 'This file is empty (0 bytes).' };
      if (bytes.byteLength > JD_FILE_LIMIT.maxBytes)
        return { outcome: 'too-large', reason: 'The File size exceeds 25 mb' };
      const file: JobDescriptionFile = { bytes, fileName };
      return pool.run<ReadResult>(file, { deadlineMs, signal }).catch((error: unknown) => {
        if (closed || signal?.aborted) throw error;
        return failureResult(error);
      });
    },
    /** Stops the child processes; pending reads are rejected. */
    close() {
      closed = true;
      return pool.close();
    },
  };
};
export type JobDescriptionReader = ReturnType<typeof jobDescriptionReader>;
