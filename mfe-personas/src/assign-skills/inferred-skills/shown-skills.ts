import type { InferredSkill } from '@skills-architect/contracts/personas';
import { levelLabel } from '../../persona-skills/level-options';
import { findGroup } from './inferred-rules';

/** Suggestions of a group shown initially and added by each click. The service sorts by strength. */
export const PAGE_SIZE = 30;

/** The first suggestions of each group, and the number of hidden ones. */
export const shownSkills = (skills: readonly InferredSkill[], maxPerGroup: number) => {
  const counts = new Map<string, number>();
  const shown = skills.filter((skill) => {
    const { id } = findGroup(skill);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return (counts.get(id) ?? 0) <= maxPerGroup;
  });
  return { shown, hiddenCount: skills.length - shown.length };
};

/**
 * The id of the level with this number in the client's scheme, else in the skill's first scheme; undefined if there is
 * none.
 */
export const levelWithNumber = (
  { proficiencies }: Pick<InferredSkill, 'proficiencies'>,
  levelNumber: number,
  levelCount: number | undefined,
): number | undefined => {
  const counts = proficiencies.map(({ proficiencySchemeLevelCount }) => proficiencySchemeLevelCount);
  const count = levelCount !== undefined && counts.includes(levelCount) ? levelCount : counts[0];
  return proficiencies.find(
    (proficiency) => proficiency.proficiencySchemeLevelCount === count && proficiency.levelNumber === levelNumber,
  )?.proficiencyId;
};

/** Levels that can be set for many skills at once: those of the first skill with the client's scheme. */
export const sharedLevels = (
  skills: readonly Pick<InferredSkill, 'proficiencies'>[],
  levelCount: number | undefined,
) => {
  const inScheme = (skill: Pick<InferredSkill, 'proficiencies'>) =>
    skill.proficiencies.filter((proficiency) => proficiency.proficiencySchemeLevelCount === levelCount);
  const first = skills.find((skill) => inScheme(skill).length > 0);
  const levels = first ? inScheme(first) : (skills[0]?.proficiencies ?? []);
  return levels
    .toSorted((a, b) => a.levelNumber - b.levelNumber)
    .map(({ levelNumber, level }) => ({ value: levelNumber, label: levelLabel({ levelNumber, level }) }));
};
