import { askReload, notifyMerged } from './conflict';
import type { DraftStore } from './draft-store';
import { type DraftParts, findChanges, listCollisions, rebase } from './merge';

/** The saved record that a draft is an edit of, and how newer states of it are merged. */
export interface SavedRecord<R, V> {
  /** The latest record; undefined while it loads. */
  record: R | undefined;
  /** Noun for messages: `this persona`. */
  what: string;
  toValue: (record: R) => V;
  /** Whether a record is newer than another one; by default the latest one that was read is. */
  isNewer?: (record: R, before: R) => boolean;
  /** Reads the current record after a save was refused as stale. */
  read: (before: R) => Promise<R>;
}

/** Keeps a draft based on the latest state of its record. */
export const mergeWithSaved = <R, V, P>(
  { store, put }: Pick<DraftStore<R, V, P>, 'store' | 'put'>,
  parts: DraftParts<V, P>,
  { what, toValue, isNewer = () => true, read }: SavedRecord<R, V>,
) => {
  /** Replaces what the draft is based on, and its value. */
  const replace = (record: R, base: V, value: V) =>
    put({ record, base, value, replacementCount: store.getState().replacementCount + 1 });

  /** Applies the changes made since `base` to a record. */
  const rebaseOnto = (record: R, base: V) => {
    const latest = toValue(record);
    replace(record, latest, rebase(parts, { base, edited: store.getState().value, latest }));
  };

  /** Shows a record as it is; the changes are discarded. */
  const replaceWith = (record: R) => replace(record, toValue(record), toValue(record));

  return {
    rebaseOnto,
    replaceWith,
    /** Follows a newer record. On a collision the changes stay based on their old one; the user is asked on save. */
    follow: (latest: R): void => {
      const { record: before, base, value } = store.getState();
      if (before !== undefined && !isNewer(latest, before)) return;
      if (before === undefined || !listCollisions(parts, findChanges(parts, base, value), toValue(latest)).length)
        rebaseOnto(latest, base);
    },
    /** Reads the current record and asks the user whose changes stay. */
    resolveConflict: async (): Promise<void> => {
      const { record: before, base } = store.getState();
      if (before === undefined) return;
      const record = await read(before);
      const latest = toValue(record);
      const { value: edited } = store.getState();
      const listChangedParts = (value: V) =>
        new Map([...findChanges(parts, base, value)].map(([key, { part }]) => [key, part]));
      const shouldReload = await askReload({
        what,
        theirs: listChangedParts(latest),
        mine: listChangedParts(edited),
        describe: parts.describe ?? (() => ({})),
        isLost: findChanges(parts, latest, rebase(parts, { base, edited, latest })).size > 0,
      });
      if (shouldReload) return replaceWith(record);
      rebaseOnto(record, base);
      notifyMerged(what);
    },
  };
};
