import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type AreaBuild, AreaBuildFile, callsRefusal, FederationFile } from '@skills-architect/contracts';
import { SIGNATURE_FILE } from '@skills-architect/contracts/build-signature';
import { parseReadably } from './sentence';
import { type ReadSignature, readSignature } from './trust/read-signature';
import { UntrustedBuild } from './trust/untrusted-build';

/** A build in its folder whose files have all been verified. */
export interface ReadBuild {
  folder: string;
  build: AreaBuild;
  /** The build's Module Federation name. */
  scope: string;
  /** SHA-256 of every file when it was verified, by path: only these are served. */
  digests: ReadonlyMap<string, string>;
  /** Its signature; whose it is was not checked yet. */
  signature: ReadSignature | undefined;
  /** Whether it was uploaded, as its folder says even when the database does not know it. */
  isUploaded: boolean;
}

/** Marks the folder of a build that was uploaded; it is no file of the build. */
export const UPLOADED_MARK = '.uploaded';

const MANIFEST = 'area.json';
const FEDERATION = 'mf-manifest.json';
const PARSED = new Set([MANIFEST, FEDERATION]);
/** Files next to a build that pages do not load. */
const UNLISTED = new Set([MANIFEST, `${MANIFEST}.br`, SIGNATURE_FILE]);
const decompress = promisify(brotliDecompress);
const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const read = (folder: string, file: string) =>
  readFile(path.join(folder, file)).catch(() => {
    throw new Error(`its file ${file} is missing: the build is incomplete`);
  });

const parseJson = (file: string, content: Buffer | undefined): unknown => {
  if (!content) throw new Error(`its file ${file} is missing: the build is incomplete`);
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw new Error(`its file ${file} is not valid JSON: the build is incomplete`);
  }
};

const checkFile = async (folder: string, file: string, hash: string) => {
  if (sha384(await read(folder, file)) !== hash)
    throw new UntrustedBuild(`its file ${file} is not the one that was built: its sha384 differs`);
};

/** Compares the compressed copy, which most browsers get, with the original. */
const checkCopy = async (folder: string, file: string, hash: string) => {
  const content = await decompress(await read(folder, `${file}.br`)).catch(() => undefined);
  if (!content || sha384(content) !== hash)
    throw new UntrustedBuild(`its file ${file}.br has other content than ${file}`);
};

const listFiles = async (folder: string) => {
  // A missing folder has no files: what is missing is said below.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
};

/**
 * SHA-256 of these files, by path, and the content of those that are read: the very bytes that were hashed, because a file that is
 * read again may have been replaced meanwhile.
 */
const digestFiles = async (folder: string, files: readonly string[]) => {
  const digests = new Map<string, string>();
  const contents = new Map<string, Buffer>();
  for (const file of files) {
    if (file === SIGNATURE_FILE) continue;
    const content = await read(folder, file);
    digests.set(file, createHash('sha256').update(content).digest('hex'));
    if (PARSED.has(file)) contents.set(file, content);
  }
  return { digests, parse: (file: string) => parseJson(file, contents.get(file)) };
};

const checkFiles = async (folder: string, files: readonly string[], integrity: Record<string, string>) => {
  for (const [file, hash] of Object.entries(integrity)) await checkFile(folder, file, hash);
  for (const file of files) {
    if (UNLISTED.has(file) || file.endsWith('.map') || file in integrity) continue;
    const hash = file.endsWith('.br') ? integrity[file.slice(0, -'.br'.length)] : undefined;
    if (!hash) throw new UntrustedBuild(`it contains the file ${file}, which its ${MANIFEST} does not list`);
    await checkCopy(folder, file.slice(0, -'.br'.length), hash);
  }
};

/**
 * Reads and verifies the build in a folder; throws a readable error when it is invalid, incomplete, or of another area.
 */
export const readBuild = async (folder: string, id: string): Promise<ReadBuild> => {
  const found = await listFiles(folder);
  const files = found.filter((file) => file !== UPLOADED_MARK);
  const { digests, parse } = await digestFiles(folder, files);
  const signature = await readSignature(folder, digests);
  const build = parseReadably(AreaBuildFile, parse(MANIFEST));
  if (build.manifest.id !== id) throw new UntrustedBuild(`its build is of the area ${build.manifest.id}`);
  const { name: scope, metaData, exposes } = parseReadably(FederationFile, parse(FEDERATION));
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
  await checkFiles(folder, files, build.integrity);
  return { folder, build, scope, digests, signature, isUploaded: files.length < found.length };
};
