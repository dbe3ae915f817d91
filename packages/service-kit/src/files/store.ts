import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';

/**
 * Files of one service in GridFS, named by their record (`import/<token>/archive`); the record's access rules apply.
 */
export const fileStore = (db: Connection) => {
  const bucket = () => {
    if (!db.db) throw new Error('files need an open connection');
    return new mongo.GridFSBucket(db.db, { bucketName: 'files' });
  };
  const remove = async (name: string) => {
    for await (const file of bucket().find({ filename: name })) await bucket().delete(file._id);
  };
  const latest = async (name: string) => {
    const [file] = await bucket().find({ filename: name }).sort({ uploadDate: -1 }).limit(1).toArray();
    return file;
  };
  return {
    /** Saves a file under this name; deletes the previous version once the new one is complete. */
    async save(name: string, content: Buffer | Uint8Array | { path: string }) {
      const old = await bucket().find({ filename: name }).toArray();
      const target = bucket().openUploadStream(name);
      if ('path' in content) await pipeline(createReadStream(content.path), target);
      else await pipeline([content], target);
      for (const file of old) await bucket().delete(file._id);
    },
    async read(name: string): Promise<Buffer | undefined> {
      const file = await latest(name);
      if (!file) return undefined;
      const chunks: Buffer[] = [];
      for await (const chunk of bucket().openDownloadStream(file._id)) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    async open(name: string): Promise<{ stream: Readable; bytes: number } | undefined> {
      const file = await latest(name);
      return file && { stream: bucket().openDownloadStream(file._id), bytes: file.length };
    },
    /** Copies a file to this path; false when there is none. */
    async copyTo(name: string, path: string): Promise<boolean> {
      const file = await latest(name);
      if (file) await pipeline(bucket().openDownloadStream(file._id), createWriteStream(path));
      return file !== undefined;
    },
    remove,
    /** Deletes the files whose names start with `prefix`: only those saved before `before`, and not `except`. */
    async removeUnder(prefix: string, { before, except }: { before?: Date; except?: string } = {}) {
      const names = await bucket()
        .find({
          filename: { $gte: prefix, $lt: `${prefix}\uffff`, ...(except !== undefined && { $ne: except }) },
          ...(before && { uploadDate: { $lt: before } }),
        })
        .toArray();
      for (const file of names) await bucket().delete(file._id);
    },
  };
};
export type FileStore = ReturnType<typeof fileStore>;
