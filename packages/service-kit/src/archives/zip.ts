import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import {
  type ArchiveEntry,
  type ArchiveLimits,
  ArchiveRefused,
  checkEntryBytes,
  checkEntryName,
  checkFiles,
  checkListing,
  isClutter,
  REFUSALS,
} from './archive-limits';
import { zipNames } from './zip-names';

const OPTIONS: yauzl.Options = { lazyEntries: true, autoClose: false, decodeStrings: false };
const openPath = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
const openBytes = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

const open = (zip: string | Uint8Array) =>
  typeof zip === 'string'
    ? openPath(zip, OPTIONS)
    : openBytes(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), OPTIONS);

const listEntries = (zip: ZipFile) =>
  new Promise<Entry[]>((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });

const damagedArchive = () => new ArchiveRefused(REFUSALS.damaged);

const openEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(damagedArchive()) : resolve(stream)));
  });

const unpack = async (zip: ZipFile, entry: Entry) => {
  const stream = await openEntry(zip, entry);
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    // yauzl ends the stream with an error when the entry is larger than declared.
    stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    stream.on('error', () => reject(damagedArchive()));
  });
};

/** A file of a zip that can also be read as a stream; damage and wrong sizes end the stream with an error. */
export interface ZippedFile extends ArchiveEntry {
  open: () => Promise<Readable>;
}

/**
 * Opens a zip (path or bytes), checks all names and sizes, and passes its files to `work`; throws a readable error when
 * it is damaged.
 */
export const withZip = async <T>(
  source: string | Uint8Array,
  limits: ArchiveLimits,
  work: (entries: ZippedFile[]) => Promise<T>,
): Promise<T> => {
  const zip = await open(source).catch(() => {
    throw new ArchiveRefused('The archive is damaged or is no zip file.');
  });
  try {
    checkListing(zip.entryCount, limits);
    const all = await listEntries(zip).catch(() => {
      throw damagedArchive();
    });
    const names = zipNames(all);
    for (const name of names) checkEntryName(name);
    const files = all
      .map((entry, index) => ({ entry, name: names[index] ?? '' }))
      .filter(({ name }) => !name.endsWith('/') && !isClutter(name))
      .map(({ entry, name }) => ({
        entry,
        name,
        bytes: entry.uncompressedSize,
        packed: entry.compressedSize,
        encrypted: (entry.generalPurposeBitFlag & 1) === 1,
      }));
    checkFiles(files, limits);
    return await work(
      files.map(({ entry, name, bytes }) => ({
        name,
        bytes,
        read: async () => {
          checkEntryBytes({ name, bytes }, limits);
          return unpack(zip, entry);
        },
        open: () => openEntry(zip, entry),
      })),
    );
  } finally {
    zip.close();
  }
};
