import { type Role, restoreRoleVersion, retireRole } from '@skills-architect/contracts/roles';
import { retireRecord } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';

/** Retires a role; the notification offers Undo. */
export function useRetireRole() {
  const retire = useChange(retireRole);
  const restore = useChange(restoreRoleVersion);
  return ({ roleId, roleName, rev }: Role) =>
    retireRecord({ name: roleName, params: { roleId }, rev, retire: retire.run, restore: restore.run });
}
