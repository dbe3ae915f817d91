import { restoreEncyclopedia } from '@skills-architect/contracts/skills';
import { restoreRecord } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';

/** Restores a deleted entry and notifies the user. */
export function useRestoreEntry() {
  const restore = useChange(restoreEncyclopedia);
  return {
    isRunning: restore.isRunning,
    run: (encyclopediaId: number) =>
      restoreRecord(async () => (await restore.run({ params: { encyclopediaId } })).name),
  };
}
