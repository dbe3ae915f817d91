import type { SuggestionOrigin } from '@skills-architect/contracts';
import { CreationStatus, hasFixedLevels } from '@skills-architect/contracts/skills';
import { AppError, invalid, notFound } from '@skills-architect/service-kit';

/** A level as stored in a skill. */
export interface StoredLevel {
  proficiencyId: number;
  schemeId: number;
  levelNumber: number;
  description?: string;
  knowledge?: string;
  ability?: string;
  /** Its description in other languages, each with the one that it is a translation of. */
  translations?: { language: string; description: string; original: string }[];
  /** Set while the texts are a suggestion that nobody has kept. */
  suggestedBy?: SuggestionOrigin;
  /** A deleted level. Its id stays reserved because roles and personas may still refer to it. */
  removed?: true;
}
interface Texts {
  description: string;
  knowledge: string;
  ability: string;
}
interface NewLevel extends Texts {
  schemeId: number;
  levelNumber: number;
  /** The level's id in its scheme, if the caller passes it. */
  levelId?: number | undefined;
}
interface Scheme {
  _id: number;
  sourceIds: readonly number[];
  levels: readonly { levelNumber: number; levelId?: number }[];
}

const FIXED_LEVELS = 'The levels of this source belong to its schemes: none can be added or deleted.';

/** Error message for level texts without knowledge. */
export const KNOWLEDGE_REQUIRED = 'Knowledge is required';

const checkKnowledge = ({ knowledge }: Pick<Texts, 'knowledge'>) => {
  if (!knowledge) throw invalid('knowledge', KNOWLEDGE_REQUIRED);
};

/** The level; throws when the skill has no such level. */
export const checkLevel = (levels: readonly StoredLevel[], proficiencyId: number): StoredLevel => {
  const level = levels.find((storedLevel) => storedLevel.proficiencyId === proficiencyId && !storedLevel.removed);
  if (!level) throw notFound('This level');
  return level;
};

/** Writes the texts of one level; a suggested text becomes an own one. */
export const withTexts = (
  levels: readonly StoredLevel[],
  proficiencyId: number,
  { description, knowledge, ability }: Texts,
): StoredLevel[] => {
  checkLevel(levels, proficiencyId);
  checkKnowledge({ knowledge });
  return levels.map((level) => {
    if (level.proficiencyId !== proficiencyId) return level;
    const { schemeId, levelNumber, translations } = level;
    return {
      ...{ proficiencyId, schemeId, levelNumber, description, knowledge, ability },
      ...(translations && { translations }),
    };
  });
};

/** Writes the texts of several levels, identified by scheme and number. */
export const withAllTexts = (
  levels: readonly StoredLevel[],
  newLevels: readonly NewLevel[],
  schemes: readonly Scheme[],
): StoredLevel[] =>
  newLevels.reduce<StoredLevel[]>(
    (done, { schemeId, levelNumber, levelId, ...texts }, index) => {
      const place = { schemeId, levelNumber };
      const existing = done.find((level) => isAt(level, place) && !level.removed);
      if (!existing) throw invalid(`proficiencies.${index}.levelNumber`, 'The skill does not have this level.');
      if (levelId !== undefined && levelId !== findLevelId(schemes, place))
        throw invalid(`proficiencies.${index}.levelId`, 'This is the id of another level.');
      return withTexts(done, existing.proficiencyId, texts);
    },
    [...levels],
  );

/** Adds a level; a removed one gets its former id back. */
export const withLevel = (
  { sourceId, levels }: { sourceId: number; levels: readonly StoredLevel[] },
  schemes: readonly Scheme[],
  { schemeId, levelNumber, description, knowledge, ability }: NewLevel,
  newId: number,
): StoredLevel[] => {
  if (hasFixedLevels(sourceId)) throw new AppError('conflict', FIXED_LEVELS);
  checkKnowledge({ knowledge });
  const scheme = schemes.find(({ _id }) => _id === schemeId);
  const isOffered =
    scheme?.sourceIds.includes(sourceId) && scheme.levels.some((level) => level.levelNumber === levelNumber);
  if (!isOffered) throw invalid('levelNumber', 'Proficiency Level selection is required!');
  const former = levels.find((level) => isAt(level, { schemeId, levelNumber }));
  if (former && !former.removed) throw invalid('levelNumber', 'The skill has this level already.');
  const added = {
    proficiencyId: former?.proficiencyId ?? newId,
    schemeId,
    levelNumber,
    description,
    knowledge,
    ability,
  };
  return [...levels.filter((level) => level !== former), added].sort(
    (a, b) => a.schemeId - b.schemeId || a.levelNumber - b.levelNumber,
  );
};

/** Removes a level and its texts. */
export const withoutLevel = (
  { sourceId, levels }: { sourceId: number; levels: readonly StoredLevel[] },
  proficiencyId: number,
): StoredLevel[] => {
  if (hasFixedLevels(sourceId)) throw new AppError('conflict', FIXED_LEVELS);
  if (!levels.some((level) => level.proficiencyId === proficiencyId && !level.removed)) throw notFound('This level');
  return levels.map((level) => {
    if (level.proficiencyId !== proficiencyId) return level;
    const { schemeId, levelNumber } = level;
    return { proficiencyId, schemeId, levelNumber, removed: true };
  });
};

/** Returns a function that checks whether a level is one of these, by scheme and number. */
export const isAmong =
  (chosenLevels: readonly Pick<StoredLevel, 'schemeId' | 'levelNumber'>[]) =>
  (level: StoredLevel): boolean =>
    chosenLevels.some((chosenLevel) => isAt(level, chosenLevel));

/** Creation status of a skill after somebody has written these levels. */
export const creationStatus = (levels: readonly StoredLevel[]): CreationStatus =>
  levels.some(({ description }) => description) ? CreationStatus.Created : CreationStatus.YetToBeCreated;

const findLevelId = (
  schemes: readonly Scheme[],
  { schemeId, levelNumber }: Pick<StoredLevel, 'schemeId' | 'levelNumber'>,
) => schemes.find(({ _id }) => _id === schemeId)?.levels.find((level) => level.levelNumber === levelNumber)?.levelId;

const isAt = (level: StoredLevel, { schemeId, levelNumber }: Pick<StoredLevel, 'schemeId' | 'levelNumber'>) =>
  level.schemeId === schemeId && level.levelNumber === levelNumber;
