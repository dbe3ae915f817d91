import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type AreaPublisher,
  BuildStatement,
  SIGNATURE_FILE,
  SignatureEnvelope,
  toSignedBytes,
} from '@skills-architect/contracts/build-signature';
import { UntrustedBuild } from './untrusted-build';

/** The signature of a build, which says nothing before its publisher is checked. */
export interface ReadSignature {
  statement: BuildStatement;
  envelope: SignatureEnvelope;
}

const INVALID = 'its signature is not valid';

const parse = (text: string): ReadSignature => {
  try {
    const envelope = SignatureEnvelope.parse(JSON.parse(text));
    const payload = Buffer.from(envelope.payload, 'base64').toString('utf8');
    return { envelope, statement: BuildStatement.parse(JSON.parse(payload)) };
  } catch (cause) {
    throw new UntrustedBuild(INVALID, { cause });
  }
};

/** Every file must be the signed one, and nothing may be added or left out. */
const checkFiles = ({ statement: { subject } }: ReadSignature, digests: ReadonlyMap<string, string>) => {
  const signed = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
  for (const [file, digest] of digests) {
    if (!signed.has(file)) throw new UntrustedBuild(`it contains the file ${file}, which was not signed`);
    if (signed.get(file) !== digest) throw new UntrustedBuild(`its file ${file} is not the one that was signed`);
  }
  for (const name of signed.keys())
    if (!digests.has(name)) throw new UntrustedBuild(`its signed file ${name} is missing`);
};

/**
 * Reads the signature of the build in a folder and compares it with the SHA-256 of its files (by path, without the signature);
 * undefined when it has none.
 */
export const readSignature = async (
  folder: string,
  digests: ReadonlyMap<string, string>,
): Promise<ReadSignature | undefined> => {
  const text = await readFile(path.join(folder, SIGNATURE_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const signature = parse(text);
  checkFiles(signature, digests);
  return signature;
};

/** The publisher whose key has signed; undefined when none of them has. */
export const findSigner = (
  { envelope }: ReadSignature,
  publishers: readonly AreaPublisher[],
): AreaPublisher | undefined => {
  const bytes = toSignedBytes(Buffer.from(envelope.payload, 'base64'));
  const hasSigned = (text: string) => {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    return envelope.signatures.some(({ sig }) => verify(null, bytes, key, Buffer.from(sig, 'base64')));
  };
  return publishers.find(({ keys }) => keys.some(hasSigned));
};
