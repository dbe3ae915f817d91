import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import { changeOwnPassword, PASSWORD_RULE, Password } from '@skills-architect/contracts/admin';
import { CallFailure, notify, useChange } from '@skills-architect/portal-kit';
import { Button, chakra, FormActions, Panel, PasswordField, Stack } from '@skills-architect/ui-kit';
import { useForm } from 'react-hook-form';
import * as z from 'zod';

const Form = z
  .object({
    current: z.string().min(1, 'Your current password is required'),
    password: Password,
    again: z.string(),
  })
  .refine(({ password, again }) => password === again, { path: ['again'], message: 'The passwords are not the same' });
type Form = z.infer<typeof Form>;
const EMPTY: Form = { current: '', password: '', again: '' };
const isField = (path: string): path is keyof Form => Object.hasOwn(EMPTY, path);

/** Changes the user's own password. */
export function PasswordForm() {
  const { register, handleSubmit, reset, setError, formState } = useForm<Form>({
    resolver: zodResolver(Form, { error: describeIssue }),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const change = useChange(changeOwnPassword);
  const { errors } = formState;

  const save = handleSubmit(async ({ current, password }) => {
    try {
      await change.run({ body: { current, password } });
      reset(EMPTY);
      notify('Your password was changed, and your other sessions have ended', { variant: 'success' });
    } catch (failure) {
      const [issue] = failure instanceof CallFailure ? (failure.issues ?? []) : [];
      const path = issue?.path.split('.').at(-1) ?? '';
      if (issue && isField(path)) setError(path, { message: issue.message }, { shouldFocus: true });
      else notify(failure);
    }
  });

  return (
    <Panel title="Password">
      <chakra.form maxW="form" noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="4">
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            required
            error={errors.current?.message}
            {...register('current')}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            required
            help={`${PASSWORD_RULE} Your other sessions end.`}
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            required
            error={errors.again?.message}
            {...register('again')}
          />
          <FormActions>
            <Button type="submit" variant="primary" loading={change.isRunning}>
              Change Password
            </Button>
          </FormActions>
        </Stack>
      </chakra.form>
    </Panel>
  );
}
