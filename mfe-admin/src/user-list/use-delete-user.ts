import { deleteUser, SsoType, type User } from '@skills-architect/contracts/admin';
import { notifyUndoable } from '@skills-architect/library-kit';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';
import { useRestoreUser } from './use-restore-user';

/** Returns a function that deletes a user after a confirmation and then shows a notification with Undo. */
export function useDeleteUser() {
  const remove = useChange(deleteUser);
  const restore = useRestoreUser();
  return async (user: User) => {
    const { userId, name, rev, ssoType } = user;
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
      () => notifyUndoable('User Deletion Successful', () => restore(user), { detail: name }),
      (failure) => notify(failure),
    );
  };
}
