import { readFile } from 'node:fs/promises';
import { createExtractorFromData, UnrarError } from 'node-unrar-js';
import { serveChild } from '../workers/serve-child';
import type { RarAnswer, RarFile, RarTask } from './rar-task';

const createExtractor = async (path: string) => {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return createExtractorFromData({ data: new Uint8Array(buffer, byteOffset, byteLength).slice().buffer });
};
type Rar = Awaited<ReturnType<typeof createExtractor>>;

const listFiles = (rar: Rar): RarFile[] =>
  [...rar.getFileList().fileHeaders]
    .map(({ name, unpSize, packSize, flags }, index) => ({
      index,
      name,
      bytes: unpSize,
      packed: packSize,
      encrypted: flags.encrypted,
      directory: flags.directory,
    }))
    .filter(({ directory }) => !directory)
    .map(({ directory: _, ...file }) => file);

const readContent = (rar: Rar, wantedIndex: number) => {
  let index = 0;
  const found = [...rar.extract({ files: () => index++ === wantedIndex }).files];
  return found[0]?.extraction;
};

const toRefusal = (error: unknown): RarAnswer => {
  const isLocked = error instanceof UnrarError && /PASSWORD/.test(error.reason);
  return { refused: isLocked ? 'locked' : 'damaged' };
};

serveChild(async ({ path, read }: RarTask): Promise<RarAnswer> => {
  try {
    const rar = await createExtractor(path);
    if (read === undefined) return { files: listFiles(rar) };
    const content = readContent(rar, read);
    return content ? { content } : { refused: 'damaged' };
  } catch (error) {
    return toRefusal(error);
  }
});
