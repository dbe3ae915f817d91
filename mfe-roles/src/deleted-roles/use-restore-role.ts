import { restoreRole } from '@skills-architect/contracts/roles';
import { notify, useChange } from '@skills-architect/portal-kit';

/** Restores a deleted role and says so. */
export function useRestoreRole() {
  const restore = useChange(restoreRole);
  return {
    isRunning: restore.isRunning,
    run: (roleId: number) =>
      restore
        .run({ params: { roleId } })
        .then(({ roleName }) => notify(`${roleName} is back`, { variant: 'success' }), notify),
  };
}
