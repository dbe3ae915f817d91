import { disableUser, type User } from '@skills-architect/contracts/admin';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';

/** Disables a user after confirmation; enables a disabled one. */
export function useDisableUser() {
  const change = useChange(disableUser);
  return async ({ userId, name, rev, disabled }: User) => {
    const agreed =
      disabled ||
      (await askConfirm({
        title: 'Disable User Account',
        text: `${name} is signed out everywhere and cannot sign in until the account is enabled again.`,
        yes: 'Disable',
        no: 'Cancel',
      }));
    if (!agreed) return;
    await change.run({ params: { userId }, body: { rev, disabled: !disabled } }).then(
      () => notify(`${name} ${disabled ? 'can sign in again' : 'is disabled'}`, { variant: 'success' }),
      (failure) => notify(failure),
    );
  };
}
