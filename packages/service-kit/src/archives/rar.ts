import { createChildPool } from '../workers/child-pool';
import { TaskStopped, workerFile } from '../workers/task-queue';
import {
  type ArchiveEntry,
  type ArchiveLimits,
  ArchiveRefused,
  checkEntryBytes,
  checkEntryName,
  checkFiles,
  checkListing,
  isClutter,
  REFUSALS,
} from './archive-limits';
import type { RarAnswer, RarFile, RarTask } from './rar-task';

const PROCESSOR_MS = 30_000;
const MEMORY_MB = 256;

/** The unpacker parses untrusted bytes, so it runs in a child process for as long as the archive is open. */
const openRar = (path: string) => {
  const pool = createChildPool({ file: workerFile(import.meta.url, 'unrar.child'), size: 1, memoryMb: MEMORY_MB });
  return {
    async ask(task: Omit<RarTask, 'path'>) {
      const answer = await pool
        .run<RarAnswer>({ path, ...task }, { processorMs: PROCESSOR_MS })
        .catch((error: unknown) => {
          if (error instanceof TaskStopped)
            throw new ArchiveRefused(`Unpacking this archive was stopped. ${error.message}`);
          throw new ArchiveRefused(REFUSALS.damaged);
        });
      if ('refused' in answer) throw new ArchiveRefused(REFUSALS[answer.refused]);
      return answer;
    },
    close: () => pool.close(),
  };
};
type OpenRar = ReturnType<typeof openRar>;

const listFiles = async (rar: OpenRar): Promise<RarFile[]> => {
  const answer = await rar.ask({});
  return 'files' in answer ? answer.files : [];
};

const unpack = async (rar: OpenRar, { index, bytes }: RarFile) => {
  const answer = await rar.ask({ read: index });
  if (!('content' in answer) || answer.content.byteLength !== bytes) throw new ArchiveRefused(REFUSALS.damaged);
  return Buffer.from(answer.content);
};

/**
 * Opens a rar, checks all names and sizes, and passes its files to `work`; throws a readable error when it is damaged.
 */
export const withRar = async <T>(
  path: string,
  limits: ArchiveLimits,
  work: (entries: ArchiveEntry[]) => Promise<T>,
): Promise<T> => {
  const rar = openRar(path);
  try {
    const all = await listFiles(rar);
    checkListing(all.length, limits);
    for (const { name, bytes } of all) {
      checkEntryName(name);
      if (bytes < 0) throw new ArchiveRefused(REFUSALS.damaged);
    }
    const files = all.filter(({ name }) => !isClutter(name));
    checkFiles(files, limits);
    return await work(
      files.map((file) => ({
        name: file.name.replaceAll('\\', '/'),
        bytes: file.bytes,
        read: async () => {
          checkEntryBytes(file, limits);
          return unpack(rar, file);
        },
      })),
    );
  } finally {
    await rar.close();
  }
};
