import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

export interface ArchiveLimits {
  /** Entries with content, folders not counted. */
  maxEntries: number;
  /** Unpacked bytes of one entry. */
  maxEntryBytes: number;
  /** Unpacked bytes of all entries. */
  maxTotalBytes: number;
}

/** An archive that cannot be taken: the sentence says why. */
export class ArchiveRefused extends Error {}

export interface ArchiveEntry {
  /** The name inside the archive, with its folders. */
  name: string;
  /** Unpacked bytes as the archive states them. */
  bytes: number;
  /** Unpacks the entry; refuses one that holds more than it states. */
  read: () => Promise<Buffer>;
}

/** Small texts pack well; only from this size on does a high ratio mean a bomb. */
const RATIO_COUNTS_FROM = 1024 * 1024;
const MAX_RATIO = 100;

const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} mb`;

/** Refuses names that lead out of the archive's own folder, whatever system they are meant for. */
export const checkEntryName = (name: string) => {
  const steps = name.split(/[\\/]/);
  const leadsOut = steps.includes('..') || /^([\\/]|[A-Za-z]:)/.test(name) || name.includes('\0');
  if (leadsOut)
    throw new ArchiveRefused(`The archive holds a file with a path that leads out of it: ${name.slice(0, 100)}`);
};

/** Refuses what would unpack to more than allowed, before anything is unpacked. */
export const checkEntrySizes = (entries: { name: string; bytes: number; packed: number }[], limits: ArchiveLimits) => {
  if (entries.length > limits.maxEntries)
    throw new ArchiveRefused(
      `The archive holds ${entries.length} files; at most ${limits.maxEntries} can be taken at once.`,
    );
  for (const { name, bytes, packed } of entries) {
    if (bytes > RATIO_COUNTS_FROM && bytes > packed * MAX_RATIO)
      throw new ArchiveRefused(`${name} would unpack to far more than its size: the archive is not accepted.`);
  }
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > limits.maxTotalBytes)
    throw new ArchiveRefused(
      `The archive would unpack to ${mb(total)}; at most ${mb(limits.maxTotalBytes)} can be taken.`,
    );
};

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

const listed = (zip: ZipFile) =>
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

const unpack = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      // yauzl itself ends the stream with an error when there is more than the entry states.
      stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
      stream.on('error', reject);
    });
  });

/** Files that systems add and nobody means to send. */
const isClutter = (name: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._|~\$)/.test(name);

/** Opens a zip, checks all names and sizes, and hands its files to `work`; a damaged one is refused with a sentence. */
export const withZip = async <T>(
  path: string,
  limits: ArchiveLimits,
  work: (entries: ArchiveEntry[]) => Promise<T>,
): Promise<T> => {
  const zip = await open(path, { lazyEntries: true, autoClose: false, strictFileNames: false }).catch(() => {
    throw new ArchiveRefused('The archive is damaged or is no zip file.');
  });
  try {
    const all = await listed(zip).catch((error: Error) => {
      throw new ArchiveRefused(
        /file ?name|path/i.test(error.message)
          ? `The archive holds a file with a path that leads out of it: ${error.message}`
          : 'The archive is damaged.',
      );
    });
    for (const entry of all) checkEntryName(entry.fileName);
    const files = all.filter((entry) => !entry.fileName.endsWith('/') && !isClutter(entry.fileName));
    checkEntrySizes(
      files.map((entry) => ({ name: entry.fileName, bytes: entry.uncompressedSize, packed: entry.compressedSize })),
      limits,
    );
    return await work(
      files.map((entry) => ({
        name: entry.fileName,
        bytes: entry.uncompressedSize,
        read: () => {
          if (entry.uncompressedSize > limits.maxEntryBytes)
            throw new ArchiveRefused(`${entry.fileName} is larger than ${mb(limits.maxEntryBytes)}.`);
          return unpack(zip, entry);
        },
      })),
    );
  } finally {
    zip.close();
  }
};
