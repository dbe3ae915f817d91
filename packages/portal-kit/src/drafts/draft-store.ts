import { createStore, type StoreApi } from 'zustand';
import { onUserChange } from '../session/session-store';
import {
  createEntryKey,
  dropDraftsOfOthers,
  readDraft,
  removeDraft,
  type StoredDraft,
  writeDraft,
} from '../storage/stored-drafts';
import { type DraftParts, findChanges } from './merge';

export interface DraftState<R, V, P> {
  /** The record that the changes are based on. */
  record: R | undefined;
  base: V;
  value: V;
  /** Stored draft of an earlier visit, until the user restores or discards it. */
  earlier: StoredDraft<P> | undefined;
  /** How often the value was replaced other than by editing. */
  replacementCount: number;
}

export interface DraftStore<R, V, P> {
  store: StoreApi<DraftState<R, V, P>>;
  /** Updates the state and the stored edits; without `earlier` the earlier draft is removed, and the next one offered. */
  put: (next: Partial<DraftState<R, V, P>>) => void;
  edit: (change: (value: V, base: V) => V) => void;
  /** Removes the stored edits of this form. */
  forget: () => void;
  /** Prevents concurrent saves. */
  lock: { isSaving: boolean };
}

interface OpenDraftOptions<R, V, P> {
  key: string;
  record: R | undefined;
  base: V;
  parts: DraftParts<V, P>;
}

/** Opens a draft and reads the stored one, if any. */
export const openDraft = <R, V, P>({ key, record, base, parts }: OpenDraftOptions<R, V, P>): DraftStore<R, V, P> => {
  const entry = createEntryKey(key);
  const store = createStore<DraftState<R, V, P>>(() => ({
    record,
    base,
    value: base,
    earlier: readDraft(key, parts.parse, entry),
    replacementCount: 0,
  }));
  const { secrets = [] } = parts;
  const storeEdits = (value: V) => {
    const changes = [...findChanges(parts, store.getState().base, value)];
    writeDraft(entry, new Map(changes.filter(([part]) => !secrets.includes(part))));
  };
  const put = (next: Partial<DraftState<R, V, P>>) => {
    const { earlier } = store.getState();
    store.setState(next);
    storeEdits(store.getState().value);
    if (!earlier || store.getState().earlier) return;
    removeDraft(earlier);
    // One that is older still, of another visit or tab, would seem lost until the form is opened again.
    store.setState({ earlier: readDraft(key, parts.parse, entry) });
  };
  return {
    store,
    put,
    edit: (change) => {
      const { value, base: before } = store.getState();
      put({ value: change(value, before) });
    },
    forget: () => storeEdits(store.getState().base),
    lock: { isSaving: false },
  };
};

/** On sign-in, removes drafts of other users and drafts that are too old. */
export const followDrafts = (): (() => void) => onUserChange((user) => user && dropDraftsOfOthers(user.userId));
