import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createChildPool, TaskCrashed, TaskStopped } from '@skills-architect/service-kit';
import { ArchiveRefused, withArchive } from '@skills-architect/service-kit/archives';

const SOURCES = new URL('../../', import.meta.url);
/** Processor time; shorter than in the services, because damaged files of this size should not need more. */
const PROCESSOR_MS = 3_000;
const MB = 1024 * 1024;
const ARCHIVE_LIMITS = { maxEntries: 50, maxEntryBytes: 25 * MB, maxTotalBytes: 200 * MB };

export type Format = 'pdf' | 'docx' | 'doc' | 'odt' | 'html' | 'rtf' | 'txt' | 'md' | 'xlsx' | 'rar' | 'zip';

const childPool = (file: string, memoryMb: number) =>
  createChildPool({ file: new URL(file, SOURCES), size: 1, memoryMb });

/** Result of a file: read, rejected with a message, or its reader stopped by a limit or a crash. */
export type Outcome = 'read' | 'refused' | 'too slow' | 'crashed';

const classifyOutcome = (error: unknown): Outcome => {
  if (error instanceof TaskCrashed) return 'crashed';
  return error instanceof TaskStopped ? 'too slow' : 'refused';
};

/** The portal's readers of untrusted files, configured as in its services. */
export const createReaders = (folder: string, processorMs = PROCESSOR_MS) => {
  const descriptions = childPool('services/personas/src/job-descriptions/read-job-description.child.ts', 400);
  const workbooks = childPool('packages/library-service-kit/src/workbooks/read-workbook.child.ts', 1200);
  const rars = childPool('packages/service-kit/src/archives/unrar.child.ts', 256);
  const options = { processorMs };
  const storeFile = async (bytes: Buffer) => {
    const file = path.join(folder, 'file');
    await writeFile(file, bytes);
    return file;
  };

  const read = async (format: Format, bytes: Buffer): Promise<boolean> => {
    if (format === 'zip')
      return withArchive(await storeFile(bytes), ARCHIVE_LIMITS, async (entries) => {
        for (const entry of entries) await entry.read();
        return true;
      });
    if (format === 'xlsx') return workbooks.run({ path: await storeFile(bytes) }, options).then(() => true);
    if (format === 'rar') {
      const task = { path: await storeFile(bytes) };
      const listed = await rars.run<{ refused?: string }>(task, options);
      if (listed.refused) throw new ArchiveRefused(listed.refused);
      return !(await rars.run<{ refused?: string }>({ ...task, read: 0 }, options)).refused;
    }
    const file = { bytes: new Uint8Array(bytes), fileName: `file.${format}` };
    return (await descriptions.run<{ outcome: string }>(file, options)).outcome === 'read';
  };

  return {
    read: (format: Format, bytes: Buffer): Promise<Outcome> =>
      read(format, bytes).then((isRead): Outcome => (isRead ? 'read' : 'refused'), classifyOutcome),
    close: () => Promise.all([descriptions.close(), workbooks.close(), rars.close()]),
  };
};
