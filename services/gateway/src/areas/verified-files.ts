import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import mime from 'mime';
import type { ReadBuild } from './read-build';

/** A file of a build as it is sent. */
export interface VerifiedFile {
  bytes: Buffer;
  /** SHA-256 of the bytes. */
  digest: string;
  type: string;
  isCompressed: boolean;
  /** To be called when the file is sent. */
  release: () => void;
}

interface Wanted {
  acceptsBrotli: boolean;
  /** Is told that a file is not that of the accepted build. */
  onAltered: () => void;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const toType = (file: string) => {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
};

const readIfEqual = async (place: string, digest: string) => {
  const bytes = await readFile(place).catch(() => undefined);
  return bytes && sha256(bytes) === digest ? bytes : undefined;
};

/**
 * Returns a function that reads a file of a build, or its compressed copy if wanted and there; undefined when the build has no such
 * file. The bytes that are sent are those that were compared. Those who get a file at the same time share it: otherwise anybody could
 * fill the memory by reading a large one slowly, many times.
 */
export const verifiedFiles = () => {
  const beingSent = new Map<string, { content: Promise<Buffer | undefined>; readers: number }>();

  const share = (place: string, digest: string) => {
    const shared = beingSent.get(digest) ?? { content: readIfEqual(place, digest), readers: 0 };
    beingSent.set(digest, shared);
    shared.readers += 1;
    const release = () => {
      shared.readers -= 1;
      if (!shared.readers) beingSent.delete(digest);
    };
    return { content: shared.content, release };
  };

  return async (
    { folder, digests }: Pick<ReadBuild, 'folder' | 'digests'>,
    file: string,
    { acceptsBrotli, onAltered }: Wanted,
  ): Promise<VerifiedFile | undefined> => {
    const isCompressed = acceptsBrotli && digests.has(`${file}.br`);
    const name = isCompressed ? `${file}.br` : file;
    const digest = digests.get(name);
    if (digest === undefined) return undefined;
    const { content, release } = share(path.join(folder, name), digest);
    const bytes = await content;
    if (bytes) return { bytes, digest, isCompressed, type: toType(file), release };
    release();
    onAltered();
    return undefined;
  };
};

/** First and last byte of a `Range` header with one range; undefined: send everything. */
export const readRange = (header: string | undefined, length: number): { from: number; to: number } | undefined => {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!start && !end) return undefined;
  const from = start ? Number(start) : Math.max(0, length - Number(end));
  const to = start && end ? Math.min(Number(end), length - 1) : length - 1;
  return from <= to && from < length ? { from, to } : undefined;
};
