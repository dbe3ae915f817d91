import { PASSWORD_RULE } from '@skills-architect/contracts/admin';
import { PasswordField, Switch, TextField } from '@skills-architect/ui-kit';
import type { UserFormState } from './use-user-form';

const keptBlank = (what: string) => `Leave blank to keep the current ${what}.`;

interface CredentialFieldsProps {
  form: UserFormState;
  /** How a new password affects the existing user's sessions. */
  consequence: string;
}

/** Login ID and password, for users who sign in with a password. */
export function CredentialFields({ form, consequence }: CredentialFieldsProps) {
  const { register, fieldError, confirmation, keepsCredentials, canInvite, isInvited, invite } = form;
  return (
    <>
      <TextField
        label="Login ID"
        autoComplete="off"
        required={!keepsCredentials}
        help={keepsCredentials ? keptBlank('Login ID') : undefined}
        error={fieldError('loginId')}
        {...register('loginId')}
      />
      {canInvite && (
        <Switch
          label="Send invitation"
          help="The user gets a mail with a link to choose the password, valid for 7 days."
          checked={isInvited}
          onChange={({ target }) => invite(target.checked)}
        />
      )}
      {!isInvited && (
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required={!keepsCredentials}
          help={keepsCredentials ? `${keptBlank('password')} ${PASSWORD_RULE} ${consequence}` : PASSWORD_RULE}
          error={fieldError('password')}
          {...register('password')}
        />
      )}
      {!isInvited && (!keepsCredentials || form.hasPassword) && (
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          required
          value={confirmation.value}
          error={confirmation.error}
          onChange={({ target }) => confirmation.onChange(target.value)}
          onBlur={confirmation.onBlur}
        />
      )}
    </>
  );
}
