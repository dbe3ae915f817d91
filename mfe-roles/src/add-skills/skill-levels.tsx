import type { SkillSummary } from '@skills-architect/contracts/skills';
import { type ChosenSkills, useFoundLevels } from '@skills-architect/portal-kit';
import { FoundLevels } from '@skills-architect/ui-kit/extra';

/** Level selects of a listed skill, one per scheme. */
export function SkillLevels({ skill, chosen }: { skill: SkillSummary; chosen: ChosenSkills }) {
  return <FoundLevels {...useFoundLevels(skill, chosen)} />;
}
