import { JD_FILE_LIMIT } from '@skills-architect/contracts/personas';
import { createChildPool, TaskCrashed, type TaskLimit, TaskStopped, workerFile } from '@skills-architect/service-kit';
import type { JobDescriptionFile, ReadResult } from './read-result';
import { canRecognise } from './scans/recognise';

export type { ReadResult } from './read-result';

export interface ReaderOptions {
  /** Memory limit for reading one file, in megabytes. */
  memoryMb?: number;
  /** Processor time for reading one file, in milliseconds. */
  processorMs?: number;
  /** Recognises the text of scans (OCR). */
  ocr?: boolean;
  /** Processor time for recognising the text of one file, in milliseconds. */
  ocrProcessorMs?: number;
}

interface ReadOptions {
  signal?: AbortSignal;
  /** Processor time for recognising the text of this file, in milliseconds. */
  ocrProcessorMs?: number;
}

interface Sentences {
  work: string;
  advice: string;
}
const READING = { work: 'Reading this file', advice: 'Save it again as a plain PDF or docx.' };
const RECOGNISING = {
  work: 'Recognising the text of this scan',
  advice: 'Send fewer pages, or the original document.',
};

/** Names the limit, so that nobody looks for a fault in a file that only met a busy machine. */
const stoppedText = ({ work, advice }: Sentences, limit: TaskLimit | undefined) => {
  if (limit === 'wall') return `${work} did not end, because the server is too busy. Send it again later.`;
  const used = limit === 'memory' ? 'memory' : 'processor time';
  return `${work} takes more ${used} than one file may take. ${advice}`;
};

/** Message for a file that crashed its reader process. */
export const UNREADABLE = 'This file could not be read. Save it again as a plain PDF or docx, and send it once more.';

const failureResult = (error: unknown, sentences: Sentences): ReadResult => {
  if (error instanceof TaskStopped) return { outcome: 'too-large', reason: stoppedText(sentences, error.limit) };
  if (error instanceof TaskCrashed) return { outcome: 'damaged', reason: UNREADABLE, crashed: true };
  return { outcome: 'damaged', reason: 'This file is damaged and cannot be opened.' };
};

/** Reads job descriptions in child processes, so that a file that crashes or hangs affects only its own row. */
export const jobDescriptionReader = ({
  memoryMb = 400,
  processorMs = 20_000,
  ocr = false,
  ocrProcessorMs = 90_000,
}: ReaderOptions = {}) => {
  const pool = createChildPool({
    file: workerFile(import.meta.url, 'read-job-description.child'),
    memoryMb,
  });
  const canReadScans = ocr && canRecognise();
  let closed = false;

  const run = (file: JobDescriptionFile, limit: number, sentences: Sentences, signal?: AbortSignal) =>
    pool.run<ReadResult>(file, { processorMs: limit, signal }).catch((error: unknown) => {
      if (closed || signal?.aborted) throw error;
      return failureResult(error, sentences);
    });

  return {
    /** Reads one file. Rejects only when cancelled by `signal` or closed; otherwise every file has a result. */
    async read(
      file: Uint8Array,
      fileName: string,
      { signal, ocrProcessorMs: scanLimit = ocrProcessorMs }: ReadOptions = {},
    ): Promise<ReadResult> {
      // pdf.js refuses Buffers, and a Buffer is still one after it is sent to the child process.
      const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
      if (!bytes.byteLength) return { outcome: 'damaged', reason: 'This file is empty (0 bytes).' };
      if (bytes.byteLength > JD_FILE_LIMIT.maxBytes)
        return { outcome: 'too-large', reason: 'The File size exceeds 25 mb' };
      const result = await run({ bytes, fileName }, processorMs, READING, signal);
      if (result.outcome === 'read') {
        const { hasScans, ...read } = result;
        if (!hasScans || !canReadScans) return read;
        const whole = await run({ bytes, fileName, ocr: true }, scanLimit, RECOGNISING, signal);
        return whole.outcome === 'read' ? whole : read;
      }
      const { isScan, ...refused } = result;
      if (!isScan || !canReadScans) return refused;
      return run({ bytes, fileName, ocr: true }, scanLimit, RECOGNISING, signal);
    },
    /** Stops the child processes; pending reads are rejected. */
    close() {
      closed = true;
      return pool.close();
    },
  };
};
export type JobDescriptionReader = ReturnType<typeof jobDescriptionReader>;
