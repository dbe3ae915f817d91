import { hasFixedLevels } from '@skills-architect/contracts/skills';
import { AppError, invalid, notFound } from '@skills-architect/service-kit';

/** A level as stored in a skill. */
export interface StoredLevel {
  proficiencyId: number;
  schemeId: number;
  levelNumber: number;
  description?: string;
  knowledge?: string;
  ability?: string;
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
}
interface Scheme {
  _id: number;
  sourceIds: readonly number[];
  levels: readonly { levelNumber: number }[];
}

const FIXED = 'The levels of this source belong to its schemes: none can be added or deleted.';

/** Writes the texts of one level. */
export const withTexts = (
  levels: readonly StoredLevel[],
  proficiencyId: number,
  { description, knowledge, ability }: Texts,
): StoredLevel[] => {
  if (!levels.some((one) => one.proficiencyId === proficiencyId && !one.removed)) throw notFound('This level');
  return levels.map((one) => (one.proficiencyId === proficiencyId ? { ...one, description, knowledge, ability } : one));
};

/** Writes the texts of several levels, which are named by scheme and number. */
export const withAllTexts = (levels: readonly StoredLevel[], given: readonly NewLevel[]): StoredLevel[] =>
  given.reduce<StoredLevel[]>(
    (done, { schemeId, levelNumber, ...texts }, index) => {
      const known = done.find((one) => isAt(one, { schemeId, levelNumber }) && !one.removed);
      if (!known) throw invalid(`proficiencies.${index}.levelNumber`, 'The skill does not have this level.');
      return withTexts(done, known.proficiencyId, texts);
    },
    [...levels],
  );

/** Adds a level; a removed one comes back with its id. */
export const withLevel = (
  { sourceId, levels }: { sourceId: number; levels: readonly StoredLevel[] },
  schemes: readonly Scheme[],
  { schemeId, levelNumber, description, knowledge, ability }: NewLevel,
  newId: number,
): StoredLevel[] => {
  if (hasFixedLevels(sourceId)) throw new AppError('conflict', FIXED);
  const scheme = schemes.find(({ _id }) => _id === schemeId);
  const isOffered =
    scheme?.sourceIds.includes(sourceId) && scheme.levels.some((one) => one.levelNumber === levelNumber);
  if (!isOffered) throw invalid('levelNumber', 'Proficiency Level selection is required!');
  const known = levels.find((one) => isAt(one, { schemeId, levelNumber }));
  if (known && !known.removed) throw invalid('levelNumber', 'The skill has this level already.');
  const added = {
    proficiencyId: known?.proficiencyId ?? newId,
    schemeId,
    levelNumber,
    description,
    knowledge,
    ability,
  };
  return [...levels.filter((one) => one !== known), added].sort(
    (a, b) => a.schemeId - b.schemeId || a.levelNumber - b.levelNumber,
  );
};

/** Removes a level and its texts. */
export const withoutLevel = (
  { sourceId, levels }: { sourceId: number; levels: readonly StoredLevel[] },
  proficiencyId: number,
): StoredLevel[] => {
  if (hasFixedLevels(sourceId)) throw new AppError('conflict', FIXED);
  if (!levels.some((one) => one.proficiencyId === proficiencyId && !one.removed)) throw notFound('This level');
  return levels.map((one) => {
    if (one.proficiencyId !== proficiencyId) return one;
    const { schemeId, levelNumber } = one;
    return { proficiencyId, schemeId, levelNumber, removed: true };
  });
};

const YET_TO_BE_CREATED = 0;
const CREATED = 2;

/** Creation status of a skill with these levels, after somebody has written them. */
export const creationStatus = (levels: readonly StoredLevel[]): number =>
  levels.some(({ description }) => description) ? CREATED : YET_TO_BE_CREATED;

const isAt = (one: StoredLevel, { schemeId, levelNumber }: Pick<StoredLevel, 'schemeId' | 'levelNumber'>) =>
  one.schemeId === schemeId && one.levelNumber === levelNumber;
