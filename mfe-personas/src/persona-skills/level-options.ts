import type { Proficiency } from '@skills-architect/contracts/skills';

/** A level as number and label; only the label if it contains the number. */
export const levelLabel = ({ levelNumber, level }: Pick<Proficiency, 'levelNumber' | 'level'>): string =>
  level.includes(String(levelNumber)) ? level : `${levelNumber} ${level}`;

/**
 * The selectable levels of a skill: those of the client's scheme if the skill has it, plus the current one. If they
 * span several schemes, each label includes its scheme's level count.
 */
export const levelOptions = (
  proficiencies: readonly Proficiency[],
  { levelCount, chosen }: { levelCount: number | undefined; chosen?: number | null },
) => {
  const hasScheme = proficiencies.some((proficiency) => proficiency.proficiencySchemeLevelCount === levelCount);
  const offered = proficiencies.filter(
    (proficiency) =>
      !hasScheme || proficiency.proficiencySchemeLevelCount === levelCount || proficiency.proficiencyId === chosen,
  );
  const hasSeveralSchemes = new Set(offered.map(({ schemeId }) => schemeId)).size > 1;
  return offered
    .toSorted((a, b) => a.proficiencySchemeLevelCount - b.proficiencySchemeLevelCount || a.levelNumber - b.levelNumber)
    .map((level) => ({
      value: level.proficiencyId,
      label: hasSeveralSchemes ? `${levelLabel(level)} (${level.proficiencySchemeLevelCount} PL)` : levelLabel(level),
    }));
};
