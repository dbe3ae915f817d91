import { disableUser, SsoType, type User } from '@skills-architect/contracts/admin';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';

/** Disables a user after confirmation; enables a disabled one. */
export function useDisableUser() {
  const change = useChange(disableUser);
  return async ({ userId, name, rev, disabled, ssoType }: User) => {
    const agreed =
      disabled ||
      (await askConfirm({
        title: 'Disable User Account',
        text:
          ssoType.ssoTypeId === SsoType.ServiceAccount
            ? `The access tokens of ${name} are refused until the account is enabled again.`
            : `${name} is signed out everywhere and cannot sign in until the account is enabled again.`,
        yes: 'Disable',
        no: 'Cancel',
      }));
    if (!agreed) return;
    await change.run({ params: { userId }, body: { rev, disabled: !disabled } }).then(
      () => notify(`${name} is ${disabled ? 'enabled' : 'disabled'}`, { variant: 'success' }),
      (failure) => notify(failure),
    );
  };
}
