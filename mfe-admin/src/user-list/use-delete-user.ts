import { deleteUser, restoreUser, SsoType, type User } from '@skills-architect/contracts/admin';
import { notifyUndoable, restoreRecord } from '@skills-architect/library-kit';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';

const TOKENS_GONE = 'The access tokens stay revoked: create new ones for the programs that used them.';
/** Display time of `TOKENS_GONE` in milliseconds. */
const TOKENS_GONE_MS = 10_000;

/** Deletes a user after confirmation; the notification that follows offers Undo. */
export function useDeleteUser() {
  const remove = useChange(deleteUser);
  const restore = useChange(restoreUser);
  const undo = (userId: number, isServiceAccount: boolean) =>
    restoreRecord(async () => {
      const { name } = await restore.run({ params: { userId } });
      if (isServiceAccount) notify(TOKENS_GONE, { variant: 'info', duration: TOKENS_GONE_MS });
      return name;
    });
  return async ({ userId, name, rev, ssoType }: User) => {
    const isServiceAccount = ssoType.ssoTypeId === SsoType.ServiceAccount;
    const agreed = await askConfirm({
      title: 'Delete User Account',
      text: `Are you sure you want to delete ${shortenName(name)}?${
        isServiceAccount ? ' Programs that use its access tokens are refused at once.' : ''
      }`,
      yes: 'Delete',
      no: 'Cancel',
      loss: true,
    });
    if (!agreed) return;
    await remove.run({ params: { userId }, query: { rev } }).then(
      () => notifyUndoable('User Deletion Successful', () => undo(userId, isServiceAccount), { detail: name }),
      (failure) => notify(failure),
    );
  };
}
