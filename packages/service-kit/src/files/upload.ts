import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '../service/app-error';
import { makeTemporaryFolder } from './temporary-folder';

export interface UploadLimits {
  maxBytes: number;
  maxFiles: number;
  extensions: readonly string[];
}

/** A received file: its temporary path, and the sender's name for it (never a path to write to). */
export interface UploadedFile {
  path: string;
  name: string;
  bytes: number;
}

const MEGABYTE = 1024 * 1024;
const formatSize = (bytes: number) =>
  bytes >= MEGABYTE ? `${Math.round(bytes / MEGABYTE)} mb` : `${Math.max(1, Math.round(bytes / 1024))} kb`;

const MAX_NAME_LENGTH = 200;

/** The last segment of a file name that may contain a path of any operating system; a long one keeps its extension. */
export const plainName = (name: string): string => {
  const last = (name.split(/[\\/]/).pop() ?? '').replace(/\p{Cc}/gu, '');
  if (last.length <= MAX_NAME_LENGTH) return last || 'file';
  const extension = path.extname(last).slice(0, MAX_NAME_LENGTH / 2);
  return last.slice(0, MAX_NAME_LENGTH - extension.length) + extension;
};
export const readExtension = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Streams the files of a multipart request to random temporary names; rejects the whole request when one file breaks a
 * limit.
 */
export const receiveUpload = async (request: FastifyRequest, limits: UploadLimits) => {
  const folder = await makeTemporaryFolder('upload');
  const remove = () => rm(folder, { recursive: true, force: true });
  const files: UploadedFile[] = [];
  try {
    if (!request.isMultipart()) throw new AppError('unsupported', 'Send the file as multipart/form-data.');
    const parts = request.files({ limits: { fileSize: limits.maxBytes, files: limits.maxFiles + 1 } });
    for await (const part of parts) {
      if (files.length === limits.maxFiles)
        throw new AppError(
          'too-large',
          limits.maxFiles === 1
            ? 'only one file can be selected'
            : `At most ${limits.maxFiles} files can be uploaded at once.`,
        );
      const name = plainName(part.filename);
      if (!limits.extensions.includes(readExtension(name)))
        throw new AppError('unsupported', `Invalid format: ${name}. Use ${limits.extensions.join(', ')}.`);
      const target = path.join(folder, String(files.length));
      await pipeline(part.file, createWriteStream(target));
      if (part.file.truncated) throw new AppError('too-large', `The File size exceeds ${formatSize(limits.maxBytes)}`);
      files.push({ path: target, name, bytes: (await stat(target)).size });
    }
    if (!files.length) throw invalid('file', 'Choose a file first.');
    return { files, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};
