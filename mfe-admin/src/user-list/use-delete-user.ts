import { deleteUser, type User } from '@skills-architect/contracts/admin';
import { alert, confirm, useChange } from '@skills-architect/portal-kit';

/** Deletes a user after the question. */
export function useDeleteUser() {
  const remove = useChange(deleteUser);
  return async ({ userId, name, rev }: User) => {
    const agreed = await confirm({
      title: 'Delete User Account',
      text: `Are you sure you want to delete ${name}?`,
      yes: 'Delete',
      no: 'Cancel',
      loss: true,
    });
    if (!agreed) return;
    await remove.run({ params: { userId }, query: { rev } }).then(
      () => alert('User Deletion Successful', { variant: 'success' }),
      (failure) => alert(failure),
    );
  };
}
