import { restoreEncyclopedia } from '@skills-architect/contracts/skills';
import { notify, useChange } from '@skills-architect/portal-kit';

/** Restores a deleted entry and says so. */
export function useRestoreEntry() {
  const restore = useChange(restoreEncyclopedia);
  return {
    isRunning: restore.isRunning,
    run: (encyclopediaId: number) =>
      restore
        .run({ params: { encyclopediaId } })
        .then(({ name }) => notify(`${name} is back`, { variant: 'success' }), notify),
  };
}
