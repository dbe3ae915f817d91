import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { CallFailure } from '../calls/call-failure';
import { notify } from '../notifications/notify';
import { useSession } from '../session/session-store';
import { draftKey } from '../storage/stored-drafts';
import { openDraft } from './draft-store';
import { type DraftParts, findChanges } from './merge';
import { mergeWithSaved, type SavedRecord } from './saved-record';
import { useUnsavedChanges } from './unsaved-changes';
import { useOffer } from './use-offer';

/** The edited value, and how it is split into parts that are stored and merged independently. */
interface DraftOptions<R, V, P> {
  /**
   * Storage key of form and record: `persona 12`. When it changes, another draft opens and edits of the previous one
   * stay stored.
   */
  name: string;
  /** Record of an offered draft, as text: `Planner of Northwind`; undefined while unknown. */
  subject: string | undefined;
  /** The value when there is no record, or not yet. */
  empty: V;
  parts: DraftParts<V, P>;
  /** Called when the value changes other than by editing: a newer record, a restored draft. */
  onReplaced?: (value: V) => void;
  /** The record that is edited; none while a new one is created. */
  saved?: SavedRecord<R, V> | undefined;
  /** Query parameter of the pop-up with the form; closing the pop-up asks about unsaved changes, too. */
  popUp?: string | undefined;
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
  /** Shows a newer state of the record instead of the changes, such as a restored version. */
  replaceWith: (record: R) => void;
}

const isStale = (failure: unknown): boolean => failure instanceof CallFailure && failure.code === 'stale';

/**
 * Manages the edits of a form: asks before navigation, and stores unsaved changes in this browser so that they can be
 * restored after the session, the area or the page has ended. With a saved record it follows newer states that do not
 * collide with the changes, keeps edits made during a save, and merges after a conflict.
 * @example
 * const { value, edit, save } = useDraft({ name: `skills of persona ${id}`, subject: `the skills of ${name}`, empty: [],
 *   parts: PARTS, saved: { record: data, what: 'these skills', toValue: ({ skills }) => skills, read } });
 */
export function useDraft<R, V, P>({
  name,
  subject,
  empty,
  parts,
  onReplaced,
  saved,
  popUp,
}: DraftOptions<R, V, P>): Draft<R, V> {
  const { userId } = useSession().user;
  const record = saved?.record;
  const openNamedDraft = () => {
    const base = saved?.record === undefined ? empty : saved.toValue(saved.record);
    const key = draftKey(userId, name);
    return { name, key, draft: openDraft({ key, record, base, parts }) };
  };
  const [opened, setOpened] = useState(openNamedDraft);
  if (opened.name !== name) setOpened(openNamedDraft());
  const { key, draft } = opened;
  const { store, put, edit, forget, lock } = draft;
  const state = useStore(store);
  const merging = saved && mergeWithSaved(draft, parts, saved);

  const isDirty = findChanges(parts, state.base, state.value).size > 0;
  // Proceeding without saving discards the changes.
  useUnsavedChanges(isDirty, forget, popUp);

  const follow = useEffectEvent((latest: R) => merging?.follow(latest));
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-check conflicts when changes are undone
  useEffect(() => {
    if (record !== undefined && record !== store.getState().record) follow(record);
  }, [record, store, isDirty]);

  const showReplacedValue = useEffectEvent(() => onReplaced?.(store.getState().value));
  useEffect(() => {
    if (state.replacementCount > 0) showReplacedValue();
  }, [state.replacementCount]);

  useOffer({ id: key, draft, parts, subject, isReady: !saved || state.record !== undefined });

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
        const latest = await send({ record: before, base, value });
        if (latest === undefined) put({ base: value });
        else merging?.rebaseOnto(latest, value);
        return true;
      } catch (failure) {
        if (!merging || !isStale(failure)) throw failure;
        await merging.resolveConflict().catch(notify);
        return false;
      } finally {
        lock.isSaving = false;
      }
    },
    clear: () => put({ base: store.getState().value }),
    replaceWith: (latest) => merging?.replaceWith(latest),
  };
}
