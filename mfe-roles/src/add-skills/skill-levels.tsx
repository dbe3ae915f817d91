import type { SkillSummary } from '@skills-architect/contracts/skills';
import { type ChosenSkills, FoundLevels, useFoundLevels } from '@skills-architect/library-kit';

/** Level selects of a listed skill, one per scheme. */
export function SkillLevels({ skill, chosen }: { skill: SkillSummary; chosen: ChosenSkills }) {
  return <FoundLevels {...useFoundLevels(skill, chosen)} />;
}
