import { restoreSkill } from '@skills-architect/contracts/skills';
import { restoreRecord } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';

/** Restores a deleted skill and notifies the user. */
export function useRestoreSkill() {
  const restore = useChange(restoreSkill);
  return {
    isRunning: restore.isRunning,
    run: (skillId: number) => restoreRecord(async () => (await restore.run({ params: { skillId } })).skillName),
  };
}
