import type { SuggestionOrigin } from '@skills-architect/contracts';
import { CreationStatus, hasFixedLevels } from '@skills-architect/contracts/skills';
import type { StoredLevel } from '../skills/level-rules';
import { newLevels } from '../skills/skill-rules';

interface SkillLevels {
  sourceId: number;
  levels: readonly StoredLevel[];
}
type Place = Pick<StoredLevel, 'schemeId' | 'levelNumber'>;
interface SuggestedTexts {
  levelNumber: number;
  description: string;
  knowledge: string;
  ability: string;
}

const isAt = (place: Place, { schemeId, levelNumber }: Place) =>
  place.schemeId === schemeId && place.levelNumber === levelNumber;

/**
 * The levels to add before texts are written. A skill of a source with fixed levels gets all levels of the source's
 * schemes. Levels of other skills may have been removed on purpose, so these get them only when they have no level.
 */
export const missingLevels = ({ sourceId, levels }: SkillLevels, schemes: Parameters<typeof newLevels>[0]): Place[] => {
  const present = levels.filter(({ removed }) => !removed);
  if (present.length && !hasFixedLevels(sourceId)) return [];
  return newLevels(schemes, sourceId).filter((place) => !present.some((level) => isAt(level, place)));
};

/** Adds the missing levels with ids from `firstId` on; a removed level gets its former id back. */
export const withLevels = (
  levels: readonly StoredLevel[],
  missing: readonly Place[],
  firstId: number,
): StoredLevel[] => {
  const added = missing.map(({ schemeId, levelNumber }, index) => {
    const former = levels.find((level) => isAt(level, { schemeId, levelNumber }));
    return { proficiencyId: former?.proficiencyId ?? firstId + index, schemeId, levelNumber };
  });
  return [...levels.filter((level) => !added.some((place) => isAt(level, place))), ...added].sort(
    (a, b) => a.schemeId - b.schemeId || a.levelNumber - b.levelNumber,
  );
};

/** The levels without a text. */
export const levelsWithoutText = (levels: readonly StoredLevel[]): StoredLevel[] =>
  levels.filter(({ description, removed }) => !description && !removed);

/** Why level texts cannot be created now; undefined when they can. */
export const creationRefusal = (
  { proficiencyStatus, levels }: { proficiencyStatus: number; levels: readonly StoredLevel[] },
  missing: readonly Place[],
): string | undefined => {
  if (proficiencyStatus === CreationStatus.BeingCreated) return 'The levels are being created.';
  return missing.length || levelsWithoutText(levels).length ? undefined : 'All levels have their texts.';
};

/** Writes suggestions into the levels of a scheme that still have no text. */
export const withSuggestions = (
  levels: readonly StoredLevel[],
  schemeId: number,
  suggestions: readonly SuggestedTexts[],
  suggestedBy: SuggestionOrigin,
): StoredLevel[] => {
  const empty = new Set(levelsWithoutText(levels));
  return levels.map((level) => {
    const texts = suggestions.find(({ levelNumber }) => isAt(level, { schemeId, levelNumber }));
    if (!texts || !empty.has(level)) return level;
    const { description, knowledge, ability } = texts;
    return { ...level, description, knowledge, ability, suggestedBy };
  });
};
