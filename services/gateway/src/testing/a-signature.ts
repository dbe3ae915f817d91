import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  type AreaPublisher,
  type BuildStatement,
  SIGNATURE_FILE,
  STATEMENT_MEDIA_TYPE,
  toSignedBytes,
  toStatement,
} from '@skills-architect/contracts/build-signature';

/** A publisher with a new key: its record in the deployment file, and the key. */
export const aPublisher = (name: string): { record: AreaPublisher; key: KeyObject } => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return { record: { name, keys: [text] }, key: privateKey };
};

/** The files of a build with a signature over them. */
export const signFiles = (
  files: Record<string, string>,
  key: KeyObject,
  predicate: Partial<BuildStatement['predicate']> = {},
): Record<string, string> => {
  const digests = Object.entries(files).map(([name, content]) => [
    name,
    createHash('sha256').update(content).digest('hex'),
  ]);
  const statement = toStatement(Object.fromEntries(digests), {
    publisher: 'Garden Team',
    area: 'garden',
    version: '1.0.0',
    signedAt: '2026-01-01T00:00:00Z',
    expiresAt: '2999-01-01T00:00:00Z',
    ...predicate,
  });
  const payload = Buffer.from(JSON.stringify(statement));
  const sig = sign(null, toSignedBytes(payload), key).toString('base64');
  const signatures = [{ keyid: 'test', sig }];
  const envelope = { payloadType: STATEMENT_MEDIA_TYPE, payload: payload.toString('base64'), signatures };
  return { ...files, [SIGNATURE_FILE]: JSON.stringify(envelope) };
};
