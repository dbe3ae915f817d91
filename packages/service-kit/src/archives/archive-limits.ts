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

/** What an archive's directory says about one of its files. */
export interface StatedEntry {
  name: string;
  bytes: number;
  packed: number;
  encrypted: boolean;
}

/** The sentences that zip and rar share. */
export const REFUSALS = {
  damaged: 'The archive is damaged.',
  empty: 'The archive holds no files.',
  locked: 'The archive is locked with a password: send it without one.',
};

/** Small texts pack well; only from this size on does a high ratio mean a bomb. */
const RATIO_COUNTS_FROM = 1024 * 1024;
const MAX_RATIO = 100;

const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} mb`;

const tooMany = (count: number, { maxEntries }: ArchiveLimits) =>
  new ArchiveRefused(`The archive holds ${count} files; at most ${maxEntries} can be taken at once.`);

/** Refuses names that lead out of the archive's own folder, whatever system they are meant for. */
export const checkEntryName = (name: string) => {
  const steps = name.split(/[\\/]/);
  const leadsOut = steps.includes('..') || /^([\\/]|[A-Za-z]:)/.test(name) || name.includes('\0');
  if (leadsOut)
    throw new ArchiveRefused(`The archive holds a file with a path that leads out of it: ${name.slice(0, 100)}`);
};

/** Refuses a directory so long that even listing it is too much; folders and clutter get some room. */
export const checkListing = (count: number, limits: ArchiveLimits) => {
  if (count > limits.maxEntries * 20 + 1000) throw tooMany(count, limits);
};

/** Refuses what would unpack to more than allowed, before anything is unpacked. */
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

/** Refuses one entry that is larger than an entry may be; the others can still be read. */
export const checkEntryBytes = ({ name, bytes }: { name: string; bytes: number }, { maxEntryBytes }: ArchiveLimits) => {
  if (bytes > maxEntryBytes) throw new ArchiveRefused(`${name} is larger than ${mb(maxEntryBytes)}.`);
};

/** Files that systems add and nobody means to send. */
export const isClutter = (name: string) =>
  /(^|[\\/])(__MACOSX[\\/]|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._|~\$)/i.test(name);

/** All checks on an archive's files (folders and clutter left out) before one of them is unpacked. */
export const checkFiles = (files: StatedEntry[], limits: ArchiveLimits) => {
  if (!files.length) throw new ArchiveRefused(REFUSALS.empty);
  if (files.some(({ encrypted }) => encrypted)) throw new ArchiveRefused(REFUSALS.locked);
  checkEntrySizes(files, limits);
};
