import { deleteSkill, type Skill } from '@skills-architect/contracts/skills';
import { navigate, notify, useChange } from '@skills-architect/portal-kit';
import { useRestoreSkill } from '../deleted-skills/use-restore-skill';

/** Milliseconds during which the notification offers to undo the deletion. */
const UNDO_OFFERED = 10_000;

/** Deletes a skill and goes back to the search; the notification offers to undo it. */
export function useDeleteSkill(onDeleted: () => void) {
  const remove = useChange(deleteSkill);
  const restore = useRestoreSkill();
  const run = async ({ skillId, rev }: Skill) => {
    try {
      await remove.run({ params: { skillId }, query: { rev } });
    } catch (failure) {
      return notify(failure);
    }
    onDeleted();
    navigate('/skill/search', { asked: true });
    notify('Skill Deletion Successful', {
      variant: 'success',
      duration: UNDO_OFFERED,
      action: { label: 'Undo', run: () => restore.run(skillId) },
    });
  };
  return { run, isRunning: remove.isRunning };
}
