import { onUserChange } from '../session/session-store';
import type { Change, Changes } from './merge';

const PREFIX = 'draft:';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

interface StoredChange {
  key: string | number;
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
// Checked by hand: the initial page has no zod; it loads with the first area.
const isStored = (value: unknown): value is Stored =>
  isObject(value) &&
  'at' in value &&
  typeof value.at === 'number' &&
  'changes' in value &&
  Array.isArray(value.changes) &&
  value.changes.every(isChange);

/** Unsaved changes and when they were made. */
export interface StoredDraft<P> {
  at: number;
  changes: Changes<P>;
}

export const draftKey = (userId: number, name: string): string => `${PREFIX}${userId}:${name}`;

const readStored = (key: string): Stored | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isStored(stored) && stored.at > Date.now() - KEPT_FOR_MS ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Reads the unsaved draft of this key. */
export const readDraft = <P>(key: string, parse: (stored: unknown) => P | undefined): StoredDraft<P> | undefined => {
  const stored = readStored(key);
  if (!stored) return undefined;
  const changes = stored.changes.map(({ key: part, ...change }): [string | number, Change<P>] => [
    part,
    {
      ...('was' in change && { was: parse(change.was) }),
      ...('part' in change && { part: parse(change.part) }),
    },
  ]);
  return { at: stored.at, changes: new Map(changes) };
};

/** Stores changes in this browser; no changes remove the entry. */
export const writeDraft = <P>(key: string, { at, changes }: StoredDraft<P>): void => {
  try {
    if (changes.size === 0) localStorage.removeItem(key);
    else
      localStorage.setItem(
        key,
        JSON.stringify({ at, changes: [...changes].map(([part, change]) => ({ key: part, ...change })) }),
      );
  } catch (error) {
    console.warn('A draft could not be kept in this browser', error);
  }
};

/** On sign-in, removes drafts of other users and drafts that are too old. */
export const followDrafts = (): (() => void) =>
  onUserChange((user) => {
    if (!user) return;
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !(key.startsWith(draftKey(user.userId, '')) && readStored(key)))
        localStorage.removeItem(key);
  });
