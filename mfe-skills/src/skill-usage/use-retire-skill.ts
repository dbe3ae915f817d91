import { restoreSkillVersion, retireSkill, type Skill } from '@skills-architect/contracts/skills';
import { retireRecord, useChange } from '@skills-architect/portal-kit';

/** Retires a skill; the notification offers to undo it. */
export function useRetireSkill() {
  const retire = useChange(retireSkill);
  const restore = useChange(restoreSkillVersion);
  return ({ skillId, skillName, rev }: Skill) => {
    const params = { skillId };
    return retireRecord({
      name: skillName,
      rev,
      retire: (body) => retire.run({ params, body }),
      restore: (body) => restore.run({ params, body }),
    });
  };
}
