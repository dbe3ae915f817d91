import type { SuggestedFrom } from '@skills-architect/contracts';
import type { ProficiencyScheme } from '@skills-architect/contracts/skills';
import { firstSentence } from './first-sentence';
import { MIN_REUSE_SCORE, type RelatedSkill, type TargetSkill } from './related-skills';

/** A level to suggest texts for. */
export interface TargetLevel {
  levelNumber: number;
  level: string;
}

/** Suggested texts of a level. */
export interface LevelSuggestion extends TargetLevel {
  description: string;
  knowledge: string;
  ability: string;
  records: SuggestedFrom[];
}

const MAX_PHRASES = 3;

/** A skill's reviewed level texts by level number; suggested ones are not used as a source. */
const writtenLevels = ({ skill: { levels } }: RelatedSkill, schemeIds: ReadonlySet<number>) =>
  new Map(
    levels
      .filter((level) => schemeIds.has(level.schemeId) && !level.removed && level.description && !level.suggestedBy)
      .map((level) => [level.levelNumber, level]),
  );

/** Most words of a description that is repeated in the text of every level. */
const MAX_WORDS = 8;

/** What the skill is about: its name, and its description if that is short. */
const describeSkill = ({ name, texts }: TargetSkill): string => {
  const first = firstSentence(texts.find(Boolean) ?? '').replace(/[.!?]$/, '');
  return first && first.split(/\s+/).length <= MAX_WORDS
    ? `${name} (${first.charAt(0).toLowerCase()}${first.slice(1)})`
    : name;
};

/** The text with a skill's name replaced by another name. */
export const replaceName = (text: string, name: string, newName: string): string =>
  text.replaceAll(name, () => newName);

/** The scheme's general text of a level, applied to a skill. */
const applyGeneralText = (target: TargetSkill, general: string) =>
  `${describeSkill(target)}: ${general.charAt(0).toLowerCase()}${general.slice(1)}`;

/**
 * Suggested knowledge of a level: knowledge texts of similar skills, those of the nearest level first, else the family.
 * Names of similar skills are not knowledge.
 */
export const suggestKnowledge = (
  family: string,
  levelNumber: number,
  reusableSkills: readonly Pick<RelatedSkill['skill'], 'levels'>[],
): string => {
  const nearestLevels = reusableSkills.flatMap(({ levels }) =>
    levels
      .filter(({ removed, suggestedBy, knowledge }) => !removed && !suggestedBy && knowledge)
      .toSorted((a, b) => Math.abs(a.levelNumber - levelNumber) - Math.abs(b.levelNumber - levelNumber))
      .slice(0, 1),
  );
  return (
    [...new Set(nearestLevels.flatMap(({ knowledge }) => knowledge ?? []))].slice(0, MAX_PHRASES).join('; ') || family
  );
};

/**
 * Level texts from the library: those of a similar skill with the same number of levels, with the skill's name
 * replaced; otherwise the scheme's general text.
 */
export const levelsFromLibrary = (
  target: TargetSkill,
  levels: readonly TargetLevel[],
  related: readonly RelatedSkill[],
  scheme: ProficiencyScheme | undefined,
  schemes: readonly ProficiencyScheme[],
): LevelSuggestion[] => {
  const schemeIds = new Set(
    schemes.filter(({ levelCount }) => levelCount === scheme?.levelCount).map(({ schemeId }) => schemeId),
  );
  const reusableSkills = related.filter(({ score }) => score >= MIN_REUSE_SCORE);
  const sourceSkills = reusableSkills.slice(0, MAX_PHRASES);
  return levels.flatMap(({ levelNumber, level }): LevelSuggestion[] => {
    const general = scheme?.levels.find((one) => one.levelNumber === levelNumber)?.description ?? '';
    const knowledgePhrases = suggestKnowledge(
      target.family,
      levelNumber,
      sourceSkills.map(({ skill }) => skill),
    );
    for (const one of reusableSkills) {
      const written = writtenLevels(one, schemeIds).get(levelNumber);
      if (!written) continue;
      const withRequestedName = (text = '') => replaceName(text, one.skill.skillName, target.name);
      const [description, ability] = [withRequestedName(written.description), withRequestedName(written.ability)];
      const knowledge = written.knowledge || knowledgePhrases;
      return [{ levelNumber, level, description, knowledge, ability, records: [one.record] }];
    }
    if (!scheme || !general) return [];
    const fromScheme = { kind: 'scheme' as const, id: scheme.schemeId, name: scheme.schemeName, source: '' };
    const records = [fromScheme, ...sourceSkills.map(({ record }) => record)];
    return [
      {
        levelNumber,
        level,
        description: applyGeneralText(target, general),
        knowledge: knowledgePhrases,
        ability: '',
        records,
      },
    ];
  });
};
