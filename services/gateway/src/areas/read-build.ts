import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type AreaBuild, AreaBuildFile, callsRefusal, FederationFile } from '@skills-architect/contracts';
import { parseReadably } from './sentence';

/** A build in its folder whose files have all been verified. */
export interface ReadBuild {
  folder: string;
  build: AreaBuild;
  /** The build's Module Federation name. */
  scope: string;
}

const MANIFEST = 'area.json';
const FEDERATION = 'mf-manifest.json';
/** Files next to a build that pages do not load. */
const UNLISTED = new Set([MANIFEST, `${MANIFEST}.br`]);
const decompress = promisify(brotliDecompress);
const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const read = (folder: string, file: string) =>
  readFile(path.join(folder, file)).catch(() => {
    throw new Error(`its file ${file} is missing: the build is incomplete`);
  });

const readJson = async (folder: string, file: string): Promise<unknown> => {
  const text = (await read(folder, file)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`its file ${file} is not valid JSON: the build is incomplete`);
  }
};

const checkFile = async (folder: string, file: string, hash: string) => {
  if (sha384(await read(folder, file)) !== hash)
    throw new Error(`its file ${file} is not the one that was built: its sha384 differs`);
};

/** Compares the compressed copy, which most browsers get, with the original. */
const checkCopy = async (folder: string, file: string, hash: string) => {
  const content = await decompress(await read(folder, `${file}.br`)).catch(() => undefined);
  if (!content || sha384(content) !== hash) throw new Error(`its file ${file}.br has other content than ${file}`);
};

const checkFiles = async (folder: string, integrity: Record<string, string>) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  for (const [file, hash] of Object.entries(integrity)) await checkFile(folder, file, hash);
  for (const file of files) {
    if (UNLISTED.has(file) || file.endsWith('.map') || file in integrity) continue;
    const hash = file.endsWith('.br') ? integrity[file.slice(0, -'.br'.length)] : undefined;
    if (!hash) throw new Error(`it contains the file ${file}, which its ${MANIFEST} does not list`);
    await checkCopy(folder, file.slice(0, -'.br'.length), hash);
  }
};

/**
 * Reads and verifies the build in a folder; throws a readable error when it is invalid, incomplete, or of another area.
 */
export const readBuild = async (folder: string, id: string): Promise<ReadBuild> => {
  const build = parseReadably(AreaBuildFile, await readJson(folder, MANIFEST));
  if (build.manifest.id !== id) throw new Error(`its build is of the area ${build.manifest.id}`);
  const { name: scope, metaData, exposes } = parseReadably(FederationFile, await readJson(folder, FEDERATION));
  const ownScope = `mfe_${id.replace(/\W/g, '_')}`;
  // Under the name of another area, pages would load the code of this one instead of it.
  if (scope !== ownScope) throw new Error(`its ${FEDERATION} has the name ${scope}; it must be ${ownScope}`);
  const { remoteEntry } = metaData;
  const entry = path.posix.join(remoteEntry.path, remoteEntry.name);
  if (!exposes.some(({ name }) => name === 'app')) throw new Error(`its ${FEDERATION} exposes no app`);
  for (const file of [entry, FEDERATION])
    if (!(file in build.integrity)) throw new Error(`its ${MANIFEST} states no sha384 of ${file}`);
  const refusal = callsRefusal(id, build.calls ?? []);
  if (refusal) throw new Error(refusal);
  await checkFiles(folder, build.integrity);
  return { folder, build, scope };
};
