import type { InferredSkill } from '@skills-architect/contracts/personas';
import { groupOf } from './inferred-rules';

/** As many suggestions of a group are shown at first, and more with each click: the service sends the strongest first. */
export const SHOWN_AT_ONCE = 30;

/** The first suggestions of each group, and how many are left. */
export const shownSkills = (skills: readonly InferredSkill[], most: number) => {
  const counts = new Map<string, number>();
  const shown = skills.filter((skill) => {
    const { id } = groupOf(skill);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return (counts.get(id) ?? 0) <= most;
  });
  return { shown, hidden: skills.length - shown.length };
};

/** The id of the level with this number in the client's scheme, else in the skill's first one; undefined without it. */
export const levelWithNumber = (
  { proficiencies }: Pick<InferredSkill, 'proficiencies'>,
  levelNumber: number,
  levelCount: number | undefined,
): number | undefined => {
  const counts = proficiencies.map(({ proficiencySchemeLevelCount }) => proficiencySchemeLevelCount);
  const count = levelCount !== undefined && counts.includes(levelCount) ? levelCount : counts[0];
  return proficiencies.find((one) => one.proficiencySchemeLevelCount === count && one.levelNumber === levelNumber)
    ?.proficiencyId;
};
