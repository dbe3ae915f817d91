import { open } from 'node:fs/promises';
import { type ArchiveEntry, type ArchiveLimits, ArchiveRefused } from './archive-limits';
import { withZip } from './zip';

const INVALID = 'Invalid format: send a zip or rar of job descriptions.';

/** Loaded when a rar is opened: processes that read documents open zips, and need no pool of processes. */
const withRar = async <T>(
  path: string,
  limits: ArchiveLimits,
  work: (entries: ArchiveEntry[]) => Promise<T>,
): Promise<T> => {
  const rar = await import('./rar');
  return rar.withRar(path, limits, work);
};

const OPENERS = [
  { magic: Buffer.from('PK\x03\x04', 'latin1'), open: withZip },
  // An empty zip consists of its end-of-central-directory record only.
  { magic: Buffer.from('PK\x05\x06', 'latin1'), open: withZip },
  { magic: Buffer.from('Rar!\x1a\x07', 'latin1'), open: withRar },
];

const firstBytes = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Opens a zip or rar, detected by content, checks all names and sizes, and passes its files to `work`. */
export const withArchive = async <T>(
  path: string,
  limits: ArchiveLimits,
  work: (entries: ArchiveEntry[]) => Promise<T>,
): Promise<T> => {
  const start = await firstBytes(path);
  const opener = OPENERS.find(({ magic }) => start.subarray(0, magic.length).equals(magic));
  if (!opener) throw new ArchiveRefused(INVALID);
  return opener.open(path, limits, work);
};
