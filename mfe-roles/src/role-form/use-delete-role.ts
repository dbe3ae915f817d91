import { deleteRole, type Role } from '@skills-architect/contracts/roles';
import { deleteRecord } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';
import { useRestoreRole } from '../deleted-roles/use-restore-role';

/** Deletes a role and returns to the search; the notification offers Undo. */
export function useDeleteRole(onDeleted: () => void) {
  const remove = useChange(deleteRole);
  const restore = useRestoreRole();
  const run = ({ roleId, roleName, rev }: Role) =>
    deleteRecord({
      remove: () => remove.run({ params: { roleId }, query: { rev } }),
      restore: () => restore.run(roleId),
      onDeleted,
      list: '/role',
      text: 'Role Deletion Successful',
      name: roleName,
    });
  return { run, isRunning: remove.isRunning };
}
