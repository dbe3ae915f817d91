import { deleteUser, SsoType, type User } from '@skills-architect/contracts/admin';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';

/** Deletes a user after confirmation. */
export function useDeleteUser() {
  const remove = useChange(deleteUser);
  return async ({ userId, name, rev, ssoType }: User) => {
    const agreed = await askConfirm({
      title: 'Delete User Account',
      text: `Are you sure you want to delete ${shortenName(name)}?${
        ssoType.ssoTypeId === SsoType.ServiceAccount ? ' Programs that use its access tokens are refused at once.' : ''
      }`,
      yes: 'Delete',
      no: 'Cancel',
      loss: true,
    });
    if (!agreed) return;
    await remove.run({ params: { userId }, query: { rev } }).then(
      () => notify('User Deletion Successful', { variant: 'success', detail: name }),
      (failure) => notify(failure),
    );
  };
}
