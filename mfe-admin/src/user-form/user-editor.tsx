import { CLIENT_USERS, USER_TYPE_NAMES, UserType } from '@skills-architect/contracts';
import { SSO_TYPE_NAMES, SsoType, type User } from '@skills-architect/contracts/admin';
import { navigate, useSession } from '@skills-architect/portal-kit';
import { Button, chakra, FormActions, Panel, RadioGroup, Stack, TextField } from '@skills-architect/ui-kit';
import { useController } from 'react-hook-form';
import { ClientPicker } from './client-picker';
import { CredentialFields } from './credential-fields';
import { listSelectableTypes } from './form-rules';
import { useUserForm } from './use-user-form';

const TYPES = [UserType.General, UserType.Super, UserType.Internal, UserType.Architect];
const LOGIN_TYPES = [SsoType.Application, SsoType.Google, SsoType.Company, SsoType.ServiceAccount];

const OWN_SESSIONS = 'Changing it signs you out everywhere else.';
const THEIR_SESSIONS = 'Changing it signs the user out everywhere.';

const toRadioOptions = <T extends number>(values: readonly T[], names: Record<T, string>) =>
  values.map((value) => ({ value: String(value), label: names[value] }));

interface UserEditorProps {
  title: string;
  /** The edited user; undefined when creating. */
  user?: User;
}

/** The user form, for creating and editing. */
export function UserEditor({ title, user }: UserEditorProps) {
  const form = useUserForm(user);
  const { register, fieldError, userType, loginType } = form;
  const login = useController({ control: form.control, name: 'ssoTypeId' }).field;
  const isOwnAccount = useSession().user.userId === user?.userId;
  const wasServiceAccount = user?.ssoType.ssoTypeId === SsoType.ServiceAccount;
  const isLosingTokens = wasServiceAccount && loginType !== SsoType.ServiceAccount;
  const types = listSelectableTypes(user, TYPES);
  return (
    <Panel>
      <chakra.form onSubmit={form.submit} noValidate aria-label={title}>
        <Stack gap="5">
          <TextField label="Display Name" required error={fieldError('name')} {...register('name')} />
          <TextField
            label="Email ID"
            type="email"
            autoComplete="off"
            required
            error={fieldError('email')}
            {...register('email')}
          />
          <RadioGroup
            label="User Type"
            required
            options={toRadioOptions(types, USER_TYPE_NAMES)}
            value={String(userType ?? '')}
            disabled={isOwnAccount}
            help={isOwnAccount ? 'Only another Super User can change your user type.' : undefined}
            onChange={({ target }) => {
              const type = types.find((candidate) => String(candidate) === target.value);
              if (type) form.chooseType(type);
            }}
            error={fieldError('userTypeId')}
          />
          {userType && CLIENT_USERS.includes(userType) && (
            <ClientPicker control={form.control} selectAll={userType === UserType.Internal} />
          )}
          <RadioGroup
            label="Login Type"
            required
            inRow
            options={toRadioOptions(LOGIN_TYPES, SSO_TYPE_NAMES)}
            value={String(loginType ?? '')}
            help={isLosingTokens ? 'The access tokens of this service account are deleted.' : undefined}
            onChange={({ target }) =>
              login.onChange(LOGIN_TYPES.find((candidate) => String(candidate) === target.value))
            }
            error={fieldError('ssoTypeId')}
          />
          {loginType === SsoType.Application && (
            <CredentialFields form={form} consequence={isOwnAccount ? OWN_SESSIONS : THEIR_SESSIONS} />
          )}
          <FormActions>
            <Button onClick={() => navigate('/users')}>Cancel</Button>
            <Button type="submit" variant="primary" loading={form.isSaving}>
              Submit
            </Button>
          </FormActions>
        </Stack>
      </chakra.form>
    </Panel>
  );
}
