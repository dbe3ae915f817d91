import { restoreSkillVersion, retireSkill, type Skill } from '@skills-architect/contracts/skills';
import { retireRecord, useChange } from '@skills-architect/portal-kit';

/** Retires a skill; the notification offers to undo it. */
export function useRetireSkill() {
  const retire = useChange(retireSkill);
  const restore = useChange(restoreSkillVersion);
  return ({ skillId, skillName, rev }: Skill) =>
    retireRecord({ name: skillName, params: { skillId }, rev, retire: retire.run, restore: restore.run });
}
