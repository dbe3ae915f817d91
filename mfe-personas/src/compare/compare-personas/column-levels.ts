import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { withAdded, withLevel, withoutSkill } from '../../assign-skills/mapping-rules';
import type { ChosenSkill } from '../../persona-skills/chosen-skill';

type Rows = readonly PersonaSkill[];

/**
 * Sets the level of a skill in a persona's draft. Adds the skill if the persona does not have it; clearing the level of
 * an unsaved skill removes it.
 */
export const withTarget = (
  rows: Rows,
  savedRows: Rows,
  skill: ChosenSkill['skill'],
  proficiencyId: number | null,
): Rows => {
  const { skillId } = skill;
  if (proficiencyId === null)
    return savedRows.some((row) => row.skillId === skillId)
      ? withLevel(rows, skillId, null)
      : withoutSkill(rows, skillId);
  return rows.some((row) => row.skillId === skillId)
    ? withLevel(rows, skillId, proficiencyId)
    : withAdded(rows, savedRows, [{ skill, proficiencyId }]);
};

interface Column {
  personaId: number;
  skills: Rows;
}

/** The columns to which a skill and its level can be copied: those without this level of the skill. */
export const copyTargets = <C extends Column>(columns: readonly C[], from: number, skill: PersonaSkill): C[] =>
  skill.proficiencyId === null
    ? []
    : columns.filter(
        ({ personaId, skills }) =>
          personaId !== from &&
          skills.find(({ skillId }) => skillId === skill.skillId)?.proficiencyId !== skill.proficiencyId,
      );
