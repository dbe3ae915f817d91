import type { SuggestedFrom } from '@skills-architect/contracts';
import type { ProficiencyScheme } from '@skills-architect/contracts/skills';
import { escapeRegExp } from '@skills-architect/service-kit';
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

// C is not part of C++, nor R of R&D, nor Node of Node.js.
const NOT_BEFORE = '(?<![\\p{L}\\p{M}\\p{N}_+#&.])';
const NOT_AFTER = '(?![\\p{L}\\p{M}\\p{N}_+#&]|\\.\\p{L})';

/** Replaces a skill's name in a text by another name, matching whole words only. */
export const replaceName = (text: string, name: string, newName: string): string => {
  // The new name stays as it is: it may contain the old one.
  const names = [name, newName].toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  return text.replace(new RegExp(`${NOT_BEFORE}(?:${names.join('|')})${NOT_AFTER}`, 'gu'), () => newName);
};

/** The scheme's general text of a level, applied to a skill. */
const applyGeneralText = (target: TargetSkill, general: string) =>
  `${describeSkill(target)}: ${general.charAt(0).toLowerCase()}${general.slice(1)}`;

/** Suggested knowledge of a level, and the skills whose texts it has. */
interface Knowledge {
  text: string;
  records: SuggestedFrom[];
}

/**
 * Suggested knowledge of a level: knowledge texts of similar skills, those of the nearest level. Empty if there are none:
 * neither the names of similar skills nor that of the family are knowledge.
 */
export const suggestKnowledge = (
  levelNumber: number,
  reusableSkills: readonly { skill: Pick<RelatedSkill['skill'], 'levels'>; record: SuggestedFrom }[],
): Knowledge => {
  const phrases = new Map<string, SuggestedFrom>();
  for (const { skill, record } of reusableSkills) {
    const [nearest] = skill.levels
      .filter(({ removed, suggestedBy, knowledge }) => !removed && !suggestedBy && knowledge)
      .toSorted((a, b) => Math.abs(a.levelNumber - levelNumber) - Math.abs(b.levelNumber - levelNumber));
    if (nearest?.knowledge && !phrases.has(nearest.knowledge)) phrases.set(nearest.knowledge, record);
  }
  const used = [...phrases].slice(0, MAX_PHRASES);
  return { text: used.map(([text]) => text).join('; '), records: used.map(([, record]) => record) };
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
    const general = scheme?.levels.find((candidate) => candidate.levelNumber === levelNumber)?.description ?? '';
    const found = suggestKnowledge(levelNumber, sourceSkills);
    for (const reusableSkill of reusableSkills) {
      const written = writtenLevels(reusableSkill, schemeIds).get(levelNumber);
      if (!written) continue;
      const withRequestedName = (text = '') => replaceName(text, reusableSkill.skill.skillName, target.name);
      const [description, ability] = [withRequestedName(written.description), withRequestedName(written.ability)];
      const knowledge = written.knowledge || found.text;
      const givers = written.knowledge ? [] : found.records.filter(({ id }) => id !== reusableSkill.record.id);
      return [{ levelNumber, level, description, knowledge, ability, records: [reusableSkill.record, ...givers] }];
    }
    if (!scheme || !general) return [];
    const fromScheme = { kind: 'scheme' as const, id: scheme.schemeId, name: scheme.schemeName, source: '' };
    const records = [fromScheme, ...found.records];
    return [
      {
        levelNumber,
        level,
        description: applyGeneralText(target, general),
        knowledge: found.text,
        ability: '',
        records,
      },
    ];
  });
};
