import { JD_FILE_LIMIT } from '@skills-architect/contracts/personas';
import { createChildPool, TaskCrashed, TaskStopped, workerFile } from '@skills-architect/service-kit';
import type { JobDescriptionFile, ReadResult } from './read-result';
import { canRecognise } from './scans/recognise';

export type { ReadResult } from './read-result';

export interface ReaderOptions {
  /** Memory limit for reading one file, in megabytes. */
  memoryMb?: number;
  /** Timeout for reading one file, in milliseconds. */
  deadlineMs?: number;
  /** Recognises the text of scans (OCR). */
  ocr?: boolean;
  /** Timeout for recognising the text of one file, in milliseconds. */
  ocrDeadlineMs?: number;
}

interface ReadOptions {
  signal?: AbortSignal;
  /** Timeout for recognising the text of this file, in milliseconds. */
  ocrWithinMs?: number;
}

const TOO_MUCH =
  'Reading this file takes more memory or time than one file may take. Save it again as a plain PDF or docx.';

const SLOW_SCAN =
  'Recognising the text of this scan takes more memory or time than one file may take. Send fewer pages, or the original document.';

/** Message for a file that crashed its reader process. */
export const UNREADABLE = 'This file could not be read. Save it again as a plain PDF or docx, and send it once more.';

const failureResult = (error: unknown, limitMessage: string): ReadResult => {
  if (error instanceof TaskStopped) return { outcome: 'too-large', reason: limitMessage };
  if (error instanceof TaskCrashed) return { outcome: 'damaged', reason: UNREADABLE, crashed: true };
  return { outcome: 'damaged', reason: 'This file is damaged and cannot be opened.' };
};

/** Reads job descriptions in child processes, so that a file that crashes or hangs affects only its own row. */
export const jobDescriptionReader = ({
  memoryMb = 400,
  deadlineMs = 20_000,
  ocr = false,
  ocrDeadlineMs = 90_000,
}: ReaderOptions = {}) => {
  const pool = createChildPool({
    file: workerFile(import.meta.url, 'read-job-description.child'),
    memoryMb,
  });
  const canReadScans = ocr && canRecognise();
  let closed = false;

  const run = (file: JobDescriptionFile, limit: number, limitMessage: string, signal?: AbortSignal) =>
    pool.run<ReadResult>(file, { deadlineMs: limit, signal }).catch((error: unknown) => {
      if (closed || signal?.aborted) throw error;
      return failureResult(error, limitMessage);
    });

  return {
    /** Reads one file. Rejects only when cancelled by `signal` or closed; otherwise every file has a result. */
    async read(file: Uint8Array, fileName: string, { signal, ocrWithinMs }: ReadOptions = {}): Promise<ReadResult> {
      // pdf.js refuses Buffers, and a Buffer is still one after it is sent to the child process.
      const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
      if (!bytes.byteLength) return { outcome: 'damaged', reason: 'This file is empty (0 bytes).' };
      if (bytes.byteLength > JD_FILE_LIMIT.maxBytes)
        return { outcome: 'too-large', reason: 'The File size exceeds 25 mb' };
      const result = await run({ bytes, fileName }, deadlineMs, TOO_MUCH, signal);
      if (result.outcome === 'read') return result;
      const { isScan, ...refused } = result;
      if (!isScan || !canReadScans) return refused;
      return run({ bytes, fileName, ocr: true }, ocrWithinMs ?? ocrDeadlineMs, SLOW_SCAN, signal);
    },
    /** Stops the child processes; pending reads are rejected. */
    close() {
      closed = true;
      return pool.close();
    },
  };
};
export type JobDescriptionReader = ReturnType<typeof jobDescriptionReader>;
