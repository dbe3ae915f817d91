import type { LinkLevel, SkillMove } from '@skills-architect/contracts';

/** The level with this number, or the closest one. */
const findNearestNumber = (levels: readonly LinkLevel[], levelNumber: number) =>
  levels.toSorted(
    (a, b) =>
      Math.abs(a.levelNumber - levelNumber) - Math.abs(b.levelNumber - levelNumber) || a.levelNumber - b.levelNumber,
  )[0];

/**
 * Converts a level number to a scheme with another number of levels: the first maps to the first, the last to the last.
 */
const scaleLevelNumber = ({ levelNumber, levelCount }: LinkLevel, toCount: number) =>
  levelCount > 1 ? Math.round(((levelNumber - 1) / (levelCount - 1)) * (toCount - 1)) + 1 : 1;

/** The level of a scheme that corresponds to a level of another skill. */
export const levelInScheme = (level: LinkLevel, scheme: readonly LinkLevel[]): LinkLevel | undefined => {
  const [first] = scheme;
  if (!first) return undefined;
  return findNearestNumber(
    scheme,
    first.schemeId === level.schemeId ? level.levelNumber : scaleLevelNumber(level, first.levelCount),
  );
};

/** The levels of each scheme, as one list per scheme. */
export const levelsOfSchemes = (levels: readonly LinkLevel[]): LinkLevel[][] =>
  [...new Set(levels.map(({ schemeId }) => schemeId))].map((id) => levels.filter(({ schemeId }) => schemeId === id));

/** The scheme closest to that of a level: the same one, otherwise one with a similar number of levels. */
export const findNearestLevel = <T extends { schemeId: number; levelCount: number }>(
  level: Pick<LinkLevel, 'schemeId' | 'levelCount'>,
  candidates: readonly T[],
): T | undefined =>
  candidates.toSorted(
    (a, b) =>
      Number(b.schemeId === level.schemeId) - Number(a.schemeId === level.schemeId) ||
      Math.abs(a.levelCount - level.levelCount) - Math.abs(b.levelCount - level.levelCount),
  )[0];

/**
 * The target's level that corresponds to a level of the moved skill; undefined when the level is unknown or the target
 * has no levels.
 */
export const levelCounterpart = (
  proficiencyId: number,
  { from, to }: Pick<SkillMove, 'from' | 'to'>,
): LinkLevel | undefined => {
  const level = from.find((proficiency) => proficiency.proficiencyId === proficiencyId);
  if (!level) return undefined;
  const targetScheme = findNearestLevel(level, to)?.schemeId;
  return levelInScheme(
    level,
    to.filter(({ schemeId }) => schemeId === targetScheme),
  );
};
