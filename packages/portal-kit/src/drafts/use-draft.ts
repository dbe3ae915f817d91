import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { CallFailure } from '../calls/call-failure';
import { notify } from '../notifications/notify';
import { useSession } from '../session/session-store';
import { askReload, createPartDescriber, notifyMerged } from './conflict';
import { openDraft } from './draft-store';
import { type DraftParts, findChanges, hasCollision, rebase } from './merge';
import { draftKey } from './stored-drafts';
import { useUnsavedChanges } from './unsaved-changes';
import { useOffer } from './use-offer';

/** A form that holds the edited value. */
export interface DraftForm<V> {
  getValues: () => V;
  reset: (value: V) => void;
  watch: (listener: () => void) => { unsubscribe: () => void };
}

/** The edited value and how it is split into parts that merge independently. */
export interface DraftOptions<R, V, P> {
  /**
   * Storage key of form and record: `persona 12`. When it changes, another draft opens and edits of the previous one
   * stay stored.
   */
  name: string;
  /** Noun for messages: `this persona`. */
  what: string;
  /** Record of an offered draft, as text: `Planner of Northwind`; undefined while unknown. */
  subject: string | undefined;
  /** The latest record; `undefined` while it loads and while creating one. */
  record: R | undefined;
  /** A new record is being created. */
  isNew?: boolean;
  /** Initial value when there is no record. */
  empty: V;
  toValue: (record: R) => V;
  parts: DraftParts<V, P>;
  /** Whether a record is newer than another one. */
  isNewer: (record: R, before: R) => boolean;
  /** Reads the current record after a save was refused as stale. */
  read?: (before: R) => Promise<R>;
  /** Labels of the parts in conflict messages; parts without a label are not named. */
  labels?: Partial<Record<string, string>>;
  /** Parts that are never stored in the browser, such as passwords. */
  secrets?: readonly string[];
  /** The form, as react-hook-form returns it. */
  form?: DraftForm<V>;
  /** Called when the value changes other than by editing: a newer record, a restored draft. */
  onReplaced?: (value: V) => void;
}

/** The edited value, from its first change until it is saved. */
export interface Draft<R, V> {
  /** The record that the changes are based on; send its revision with them. */
  record: R | undefined;
  base: V;
  value: V;
  isDirty: boolean;
  edit: (change: (value: V, base: V) => V) => void;
  /**
   * Sends the draft. Edits made meanwhile stay; a stale refusal is resolved with the user. Resolves to whether it was
   * saved; rejects with any other failure. A second call while one is pending does nothing.
   */
  save: (send: (sent: { record: R | undefined; base: V; value: V }) => Promise<R | undefined>) => Promise<boolean>;
  /** Discards the changes, for example after the record was deleted or the changes were saved otherwise. */
  clear: () => void;
}

const isStale = (failure: unknown): boolean => failure instanceof CallFailure && failure.code === 'stale';

/**
 * Manages the edits of a form: follows newer records that do not collide with them, keeps edits made during a save,
 * merges after a conflict, asks before navigation, and stores unsaved changes in this browser so that they can be
 * restored after the session, the area or the page has ended.
 * @example
 * const draft = useDraft({ name: `user ${id}`, what: 'this user', subject: user?.name, record: user, empty: EMPTY, toValue,
 *   parts: createFieldParts<UserValues>(), isNewer: (now, before) => now.rev > before.rev, read, labels: LABELS, form });
 */
export function useDraft<R, V, P>(options: DraftOptions<R, V, P>): Draft<R, V> {
  const { name, what, record, isNew = false, parts } = options;
  const { userId } = useSession().user;
  const openNamedDraft = () => {
    const base = record === undefined ? options.empty : options.toValue(record);
    const key = draftKey(userId, name);
    return { name, key, draft: openDraft({ key, record, base, parts, secrets: options.secrets ?? [] }) };
  };
  const [opened, setOpened] = useState(openNamedDraft);
  if (opened.name !== name) setOpened(openNamedDraft());
  const {
    key,
    draft: { store, put, edit, forget, lock },
  } = opened;
  const state = useStore(store);

  /** Applies the changes made since `base` to a record. */
  const rebaseOnto = (latestRecord: R, base: V) => {
    const { value: edited, replacementCount } = store.getState();
    const latest = options.toValue(latestRecord);
    put({
      record: latestRecord,
      base: latest,
      value: rebase(parts, { base, edited, latest }),
      replacementCount: replacementCount + 1,
    });
  };

  const isDirty = findChanges(parts, state.base, state.value).size > 0;
  // Proceeding without saving discards the changes.
  useUnsavedChanges(isDirty, forget);

  const follow = useEffectEvent((latestRecord: R) => {
    const { record: before, base, value } = store.getState();
    if (before !== undefined && !options.isNewer(latestRecord, before)) return;
    // On a collision the changes stay based on their old record; the user is asked on save.
    if (before === undefined || !hasCollision(parts, findChanges(parts, base, value), options.toValue(latestRecord)))
      rebaseOnto(latestRecord, base);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-check conflicts when changes are undone
  useEffect(() => {
    if (record !== undefined && record !== store.getState().record) follow(record);
  }, [record, store, isDirty]);

  const showReplacedValue = useEffectEvent(() => {
    const { value } = store.getState();
    options.form?.reset(value);
    options.onReplaced?.(value);
  });
  useEffect(() => {
    if (state.replacementCount > 0) showReplacedValue();
  }, [state.replacementCount]);

  const { form } = options;
  useEffect(() => {
    if (!form) return undefined;
    const { unsubscribe } = form.watch(() => edit(() => form.getValues()));
    return unsubscribe;
  }, [form, edit]);

  const resolveConflict = async () => {
    const { record: before, base } = store.getState();
    if (before === undefined || !options.read) return;
    const latestRecord = await options.read(before);
    const latest = options.toValue(latestRecord);
    const { value: edited } = store.getState();
    const listChangedParts = (value: V) =>
      new Map([...findChanges(parts, base, value)].map(([key, { part }]) => [key, part]));
    const [theirs, mine] = [listChangedParts(latest), listChangedParts(edited)];
    const merged = rebase(parts, { base, edited, latest });
    const isLost = findChanges(parts, latest, merged).size > 0;
    const describe = createPartDescriber(parts, options.labels ?? {});
    const shouldReload = await askReload({ what, theirs, mine, describe, isLost });
    if (shouldReload)
      put({
        record: latestRecord,
        base: latest,
        value: latest,
        replacementCount: store.getState().replacementCount + 1,
      });
    else {
      rebaseOnto(latestRecord, base);
      notifyMerged(what);
    }
  };

  useOffer({
    id: key,
    draft: { store, put },
    parts,
    subject: options.subject,
    isReady: isNew || state.record !== undefined,
  });

  return {
    record: state.record,
    base: state.base,
    value: state.value,
    isDirty,
    edit,
    save: async (send) => {
      if (lock.isSaving) return false;
      lock.isSaving = true;
      const { record: before, base, value } = store.getState();
      try {
        const saved = await send({ record: before, base, value });
        if (saved === undefined) put({ base: value });
        else rebaseOnto(saved, value);
        return true;
      } catch (failure) {
        if (!isStale(failure)) throw failure;
        await resolveConflict().catch(notify);
        return false;
      } finally {
        lock.isSaving = false;
      }
    },
    clear: () => put({ base: store.getState().value }),
  };
}
