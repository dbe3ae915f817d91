import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BSON, type IndexDescriptionInfo } from 'mongodb';
import { BackupRefused } from './backup-refused';
import { decrypt, ENCRYPTED } from './encryption';

export const FORMAT = 'skills-architect-backup 1';

/** Starts a collection. `database` is the name without the deployment's prefix. */
export interface CollectionFrame {
  database: string;
  name: string;
  options: Record<string, unknown>;
  indexes: IndexDescriptionInfo[];
}
/** Starts a file. */
export interface HeadFrame {
  format: string;
  at: Date;
}
export interface EndFrame {
  documents: number;
}

export type Frame =
  | { kind: 'H'; head: HeadFrame }
  | { kind: 'C'; collection: CollectionFrame }
  | { kind: 'D'; document: Buffer }
  | { kind: 'E'; end: EndFrame };

const SIZE_BYTES = 4;

export const toFrame = (kind: Frame['kind'], document: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(kind, 'latin1'), document]);

const parseFrame = (kind: string, bytes: Buffer): Frame => {
  if (kind === 'D') return { kind, document: bytes };
  const read = BSON.deserialize(bytes);
  if (kind === 'H') return { kind, head: { format: String(read.format), at: new Date(read.at) } };
  if (kind === 'E') return { kind, end: { documents: Number(read.documents) } };
  if (kind !== 'C') throw new BackupRefused('This file is not a backup of Skills Architect, or it is damaged.');
  const { database, name, options, indexes } = read;
  return { kind, collection: { database, name, options, indexes } };
};

/** Whether a file begins like an encrypted one. */
const isEncrypted = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0);
    return buffer.equals(ENCRYPTED);
  } finally {
    await handle.close();
  }
};

const decryptionOf = async (file: string, passphrase: string | undefined) => {
  if (!(await isEncrypted(file))) return undefined;
  if (!passphrase) throw new BackupRefused('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  return decrypt(passphrase);
};

/** Reads the frames of a file one by one. */
export async function* readFrames(file: string, passphrase?: string): AsyncGenerator<Frame> {
  let rest = Buffer.alloc(0);
  const unpacked = createGunzip();
  const decryption = await decryptionOf(file, passphrase);
  const stored = createReadStream(file);
  // The loop below gets the error of each part by the last one.
  if (decryption) pipeline(stored, decryption, unpacked, () => undefined);
  else pipeline(stored, unpacked, () => undefined);
  for await (const chunk of unpacked) {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let offset = 0;
    while (rest.length - offset > SIZE_BYTES) {
      const size = rest.readInt32LE(offset + 1);
      if (size < SIZE_BYTES + 1)
        throw new BackupRefused('This file is not a backup of Skills Architect, or it is damaged.');
      if (rest.length - offset < 1 + size) break;
      yield parseFrame(rest.toString('latin1', offset, offset + 1), rest.subarray(offset + 1, offset + 1 + size));
      offset += 1 + size;
    }
    rest = rest.subarray(offset);
  }
  if (rest.length) throw new BackupRefused('This file is incomplete.');
}
