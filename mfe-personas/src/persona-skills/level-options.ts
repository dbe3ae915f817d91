import type { Proficiency } from '@skills-architect/contracts/skills';

/**
 * The levels of a skill to choose from: of the client's scheme where the skill has it, and the one that is chosen already.
 * Where those are of several schemes, each says how many levels its scheme has.
 */
export const levelOptions = (
  proficiencies: readonly Proficiency[],
  { levelCount, chosen }: { levelCount: number | undefined; chosen?: number | null },
) => {
  const hasScheme = proficiencies.some((one) => one.proficiencySchemeLevelCount === levelCount);
  const offered = proficiencies.filter(
    (one) => !hasScheme || one.proficiencySchemeLevelCount === levelCount || one.proficiencyId === chosen,
  );
  const several = new Set(offered.map(({ schemeId }) => schemeId)).size > 1;
  return offered
    .toSorted((a, b) => a.proficiencySchemeLevelCount - b.proficiencySchemeLevelCount || a.levelNumber - b.levelNumber)
    .map(({ proficiencyId, level, proficiencySchemeLevelCount }) => ({
      value: proficiencyId,
      label: several ? `${level} (${proficiencySchemeLevelCount} PL)` : level,
    }));
};
