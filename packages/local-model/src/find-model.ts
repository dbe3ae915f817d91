import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { type ConvertFile, checkFiles, convertHere, hashOf, unpackModel } from './kept-files';
import { MODEL_FILES, type ModelPackage } from './model-package';

const BLOCKED: readonly number[] = [401, 403, 407, 451];
/** Whole download of an archive; a slow line is not a reason to begin again. */
const DOWNLOAD_MS = 10 * 60_000;

/** No place has the model; the message says what was tried and what can be done. */
export class ModelNotFound extends Error {}

/** What a failed connection means, by its code. */
const MEANINGS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name is not known here, so this machine may have no internet',
  EAI_AGAIN: 'the name is not known here, so this machine may have no internet',
  ECONNREFUSED: 'does not answer',
  ETIMEDOUT: 'does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'does not answer',
  UND_ERR_SOCKET: 'broke the download off',
  ECONNRESET: 'broke the download off',
};

const describe = (error: unknown) => {
  // Errors of Node's own code are no `Error` of a test's realm.
  const cause = isNativeError(error) && isNativeError(error.cause) ? error.cause : error;
  if (!isNativeError(cause)) return String(cause);
  return ('code' in cause && MEANINGS[String(cause.code)]) || cause.message;
};

const download = async (url: string, sha256: string): Promise<Uint8Array> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
  if (!response.ok)
    throw new Error(
      `answered ${response.status}${BLOCKED.includes(response.status) ? ', so the file may be blocked' : ''}`,
    );
  const bytes = new Uint8Array(await response.arrayBuffer());
  const found = hashOf(bytes);
  if (found !== sha256)
    throw new Error(`sent another file (SHA-256 ${found.slice(0, 12)}…), perhaps damaged or a page of a proxy`);
  return bytes;
};

export interface FindOptions {
  /** A folder with the model's files, in place of a download. */
  folder?: string | undefined;
  /** Downloads are kept here. */
  cacheDir: string;
  model: ModelPackage;
  say?: (line: string) => void;
  /** Where files are converted; by default in this thread. */
  convert?: ConvertFile;
}

const FILES = MODEL_FILES.join(' and ');

const checkGiven = async (folder: string, model: ModelPackage): Promise<string> => {
  const files = await checkFiles(folder, model);
  if (files === 'whole') return folder;
  throw new ModelNotFound(
    files === 'missing'
      ? `The folder ${folder} of SEMANTICS_MODEL has no ${FILES}.`
      : `The files in the folder ${folder} of SEMANTICS_MODEL are damaged, or not those of ${model.name}: copy them again.`,
  );
};

/**
 * The folder of a model: the given one, the one kept by an earlier download if its files are unchanged, or that of a new
 * download whose hash is checked.
 * @throws ModelNotFound
 */
export const findModel = async ({
  folder,
  cacheDir,
  model,
  say = () => undefined,
  convert = convertHere,
}: FindOptions): Promise<string> => {
  if (folder !== undefined) return checkGiven(folder, model);
  const kept = path.resolve(cacheDir, `${model.name}-${model.sha256.slice(0, 12)}`);
  const before = await checkFiles(kept, model);
  if (before === 'whole') return kept;
  if (before === 'changed') say(`The language model in ${kept} is damaged and is downloaded again`);
  const failures: string[] = [];
  for (const url of model.urls) {
    try {
      say(`Downloading the language model ${model.name} from ${new URL(url).host}`);
      await unpackModel(await download(url, model.sha256), model, kept, convert);
      if ((await checkFiles(kept, model)) === 'whole') return kept;
      throw new Error('its files are not the expected ones');
    } catch (error) {
      failures.push(`${new URL(url).host}: ${describe(error)}`);
    }
  }
  throw new ModelNotFound(
    `The language model ${model.name} could not be downloaded (${failures.join('; ')}). ` +
      `Allow one of these hosts, or set SEMANTICS_MODEL to a folder with ${FILES}.`,
  );
};
