import type { VersionField } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import { type LanguagesById, ownLanguageField, translationFields } from '@skills-architect/library-service-kit';
import type { LibraryNames } from '../library/library-names';
import type { SkillDocument } from './skill-document';

type Level = SkillDocument['levels'][number];

/** Shown for a level without a text, so that adding and deleting it is visible. */
const NO_TEXT = 'No own level text';
const SUGGESTED = 'A suggestion that nobody has kept yet:';

const levelText = ({ description, knowledge, ability, suggestedBy, translations = [] }: Level): string =>
  [
    suggestedBy && SUGGESTED,
    description,
    knowledge && `Knowledge: ${knowledge}`,
    ability && `Ability: ${ability}`,
    ...translations.map((translation) => `${languageName(translation.language)}: ${translation.description}`),
  ]
    .filter(Boolean)
    .join('\n') || NO_TEXT;

const levelFields = ({ levels }: SkillDocument, { schemes }: LibraryNames): VersionField[] =>
  levels.flatMap((level) => {
    const scheme = schemes.find(({ schemeId }) => schemeId === level.schemeId);
    const label = scheme?.levels.find(({ levelNumber }) => levelNumber === level.levelNumber)?.level;
    if (!scheme || !label || level.removed) return [];
    return [{ field: `${label} (${scheme.schemeName})`, value: levelText(level) }];
  });

/** The fields of a version of a skill as its history shows them; `titles` are those of Skillopedia entries by id. */
export const versionFields = (
  skill: SkillDocument,
  names: LibraryNames,
  titles: ReadonlyMap<number, string>,
  languages: LanguagesById,
): VersionField[] => [
  { field: 'Skill Name', value: skill.skillName },
  { field: 'Alternative Names', value: skill.alternativeNames.join('\n'), isList: true },
  { field: 'Category', value: names.categories.get(skill.skillCategoryId) ?? '' },
  { field: 'Family', value: names.families.get(skill.skillFamilyId) ?? '' },
  { field: 'Status', value: LIBRARY_STATUS_NAMES[skill.skillStatus] },
  { field: 'Skill Description', value: skill.skillDescription },
  { field: 'Detailed Description', value: skill.embeddingDescription },
  {
    field: 'Knowledge Base',
    value: (skill.encyclopediaIds ?? []).map((id) => titles.get(id) ?? `Entry ${id}`).join('\n'),
    isList: true,
  },
  ...levelFields(skill, names),
  ownLanguageField(skill, languages),
  ...translationFields(skill),
];

/**
 * The levels after restoring a version: its own, plus those added since, marked as removed, because roles and personas
 * may refer to them.
 */
export const restoredLevels = (former: readonly Level[], current: readonly Level[]): Level[] => {
  const formerIds = new Set(former.map(({ proficiencyId }) => proficiencyId));
  const addedSince = current.filter(({ proficiencyId }) => !formerIds.has(proficiencyId));
  return [...former, ...addedSince.map((level): Level => ({ ...level, removed: true }))];
};
