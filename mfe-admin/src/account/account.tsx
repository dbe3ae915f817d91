import { USER_TYPE_NAMES } from '@skills-architect/contracts';
import { ownAccount, SSO_TYPE_NAMES, SsoType } from '@skills-architect/contracts/admin';
import { formatWhen } from '@skills-architect/contracts/locale';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { Loaded, Page, Panel, Skeleton, Stack } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { MailSettings } from './mail-settings';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

/** Your Account: the user's own data, password and open sessions. */
export default function Account() {
  const { user } = useSession();
  const read = useCall(ownAccount, {});
  return (
    <Page title="Your Account" help="Your name and rights are changed by a Super User.">
      <Stack gap="6">
        <Loaded result={read} waiting={<Skeleton lines={4} label="Loading your account" />}>
          {({ name, email, loginId, ssoTypeId, passwordAt }) => (
            <>
              <Panel title="You">
                <FactList
                  facts={[
                    { name: 'Display Name', value: name },
                    { name: 'Email ID', value: email },
                    { name: 'User Type', value: USER_TYPE_NAMES[user.userType] },
                    { name: 'Login Type', value: SSO_TYPE_NAMES[ssoTypeId] },
                    ...(loginId ? [{ name: 'Login ID', value: loginId }] : []),
                    ...(passwordAt ? [{ name: 'Password Set', value: formatWhen(passwordAt) }] : []),
                  ]}
                />
              </Panel>
              {ssoTypeId === SsoType.Application && <PasswordForm />}
            </>
          )}
        </Loaded>
        <MailSettings />
        <SessionList />
      </Stack>
    </Page>
  );
}
