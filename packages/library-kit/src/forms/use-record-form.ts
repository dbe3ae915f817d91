import { type CallFailure, createFieldParts, useDraft } from '@skills-architect/portal-kit';
import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { showFailure } from './show-failure';

interface RecordFormOptions<R extends { rev: number }, V extends FieldValues, O> {
  /** Storage key of the draft: `persona 12`. */
  name: string;
  /** Record of an offered draft, as text: `Planner of Northwind`. */
  subject: string;
  /** Noun for messages: `this persona`. */
  what: string;
  /** The latest record; undefined for a new one. */
  record: R | undefined;
  /** Initial value of a new record. */
  empty: V;
  toValue: (record: R) => V;
  /** Reads the current record after a save was refused as stale. */
  read: (before: R) => Promise<R>;
  form: UseFormReturn<V, unknown, O>;
  /** The fields at which errors of the service are shown. */
  fields: readonly Path<V>[];
  /** Labels of the fields in conflict messages; fields without a label are not named. */
  labels: Partial<Record<string, string>>;
  /** Form fields of request fields that have another name. */
  aliases?: Readonly<Record<string, Path<V>>>;
  /** Fields that are never stored in the browser, such as passwords. */
  secrets?: readonly string[];
  /** Called when the value changes other than by editing: a newer record, a restored draft. */
  onReplaced?: (value: V) => void;
  /** Query parameter of the pop-up with the form, see `useDraft`. */
  popUp?: string;
}

interface SaveCalls<R, C> {
  update: (record: R) => Promise<R | undefined>;
  /** None for a record that always exists. */
  create?: () => Promise<C>;
}

/**
 * The form of an existing record with a revision, or of a new one: draft, fields, and service errors.
 * @example
 * const form = useForm({ defaultValues: toValues(user), resolver, mode: 'onTouched' });
 * const { save, showFailure } = useRecordForm({ name: `user ${id}`, what: 'this user', subject: user?.name,
 *   record: user, empty: EMPTY, toValue: toValues, read, labels: LABELS, fields: FIELDS, form });
 */
export function useRecordForm<R extends { rev: number }, V extends FieldValues, O>(
  options: RecordFormOptions<R, V, O>,
) {
  const { name, subject, what, record, empty, toValue, read, form, fields, labels, aliases, secrets, popUp } = options;
  const { formState, getFieldState, getValues, reset, setError, setValue, watch } = form;
  const [parts] = useState(() => createFieldParts<V>({ labels, ...(secrets && { secrets }) }));
  const draft = useDraft<R, V, unknown>({
    name,
    subject,
    empty,
    parts,
    popUp,
    onReplaced: (value) => {
      reset(value);
      options.onReplaced?.(value);
    },
    saved: record && { record, what, toValue, isNewer: (now, before) => now.rev > before.rev, read },
  });
  const { edit } = draft;
  useEffect(() => {
    const { unsubscribe } = watch(() => edit(() => getValues()));
    return unsubscribe;
  }, [watch, getValues, edit]);
  return {
    /** The record that the changes are based on; undefined for a new one. */
    record: draft.record,
    values: watch(),
    isDirty: draft.isDirty,
    /** Sets a field as if the user had typed it. */
    set: <F extends Path<V>>(field: F, value: PathValue<V, F>): void =>
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    fieldError: (field: Path<V>): string | undefined => getFieldState(field, formState).error?.message,
    /** Updates or creates the record. Resolves to whether it was saved, with the new record; rejects like `useDraft`. */
    save: async <C>({ update, create }: SaveCalls<R, C>): Promise<{ isSaved: boolean; created?: C }> => {
      let created: C | undefined;
      const isSaved = await draft.save(async ({ record: current }) => {
        if (current) return update(current);
        created = await create?.();
        return undefined;
      });
      return { isSaved, created };
    },
    /** Shows a failure at its fields, or as a notification. */
    showFailure: (failure: CallFailure): void => showFailure(failure, { fields, aliases, setError }),
    /** Discards the changes: the record was deleted, or replaced by another one. */
    discard: draft.clear,
    /** Shows a newer state of the record instead of the changes, such as a restored version. */
    replaceWith: draft.replaceWith,
  };
}
