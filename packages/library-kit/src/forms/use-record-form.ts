import { type CallFailure, type DraftOptions, useDraft } from '@skills-architect/portal-kit';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { showFailure } from './show-failure';

interface RecordFormOptions<R extends { rev: number }, V extends FieldValues, O>
  extends Omit<DraftOptions<R, V, unknown>, 'form' | 'isNew' | 'isNewer'> {
  form: UseFormReturn<V, unknown, O>;
  /** The fields at which errors of the service are shown. */
  fields: readonly Path<V>[];
  /** Form fields of request fields that have another name. */
  aliases?: Readonly<Record<string, Path<V>>>;
}

interface SaveCalls<R, C> {
  update: (record: R) => Promise<R | undefined>;
  create: () => Promise<C>;
}

/**
 * The form of an existing record with a revision, or of a new one: draft, fields, and service errors.
 * @example
 * const form = useForm({ defaultValues: toValues(user), resolver, mode: 'onTouched' });
 * const { save, showFailure } = useRecordForm({ name: `user ${id}`, what: 'this user', subject: user?.name,
 *   record: user, empty: EMPTY, toValue: toValues, parts: PARTS, read, labels: LABELS, fields: FIELDS, form });
 */
export function useRecordForm<R extends { rev: number }, V extends FieldValues, O>(
  options: RecordFormOptions<R, V, O>,
) {
  const { form, fields, aliases, ...draftOptions } = options;
  const { formState, getFieldState, setError, setValue, watch } = form;
  const draft = useDraft<R, V, unknown>({
    ...draftOptions,
    form,
    isNew: options.record === undefined,
    isNewer: (now, before) => now.rev > before.rev,
  });
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
      const isSaved = await draft.save(async ({ record }) => {
        if (record) return update(record);
        created = await create();
        return undefined;
      });
      return { isSaved, created };
    },
    /** Shows a failure at its fields, or as a notification. */
    showFailure: (failure: CallFailure): void => showFailure(failure, { fields, aliases, setError }),
    /** Discards the changes: the record was deleted, or replaced by another one. */
    discard: draft.clear,
  };
}
