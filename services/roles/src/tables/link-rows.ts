import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';
import type { LinkChanges } from './link-plan';

/** The links of a role with the changes of rows: updated in place, appended or removed. */
export const withRows = <L extends RoleSkillLink>(
  links: readonly L[],
  rows: readonly LinkChanges[],
  skills: ReadonlyMap<number, SkillWithLevels>,
  completed: (link: RoleSkillLink, skill: SkillWithLevels) => L,
): L[] => {
  let now = [...links];
  for (const { skillId, schemeId, levelNumber, skillCriticality } of rows) {
    const skill = skills.get(skillId);
    const ofScheme = (skill?.proficiencies ?? []).filter((one) => one.schemeId === schemeId);
    const at = now.findIndex(
      (link) => link.skillId === skillId && ofScheme.some(({ proficiencyId }) => proficiencyId === link.proficiencyId),
    );
    const level = ofScheme.find((one) => one.levelNumber === levelNumber);
    const known = now[at];
    if (!level) now = now.filter((link) => link !== known);
    else {
      const set = { proficiencyId: level.proficiencyId, levelNumber: level.levelNumber, skillCriticality };
      if (known) now[at] = { ...known, ...set };
      else if (skill) now.push(completed({ skillId, ...set, skillAddedFrom: 'Add Skill' }, skill));
    }
  }
  return now;
};
