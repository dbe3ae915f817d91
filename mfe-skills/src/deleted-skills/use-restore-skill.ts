import { restoreSkill } from '@skills-architect/contracts/skills';
import { notify, useChange } from '@skills-architect/portal-kit';

/** Restores a deleted skill and says so. */
export function useRestoreSkill() {
  const restore = useChange(restoreSkill);
  return {
    isRunning: restore.isRunning,
    run: (skillId: number) =>
      restore
        .run({ params: { skillId } })
        .then(({ skillName }) => notify(`${skillName} is back`, { variant: 'success' }), notify),
  };
}
