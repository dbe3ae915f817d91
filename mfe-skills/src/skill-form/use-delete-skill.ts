import { deleteSkill, type Skill } from '@skills-architect/contracts/skills';
import { deleteRecord } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';
import { useRestoreSkill } from '../deleted-skills/use-restore-skill';

/** Deletes a skill and returns to the search; the notification offers Undo. */
export function useDeleteSkill(onDeleted: () => void) {
  const remove = useChange(deleteSkill);
  const restore = useRestoreSkill();
  const run = ({ skillId, skillName, rev }: Skill) =>
    deleteRecord({
      remove: () => remove.run({ params: { skillId }, query: { rev } }),
      restore: () => restore.run(skillId),
      onDeleted,
      list: '/skill/search',
      text: 'Skill Deletion Successful',
      name: skillName,
    });
  return { run, isRunning: remove.isRunning };
}
