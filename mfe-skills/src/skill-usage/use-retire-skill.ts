import { restoreSkillVersion, retireSkill, type Skill } from '@skills-architect/contracts/skills';
import { retireRecord } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';

/** Retires a skill; the notification offers Undo. */
export function useRetireSkill() {
  const retire = useChange(retireSkill);
  const restore = useChange(restoreSkillVersion);
  return ({ skillId, skillName, rev }: Skill) =>
    retireRecord({ name: skillName, params: { skillId }, rev, retire: retire.run, restore: restore.run });
}
