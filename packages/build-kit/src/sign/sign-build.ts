import { execFile } from 'node:child_process';
import { createHash, sign } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  SIGNATURE_FILE,
  type SignatureEnvelope,
  STATEMENT_MEDIA_TYPE,
  toSignedBytes,
  toStatement,
} from '@skills-architect/contracts/build-signature';
import { checkBuild } from '../area-build';
import { UserError } from '../user-error';
import type { SigningKey } from './key-file';

const DAY_MS = 24 * 3600 * 1000;

/** What is signed besides the files. */
export interface SignOptions {
  /** Days until the signature expires. */
  days: number;
  /** The commit that was built. */
  commit?: string | undefined;
  now?: Date;
}

/** The commit of the repository around a folder; undefined outside of one. */
export const readCommit = async (dir: string): Promise<string | undefined> => {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: dir }).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() || undefined;
};

/** SHA-256 of every file of a build but its signature, by path. */
const hashFiles = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name !== SIGNATURE_FILE)
    .sort();
  const hashes = files.map(async (name) => {
    const content = await readFile(path.join(folder, name));
    return [name, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
};

const readArea = async (folder: string) => {
  const text = await readFile(path.join(folder, 'area.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new UserError(`${folder} contains no build of an area.`);
  return checkBuild(JSON.parse(text));
};

/** Signs the build in a folder: writes the signature beside its files, in place of a former one. */
export const signBuild = async (
  folder: string,
  { publisher, key, id }: SigningKey,
  { days, commit, now = new Date() }: SignOptions,
): Promise<void> => {
  const { manifest, version } = await readArea(folder);
  const statement = toStatement(await hashFiles(folder), {
    publisher,
    area: manifest.id,
    version,
    ...(commit && { commit }),
    signedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  });
  const payload = Buffer.from(JSON.stringify(statement));
  const envelope: SignatureEnvelope = {
    payloadType: STATEMENT_MEDIA_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: id, sig: sign(null, toSignedBytes(payload), key).toString('base64') }],
  };
  await writeFile(path.join(folder, SIGNATURE_FILE), `${JSON.stringify(envelope)}\n`);
};
