import { type CallFailure, notify } from '@skills-architect/portal-kit';

/** The field of a service error; its path may have a prefix, as in `body.email`. */
export const findField = <F extends string>(fields: readonly F[], path: string): F | undefined =>
  fields.find((field) => field === path.split('.').at(-1));

interface Form<F extends string> {
  fields: readonly F[];
  /** Form fields of request fields that have another name. */
  aliases?: Readonly<Record<string, F>>;
  setError: (field: F, error: { message: string }, options: { shouldFocus: boolean }) => void;
}

/**
 * Shows service errors at the fields of a form, all others as a notification.
 * @example save(values).catch((failure) => showFailure(failure, { fields: FIELDS, setError }))
 */
export const showFailure = <F extends string>(failure: CallFailure, form: Form<F>): void => {
  const fieldErrors = failure.issues.flatMap(({ path, message }) => {
    const field = form.aliases?.[path] ?? findField(form.fields, path);
    return field ? [{ field, message }] : [];
  });
  for (const { field, message } of fieldErrors) form.setError(field, { message }, { shouldFocus: true });
  if (fieldErrors.length === 0) notify(failure);
};
