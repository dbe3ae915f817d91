import { deleteRole, type Role } from '@skills-architect/contracts/roles';
import { navigate, notify, useChange } from '@skills-architect/portal-kit';
import { useRestoreRole } from '../deleted-roles/use-restore-role';

/** Milliseconds during which the notification offers to undo the deletion. */
const UNDO_OFFERED = 10_000;

/** Deletes a role and goes back to the search; the notification offers to undo it. */
export function useDeleteRole(onDeleted: () => void) {
  const remove = useChange(deleteRole);
  const restore = useRestoreRole();
  const run = async ({ roleId, rev }: Role) => {
    try {
      await remove.run({ params: { roleId }, query: { rev } });
    } catch (failure) {
      return notify(failure);
    }
    onDeleted();
    navigate('/role', { asked: true });
    notify('Role Deletion Successful', {
      variant: 'success',
      duration: UNDO_OFFERED,
      action: { label: 'Undo', run: () => restore.run(roleId) },
    });
  };
  return { run, isRunning: remove.isRunning };
}
