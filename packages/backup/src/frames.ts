import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BSON, type IndexDescriptionInfo } from 'mongodb';
import { BackupRefused } from './backup-refused';

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

/** Reads the frames of a file one by one. */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
  let rest = Buffer.alloc(0);
  const unpacked = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  for await (const chunk of unpacked) {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (rest.length - at > SIZE_BYTES) {
      const size = rest.readInt32LE(at + 1);
      if (size < SIZE_BYTES + 1)
        throw new BackupRefused('This file is not a backup of Skills Architect, or it is damaged.');
      if (rest.length - at < 1 + size) break;
      yield parseFrame(rest.toString('latin1', at, at + 1), rest.subarray(at + 1, at + 1 + size));
      at += 1 + size;
    }
    rest = rest.subarray(at);
  }
  if (rest.length) throw new BackupRefused('This file is incomplete.');
}
