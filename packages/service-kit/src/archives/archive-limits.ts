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

/** Metadata of one file from the archive's directory. */
export interface StatedEntry {
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
const RATIO_COUNTS_FROM = 1024 * 1024;
const MAX_RATIO = 100;

const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} mb`;

const tooMany = (count: number, { maxEntries }: ArchiveLimits) =>
  new ArchiveRefused(`The archive holds ${count} files; at most ${maxEntries} can be taken at once.`);

/** Rejects entry names that leave the archive's own folder, on any operating system. */
export const checkEntryName = (name: string) => {
  const steps = name.split(/[\\/]/);
  const leadsOut = steps.includes('..') || /^([\\/]|[A-Za-z]:)/.test(name) || name.includes('\0');
  if (leadsOut)
    throw new ArchiveRefused(`The archive contains a file with a path that leads out of it: ${name.slice(0, 100)}`);
};

/** Rejects a directory with too many entries; folders and clutter have some extra room. */
export const checkListing = (count: number, limits: ArchiveLimits) => {
  if (count > limits.maxEntries * 20 + 1000) throw tooMany(count, limits);
};

/** Rejects archives whose unpacked size exceeds the limits, before unpacking anything. */
export const checkEntrySizes = (entries: Omit<StatedEntry, 'encrypted'>[], limits: ArchiveLimits) => {
  if (entries.length > limits.maxEntries) throw tooMany(entries.length, limits);
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

/** Rejects a single oversized entry; the other entries stay readable. */
export const checkEntryBytes = ({ name, bytes }: { name: string; bytes: number }, { maxEntryBytes }: ArchiveLimits) => {
  if (bytes > maxEntryBytes) throw new ArchiveRefused(`${name} is larger than ${mb(maxEntryBytes)}.`);
};

/** Files that operating systems add and users do not mean to upload. */
export const isClutter = (name: string) =>
  /(^|[\\/])(__MACOSX[\\/]|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._|~\$)/i.test(name);

/** Runs all checks on an archive's files (without folders and clutter) before unpacking. */
export const checkFiles = (files: StatedEntry[], limits: ArchiveLimits) => {
  if (!files.length) throw new ArchiveRefused(REFUSALS.empty);
  if (files.some(({ encrypted }) => encrypted)) throw new ArchiveRefused(REFUSALS.locked);
  checkEntrySizes(files, limits);
};
