import { LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, notify } from '@skills-architect/portal-kit';
import { useFaultFocus } from '@skills-architect/ui-kit';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { notifyRetired } from '../records/retire-record';
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
  /** What notifications call the record: `Role`. */
  noun: string;
  idOf: (record: R) => number;
  nameOf: (record: R) => string;
  status: (of: R | O) => LibraryStatus;
  /** Path of the form of a record. */
  editPath: (id: number) => string;
  create: (values: O) => Promise<R>;
  update: (before: R, values: O) => Promise<R>;
  /** Brings back the former version of a record that was retired by saving it. */
  restore: (retired: R, body: { rev: number; version: number }) => Promise<unknown>;
}

/**
 * The form of a library record with a unique name and a status: `useRecordForm` with a name check, and with
 * notifications of what was saved; retiring can be undone.
 */
export function useNamedForm<R extends { rev: number }, V extends FieldValues, O>(options: NamedFormOptions<R, V, O>) {
  const { resolver, nameKey, error, nameField, isTaken, defaults, noun, ...recordOptions } = options;
  const { idOf, nameOf, status, editPath, create, update, restore } = options;
  const nameConflict = useNameConflict<V, O>({ resolver, nameKey, error });
  const form = useForm<V, unknown, O>({
    defaultValues: defaults,
    resolver: nameConflict.resolver,
    mode: 'onTouched',
    // `useFaultFocus` takes the order of the screen.
    shouldFocusError: false,
  });
  const formRef = useFaultFocus(form.formState.submitCount);
  const {
    save: saveRecord,
    showFailure,
    ...edited
  } = useRecordForm<R, V, O>({ ...recordOptions, form, onReplaced: nameConflict.forget });
  const check = async () => {
    const values = form.getValues();
    const isNameTaken = await isTaken(values);
    if (isNameTaken === undefined) return;
    nameConflict.mark(values, isNameTaken);
    await form.trigger(nameField);
  };
  const isRetired = (record: R) => status(record) === LibraryStatus.Retired;
  const save = async (values: O): Promise<boolean> => {
    const text = `${noun} Updation Successful`;
    let notifyUpdated = () => notify(text, { variant: 'success' });
    const { isSaved, created } = await saveRecord({
      update: async (before) => {
        const saved = await update(before, values);
        if (isRetired(saved) && !isRetired(before))
          notifyUpdated = () =>
            notifyRetired(text, saved.rev, {
              name: nameOf(saved),
              params: saved,
              rev: before.rev,
              restore: ({ params, body }) => restore(params, body),
            });
        return saved;
      },
      create: () => create(values),
    });
    if (!isSaved) return false;
    if (!created) notifyUpdated();
    else {
      notify(`${noun} Creation Successful`, { variant: 'success' });
      navigate(editPath(idOf(created)), { skipConfirm: true });
    }
    return true;
  };
  return {
    form,
    /** The ref of the form element: a submit with faults puts the focus into the first field with one. */
    formRef,
    ...edited,
    status,
    editPath,
    /** Resolves to whether it was saved; failures are shown. */
    save: (values: O) => save(values).catch(showFailure),
    /** Checks the name; a failure is shown. */
    checkName: (): void => void check().catch(notify),
    /** Validates, then calls `then` with the values. */
    check: (then: (values: O) => void) => form.handleSubmit(then),
  };
}
