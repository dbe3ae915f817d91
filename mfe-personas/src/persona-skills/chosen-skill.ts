import type { SkillWithLevels } from '@skills-architect/contracts/skills';

/** A skill of the library with the level it was chosen at. */
export interface ChosenSkill {
  skill: SkillWithLevels;
  proficiencyId: number;
}
