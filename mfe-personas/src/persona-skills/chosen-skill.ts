import type { SkillWithLevels } from '@skills-architect/contracts/skills';

/** A library skill with its selected level. */
export interface ChosenSkill {
  skill: Pick<SkillWithLevels, 'skillId' | 'skillName' | 'skillCategory' | 'skillSource' | 'proficiencies'>;
  proficiencyId: number;
}
