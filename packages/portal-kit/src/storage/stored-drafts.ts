import { localStore } from './browser-storage';

const PREFIX = 'draft:';
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Names a part of a draft: a field of a form, the id of a row. */
export type PartKey = string | number;
/** An edited part and its original; without `part` it was removed. */
export interface Change<P> {
  was?: P;
  part?: P;
}
export type Changes<P> = ReadonlyMap<PartKey, Change<P>>;

interface StoredChange {
  key: PartKey;
  was?: unknown;
  part?: unknown;
}
interface Stored {
  at: number;
  changes: StoredChange[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isChange = (value: unknown): value is StoredChange =>
  isObject(value) && 'key' in value && (typeof value.key === 'string' || typeof value.key === 'number');
// Validated without zod, which is not part of the initial page.
const isStored = (value: unknown): value is Stored =>
  isObject(value) &&
  'at' in value &&
  typeof value.at === 'number' &&
  'changes' in value &&
  Array.isArray(value.changes) &&
  value.changes.every(isChange);

/** Unsaved changes, when they were made and where they are stored. */
export interface StoredDraft<P> {
  entry: string;
  at: number;
  changes: Changes<P>;
}

export const draftKey = (userId: number, name: string): string => `${PREFIX}${userId}:${name}`;

/** A unique storage key for each opened form, so that two tabs do not overwrite each other. */
export const createEntryKey = (key: string): string => `${key}#${Date.now()}-${Math.random()}`;

const listEntries = (): string[] => localStore.keys().filter((entry) => entry.startsWith(PREFIX));

const readStored = (entry: string): Stored | undefined => {
  try {
    const stored: unknown = JSON.parse(localStore.get(entry) ?? 'null');
    return isStored(stored) && stored.at > Date.now() - MAX_AGE_MS ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Reads the newest unsaved draft of this key that is not the form's own. */
export const readDraft = <P>(
  key: string,
  parse: (stored: unknown) => P | undefined,
  own: string,
): StoredDraft<P> | undefined => {
  const [newest] = listEntries()
    .filter((entry) => entry.startsWith(`${key}#`) && entry !== own)
    .flatMap((entry) => {
      const stored = readStored(entry);
      return stored ? [{ entry, ...stored }] : [];
    })
    .sort((a, b) => b.at - a.at);
  if (!newest) return undefined;
  const changes = newest.changes.map(({ key: part, ...change }): [PartKey, Change<P>] => [
    part,
    {
      ...('was' in change && { was: parse(change.was) }),
      ...('part' in change && { part: parse(change.part) }),
    },
  ]);
  return { entry: newest.entry, at: newest.at, changes: new Map(changes) };
};

/** Whether this user has stored drafts that have not expired. */
export const hasDrafts = (userId: number): boolean =>
  listEntries().some((entry) => entry.startsWith(draftKey(userId, '')) && readStored(entry) !== undefined);

/** Stores changes in this browser; no changes remove the entry. */
export const writeDraft = <P>(entry: string, changes: Changes<P>): void => {
  const list = [...changes].map(([part, change]) => ({ key: part, ...change }));
  if (list.length === 0) localStore.remove(entry);
  else localStore.set(entry, JSON.stringify({ at: Date.now(), changes: list }));
};

/** Removes a draft unless its tab has edited it since it was read. */
export const removeDraft = ({ entry, at }: Pick<StoredDraft<unknown>, 'entry' | 'at'>): void => {
  if (readStored(entry)?.at === at) localStore.remove(entry);
};

/** Removes drafts of other users and drafts that are too old. */
export const dropDraftsOfOthers = (userId: number): void => {
  for (const entry of listEntries())
    if (!(entry.startsWith(draftKey(userId, '')) && readStored(entry))) localStore.remove(entry);
};
