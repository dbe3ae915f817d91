import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';
import type { LinkChanges } from './link-plan';

/** The links of a role with the changes of rows: updated in place, appended or removed. */
export const withRows = <L extends RoleSkillLink>(
  links: readonly L[],
  rows: readonly LinkChanges[],
  skills: ReadonlyMap<number, SkillWithLevels>,
  completeLink: (link: RoleSkillLink, skill: SkillWithLevels) => L,
): L[] => {
  let updated = [...links];
  const changes = rows.flatMap(({ others = [], ...own }) => [
    own,
    ...others.map(({ schemeId, levelNumber }) => ({ ...own, schemeId, levelNumber })),
  ]);
  for (const { skillId, schemeId, levelNumber, skillCriticality } of changes) {
    const skill = skills.get(skillId);
    const schemeLevels = (skill?.proficiencies ?? []).filter((proficiency) => proficiency.schemeId === schemeId);
    const index = updated.findIndex(
      (link) =>
        link.skillId === skillId && schemeLevels.some(({ proficiencyId }) => proficiencyId === link.proficiencyId),
    );
    const level = schemeLevels.find((schemeLevel) => schemeLevel.levelNumber === levelNumber);
    const existing = updated[index];
    if (!level) updated = updated.filter((link) => link !== existing);
    else {
      const levelFields = { proficiencyId: level.proficiencyId, levelNumber: level.levelNumber, skillCriticality };
      if (existing) updated[index] = { ...existing, ...levelFields };
      else if (skill) updated.push(completeLink({ skillId, ...levelFields, skillAddedFrom: 'Add Skill' }, skill));
    }
  }
  return updated;
};
