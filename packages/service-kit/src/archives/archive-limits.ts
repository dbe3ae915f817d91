export interface ArchiveLimits {
  /** Number of file entries; folders are not counted. */
  maxEntries: number;
  /** Maximum unpacked size of one entry, in bytes. */
  maxEntryBytes: number;
  /** Maximum unpacked size of all entries, in bytes. */
  maxTotalBytes: number;
}

/** Thrown when an archive is rejected; the message is shown to the user. */
export class ArchiveRefused extends Error {}

export interface ArchiveEntry {
  /** Entry name with its folders. */
  name: string;
  /** Unpacked size in bytes, as declared by the archive. */
  bytes: number;
  /** Unpacks the entry; throws when it is larger than declared. */
  read: () => Promise<Buffer>;
}

/** A file as listed in the archive's directory; sizes in bytes. */
export interface ListedEntry {
  name: string;
  bytes: number;
  packed: number;
  encrypted: boolean;
}

/** Error messages shared by zip and rar. */
export const REFUSALS = {
  damaged: 'The archive is damaged.',
  empty: 'The archive contains no files.',
  locked: 'The archive is locked with a password: send it without one.',
};

/** Small texts compress well; only from this size is a high ratio a sign of a zip bomb. */
const RATIO_MIN_BYTES = 1024 * 1024;
const MAX_RATIO = 100;

const formatMb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} mb`;

const tooMany = (count: number, { maxEntries }: ArchiveLimits) =>
  new ArchiveRefused(`The archive contains ${count} files; at most ${maxEntries} are allowed.`);

/** Rejects entry names that leave the archive's own folder, on any operating system. */
export const checkEntryName = (name: string) => {
  const steps = name.split(/[\\/]/);
  const isOutside = steps.includes('..') || /^([\\/]|[A-Za-z]:)/.test(name) || name.includes('\0');
  if (isOutside)
    throw new ArchiveRefused(`The archive contains a file with a path that leads out of it: ${name.slice(0, 100)}`);
};

/** Rejects a directory with far too many entries. The limit is generous, because it also counts folders and clutter. */
export const checkListing = (count: number, limits: ArchiveLimits) => {
  if (count > limits.maxEntries * 20 + 1000) throw tooMany(count, limits);
};

/** Rejects archives whose unpacked size exceeds the limits, before unpacking anything. */
export const checkEntrySizes = (entries: Omit<ListedEntry, 'encrypted'>[], limits: ArchiveLimits) => {
  if (entries.length > limits.maxEntries) throw tooMany(entries.length, limits);
  for (const { name, bytes, packed } of entries) {
    if (bytes > RATIO_MIN_BYTES && bytes > packed * MAX_RATIO)
      throw new ArchiveRefused(`${name} would unpack to far more than its size: the archive is not accepted.`);
  }
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > limits.maxTotalBytes)
    throw new ArchiveRefused(
      `The archive would unpack to ${formatMb(total)}; at most ${formatMb(limits.maxTotalBytes)} are allowed.`,
    );
};

/** Rejects a single oversized entry; the other entries stay readable. */
export const checkEntryBytes = ({ name, bytes }: { name: string; bytes: number }, { maxEntryBytes }: ArchiveLimits) => {
  if (bytes > maxEntryBytes) throw new ArchiveRefused(`${name} is larger than ${formatMb(maxEntryBytes)}.`);
};

/** Files that operating systems add and users do not mean to upload. */
export const isClutter = (name: string) =>
  /(^|[\\/])(__MACOSX[\\/]|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._|~\$)/i.test(name);

/** Runs all checks on an archive's files (without folders and clutter) before unpacking. */
export const checkFiles = (files: ListedEntry[], limits: ArchiveLimits) => {
  if (!files.length) throw new ArchiveRefused(REFUSALS.empty);
  if (files.some(({ encrypted }) => encrypted)) throw new ArchiveRefused(REFUSALS.locked);
  checkEntrySizes(files, limits);
};
