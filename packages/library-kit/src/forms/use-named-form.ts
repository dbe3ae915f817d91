import { notify } from '@skills-architect/portal-kit';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useNameConflict } from './use-name-conflict';
import { useRecordForm } from './use-record-form';

type RecordOptions<R extends { rev: number }, V extends FieldValues, O> = Omit<
  Parameters<typeof useRecordForm<R, V, O>>[0],
  'form' | 'onReplaced'
>;
type NameOptions<V extends FieldValues, O> = Parameters<typeof useNameConflict<V, O>>[0];

interface NamedFormOptions<R extends { rev: number }, V extends FieldValues, O>
  extends RecordOptions<R, V, O>,
    NameOptions<V, O> {
  /** Initial values. */
  defaults: DefaultValues<V>;
  /** The field with the name. */
  nameField: Path<V>;
  /**
   * Whether another record has the name of these values; undefined while the name or its scope, such as the source, is
   * missing.
   */
  isTaken: (values: V) => Promise<boolean | undefined>;
}

/** The form of a library record with a unique name: `useRecordForm` with a name check. */
export function useNamedForm<R extends { rev: number }, V extends FieldValues, O>(options: NamedFormOptions<R, V, O>) {
  const { resolver, nameKey, error, nameField, isTaken, defaults, ...recordOptions } = options;
  const nameConflict = useNameConflict<V, O>({ resolver, nameKey, error });
  const form = useForm<V, unknown, O>({
    defaultValues: defaults,
    resolver: nameConflict.resolver,
    mode: 'onTouched',
  });
  const edited = useRecordForm<R, V, O>({ ...recordOptions, form, onReplaced: nameConflict.forget });
  const check = async () => {
    const values = form.getValues();
    const isNameTaken = await isTaken(values);
    if (isNameTaken === undefined) return;
    nameConflict.mark(values, isNameTaken);
    await form.trigger(nameField);
  };
  return {
    form,
    ...edited,
    /** Checks the name; a failure is shown. */
    checkName: (): void => void check().catch(notify),
    /** Validates, then calls `then` with the values. */
    check: (then: (values: O) => void) => form.handleSubmit(then),
  };
}
