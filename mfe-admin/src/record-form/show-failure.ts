import { type CallFailure, notify } from '@skills-architect/portal-kit';

/** The field of a service error; its path may have a prefix, as in `body.email`. */
export const fieldIn = <F extends string>(fields: readonly F[], path: string): F | undefined =>
  fields.find((field) => field === path.split('.').at(-1));

interface Form<F extends string> {
  fields: readonly F[];
  setError: (field: F, error: { message: string }, options: { shouldFocus: boolean }) => void;
}

/** Shows service errors at their fields, all others as a notification. */
export const showFailure = <F extends string>(failure: CallFailure, form: Form<F>): void => {
  const remarks = failure.issues.flatMap(({ path, message }) => {
    const field = fieldIn(form.fields, path);
    return field ? [{ field, message }] : [];
  });
  for (const { field, message } of remarks) form.setError(field, { message }, { shouldFocus: true });
  if (remarks.length === 0) notify(failure);
};
