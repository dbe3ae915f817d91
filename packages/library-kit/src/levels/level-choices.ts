import type { Criticality } from '@skills-architect/contracts/roles';
import { groupLevelsByScheme, type Proficiency } from '@skills-architect/contracts/skills';

/** Select for the level of a skill in one of its schemes. */
export interface LevelChoice {
  schemeId: number;
  /** Accessible label such as 'Level of SQL'; includes the scheme if the skill has several. */
  label: string;
  options: { value: number; label: string }[];
}

interface SkillProficiencies {
  skillName: string;
  proficiencies: readonly Proficiency[];
}

/** The selects for the level of a skill, one per scheme. */
export const buildLevelChoices = ({ skillName, proficiencies }: SkillProficiencies): LevelChoice[] => {
  const schemes = groupLevelsByScheme(proficiencies);
  return schemes.map(({ schemeId, levelCount, levels }) => ({
    schemeId,
    label: `Level of ${skillName}${schemes.length > 1 ? `, ${levelCount} PL` : ''}`,
    options: levels
      .toSorted((a, b) => a.levelNumber - b.levelNumber)
      .map(({ proficiencyId, level }) => ({
        value: proficiencyId,
        label: schemes.length > 1 ? `${level} (${levelCount} PL)` : level,
      })),
  }));
};

/** Options for the criticality of a skill. */
export const CRITICALITIES: { value: Criticality; label: string }[] = [
  { value: 'High', label: 'High' },
  { value: 'Medium', label: 'Medium' },
  { value: 'Low', label: 'Low' },
  { value: '', label: 'None' },
];
