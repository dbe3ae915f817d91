import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaPublisher } from '@skills-architect/contracts/build-signature';
import { UserError } from '../user-error';

/** The private key of a publisher. */
export interface SigningKey {
  publisher: string;
  key: KeyObject;
  /** SHA-256 of the public key, in base64url. */
  id: string;
}

const CREATE_ONE = 'Create one: skills-architect-area key FILE --publisher NAME';

const PUBLISHER_LINE = /^Publisher: (\S[^\r\n]{0,99})$/m;

const exportPublic = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' });

/** The record of a key for `publishers` in the deployment file. */
export const toPublisher = ({ publisher, key }: SigningKey): AreaPublisher => ({
  name: publisher,
  keys: [exportPublic(key).toString('base64')],
});

const toSigningKey = (publisher: string, key: KeyObject): SigningKey => ({
  publisher,
  key,
  id: createHash('sha256').update(exportPublic(key)).digest('base64url'),
});

const describeWriteFailure = (file: string, { code, message }: NodeJS.ErrnoException) => {
  if (code === 'EEXIST') return `${file} exists already.`;
  return code === 'ENOENT' ? `There is no folder ${path.dirname(file)}.` : `${file} cannot be written: ${message}`;
};

/** Writes a new Ed25519 key, readable by its owner only; an existing file is never replaced. */
export const createKeyFile = async (file: string, publisher: string): Promise<SigningKey> => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = `Publisher: ${publisher}\n${privateKey.export({ type: 'pkcs8', format: 'pem' })}`;
  if (!PUBLISHER_LINE.test(text)) throw new UserError('Give the name of the publisher, at most 100 characters.');
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(describeWriteFailure(file, error));
  });
  return toSigningKey(publisher, privateKey);
};

const parsePrivateKey = (text: string) => {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
};

/** Reads a key that `createKeyFile` has written. */
export const readKeyFile = async (file: string): Promise<SigningKey> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new UserError(`There is no key ${file}. ${CREATE_ONE}`);
  const publisher = PUBLISHER_LINE.exec(text)?.[1];
  const key = parsePrivateKey(text);
  if (!publisher || key?.asymmetricKeyType !== 'ed25519')
    throw new UserError(`${file} is no key of a publisher. ${CREATE_ONE}`);
  return toSigningKey(publisher, key);
};
