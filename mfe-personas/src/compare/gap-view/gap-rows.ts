import { compareNames, formatCount, formatNumber } from '@skills-architect/contracts/locale';
import type { PersonaSkill } from '@skills-architect/contracts/personas';
import type { ComparedSkill } from '@skills-architect/contracts/roles';
import { compareSkillCategories } from '@skills-architect/contracts/skills';

/** A level with its name; null if there is none. */
type Level = { number: number; name: string } | null;

/** A skill that a role expects, with the persona's level. */
export interface GapRow {
  skillId: number;
  skillName: string;
  category: string;
  own: Level;
  /** The skill is not in the persona's list. */
  isMissing: boolean;
  expected: { number: number; name: string };
  /** Levels above the role, or below it when negative; a skill without a level counts as level 0. */
  gap: number;
}

/** One level per skill: of the scheme with this level count, otherwise of any scheme. */
const pickLevels = (expected: readonly ComparedSkill[], levelCount: number) => {
  const chosen = new Map<number, ComparedSkill>();
  for (const skill of expected)
    if (!chosen.has(skill.skillId) || skill.proficiencySchemeLevelCount === levelCount)
      chosen.set(skill.skillId, skill);
  return [...chosen.values()];
};

const ownLevel = ({ levelNumber, proficiencyId, proficiencies }: PersonaSkill): Level =>
  levelNumber === null
    ? null
    : {
        number: levelNumber,
        name:
          proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId)?.level ??
          `Level ${levelNumber}`,
      };

/** The skills that a role expects with the persona's levels, largest shortfall first. */
export const gapRows = (
  own: readonly PersonaSkill[],
  expected: readonly ComparedSkill[],
  levelCount: number,
): GapRow[] => {
  const ownById = new Map(own.map((skill) => [skill.skillId, skill]));
  return pickLevels(expected, levelCount)
    .map((skill) => {
      const mine = ownById.get(skill.skillId);
      const level = mine ? ownLevel(mine) : null;
      return {
        skillId: skill.skillId,
        skillName: skill.skillName,
        category: skill.skillCategory.skillCategory,
        own: level,
        isMissing: !mine,
        expected: { number: skill.levelNumber, name: skill.level },
        gap: (level?.number ?? 0) - skill.levelNumber,
      };
    })
    .sort((a, b) => a.gap - b.gap || compareNames(a.skillName, b.skillName));
};

/** The categories of the rows in their usual order. */
export const listCategories = (rows: readonly GapRow[]): string[] =>
  [...new Set(rows.map(({ category }) => category))].sort(compareSkillCategories);

const skillsText = (count: number) => formatCount(count, 'skill');

/** Summary of the gaps in one sentence. */
export const describeGaps = (rows: readonly GapRow[]): string => {
  const missing = rows.filter(({ isMissing }) => isMissing).length;
  const below = rows.filter(({ isMissing, gap }) => !isMissing && gap < 0).length;
  const reached = rows.length - missing - below;
  return `The role expects ${skillsText(rows.length)}: ${formatNumber(reached)} at its level or above, ${formatNumber(below)} below, ${formatNumber(missing)} missing.`;
};

/** A gap with its sign. */
export const formatGap = (gap: number): string => {
  if (gap === 0) return '0';
  return gap > 0 ? `+${gap}` : `−${-gap}`;
};
