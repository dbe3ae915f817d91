import { restoreRole } from '@skills-architect/contracts/roles';
import { restoreRecord } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';

/** Restores a deleted role and notifies the user. */
export function useRestoreRole() {
  const restore = useChange(restoreRole);
  return {
    isRunning: restore.isRunning,
    run: (roleId: number) => restoreRecord(async () => (await restore.run({ params: { roleId } })).roleName),
  };
}
