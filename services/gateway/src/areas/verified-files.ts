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
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const toType = (file: string) => {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
};

/**
 * Reads a file of a build, or its compressed copy if wanted and there; undefined when the build has no such file. The bytes
 * that are sent are those that were compared: `onAltered` is told when they are not those of the accepted build.
 */
export const readVerified = async (
  { folder, digests }: Pick<ReadBuild, 'folder' | 'digests'>,
  file: string,
  { acceptsBrotli, onAltered }: { acceptsBrotli: boolean; onAltered: () => void },
): Promise<VerifiedFile | undefined> => {
  const isCompressed = acceptsBrotli && digests.has(`${file}.br`);
  const name = isCompressed ? `${file}.br` : file;
  const digest = digests.get(name);
  if (digest === undefined) return undefined;
  const bytes = await readFile(path.join(folder, name)).catch(() => undefined);
  if (bytes && sha256(bytes) === digest) return { bytes, digest, isCompressed, type: toType(file) };
  onAltered();
  return undefined;
};

/** First and last byte of a `Range` header with one range; undefined: send everything. */
export const readRange = (header: string | undefined, length: number): { from: number; to: number } | undefined => {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!start && !end) return undefined;
  const from = start ? Number(start) : Math.max(0, length - Number(end));
  const to = start && end ? Math.min(Number(end), length - 1) : length - 1;
  return from <= to && from < length ? { from, to } : undefined;
};
