import { CLIENT_USERS, USER_TYPE_NAMES, UserType } from '@skills-architect/contracts';
import { SSO_TYPE_NAMES, SsoType } from '@skills-architect/contracts/admin';
import { navigate } from '@skills-architect/portal-kit';
import {
  Box,
  Button,
  chakra,
  HStack,
  Page,
  Panel,
  PasswordField,
  RadioGroup,
  Stack,
  TextField,
} from '@skills-architect/ui-kit';
import { useController } from 'react-hook-form';
import { ClientPicker } from './client-picker';
import { useUserForm } from './use-user-form';

const TYPES = [UserType.General, UserType.Super, UserType.Internal, UserType.Architect];
const LOGIN_TYPES = [SsoType.Application, SsoType.Google];

const radios = <T extends number>(values: readonly T[], names: Record<T, string>) =>
  values.map((value) => ({ value: String(value), label: names[value] }));

/** Create New User. */
export default function UserForm() {
  const form = useUserForm();
  const { register, errorOf, userType, loginType } = form;
  const login = useController({ control: form.control, name: 'ssoTypeId' }).field;
  return (
    <Page title="Create New User">
      <Box maxW="form">
        <Panel>
          <chakra.form onSubmit={form.submit} noValidate aria-label="Create New User">
            <Stack gap="5">
              <TextField label="Display Name" required error={errorOf('name')} {...register('name')} />
              <TextField
                label="Email ID"
                type="email"
                autoComplete="off"
                required
                error={errorOf('email')}
                {...register('email')}
              />
              <RadioGroup
                label="User Type"
                required
                options={radios(TYPES, USER_TYPE_NAMES)}
                value={String(userType ?? '')}
                onChange={({ target }) => {
                  const type = TYPES.find((one) => String(one) === target.value);
                  if (type) form.chooseType(type);
                }}
                error={errorOf('userTypeId')}
              />
              {userType && CLIENT_USERS.includes(userType) && (
                <ClientPicker control={form.control} selectAll={userType === UserType.Internal} />
              )}
              <RadioGroup
                label="Login Type"
                required
                inRow
                options={radios(LOGIN_TYPES, SSO_TYPE_NAMES)}
                value={String(loginType ?? '')}
                onChange={({ target }) => login.onChange(LOGIN_TYPES.find((one) => String(one) === target.value))}
                error={errorOf('ssoTypeId')}
              />
              {loginType === SsoType.Application && (
                <>
                  <TextField
                    label="Login ID"
                    autoComplete="off"
                    required
                    error={errorOf('loginId')}
                    {...register('loginId')}
                  />
                  <PasswordField
                    label="Password"
                    autoComplete="new-password"
                    required
                    help="At least 7 characters: letters, digits and !@#$%&*."
                    error={errorOf('password')}
                    {...register('password')}
                  />
                  <PasswordField
                    label="Confirm Password"
                    autoComplete="new-password"
                    required
                    value={form.confirmation.value}
                    error={form.confirmation.error}
                    onChange={({ target }) => form.confirmation.onChange(target.value)}
                    onBlur={form.confirmation.onBlur}
                  />
                </>
              )}
              <HStack justify="flex-end" gap="2">
                <Button onClick={() => navigate('/users')}>Cancel</Button>
                <Button type="submit" variant="primary" loading={form.isSaving}>
                  Submit
                </Button>
              </HStack>
            </Stack>
          </chakra.form>
        </Panel>
      </Box>
    </Page>
  );
}
