import { alert, type CallFailure } from '@skills-architect/portal-kit';

/** The field that a service's remark is about; it may name it with the place in front, as in `body.email`. */
export const fieldIn = <F extends string>(fields: readonly F[], path: string): F | undefined =>
  fields.find((field) => field === path.split('.').at(-1));

interface Form<F extends string> {
  /** What the record is called in a sentence. */
  noun: string;
  fields: readonly F[];
  setError: (field: F, error: { message: string }, options: { shouldFocus: boolean }) => void;
}

/** Says at its fields what a service found wrong with a form, and everything else as an alert. */
export const showFailure = <F extends string>(failure: CallFailure, { noun, fields, setError }: Form<F>): void => {
  const remarks = failure.issues.flatMap(({ path, message }) => {
    const field = fieldIn(fields, path);
    return field ? [{ field, message }] : [];
  });
  for (const { field, message } of remarks) setError(field, { message }, { shouldFocus: true });
  if (failure.code === 'stale')
    alert(`Somebody else changed this ${noun} meanwhile. Reload it to see how it stands.`, { duration: 5000 });
  else if (remarks.length === 0) alert(failure);
};
