import {
  type OpenTranslated,
  type RecordTexts,
  refuseShownTexts,
  type StoredTranslation,
} from '@skills-architect/library-service-kit';
import { type Identity, notFound } from '@skills-architect/service-kit';
import type { Library, SchemeDocument } from '../library/library-documents';
import { checkLevel, type StoredLevel } from './level-rules';
import type { LevelTranslation, SkillDocument, Skills } from './skill-document';

/** The texts of a level under the names that all translated records share; its name is that of its scheme in all languages. */
export const levelRecordTexts = (
  name: string,
  description: string,
  translations: readonly LevelTranslation[] = [],
): RecordTexts => ({
  name,
  alternativeNames: [],
  description,
  translations: translations.map(({ language, description: text, original }) => ({
    ...{ language, name, alternativeNames: [], description: text },
    original: { name, description: original },
  })),
});

/** The reverse: the stored translations of a level; one without a text is none. */
export const storedTranslations = (translations: readonly StoredTranslation[]): LevelTranslation[] =>
  translations.flatMap(({ language, description, original }) =>
    description ? [{ language, description, original: original.description }] : [],
  );

/** The languages into which texts of a skill's levels are translated. */
export const languagesOfLevels = ({ levels }: Pick<SkillDocument, 'levels'>): string[] =>
  levels.flatMap(({ translations = [] }) => translations.map(({ language }) => language));

/** Throws when the description to write is the one in which the level is shown to the user, not its own. */
export const refuseShownLevel = (
  level: StoredLevel | undefined,
  { description, path }: { description: string; path: string },
  identity: Identity,
  ownLanguage: string,
): void => {
  if (!level) return;
  const paths = { name: path, alternativeNames: path, description: path };
  const stored = levelRecordTexts('', level.description ?? '', level.translations);
  refuseShownTexts(levelRecordTexts('', description), stored, paths, identity, ownLanguage);
};

/** Opens a level of a skill by its id to translate its description; a change is one of the skill. */
export const openLevel = (skills: Skills, { schemes }: Pick<Library, 'schemes'>): OpenTranslated => {
  const open = async (skill: SkillDocument, proficiencyId: number): ReturnType<OpenTranslated> => {
    const level = checkLevel(skill.levels, proficiencyId);
    const scheme = await schemes.model.findOne({ _id: level.schemeId }).lean<SchemeDocument>();
    const label = scheme?.levels.find(({ levelNumber }) => levelNumber === level.levelNumber)?.level ?? '';
    const texts = levelRecordTexts(`${skill.skillName}: ${label}`, level.description ?? '', level.translations);
    return {
      rev: skill.rev,
      texts,
      async change(rev, stored, by) {
        const translations = storedTranslations(stored);
        const levels = skill.levels.map((other) => (other === level ? { ...other, translations } : other));
        return open(await skills.change(skill._id, rev, { levels }, { by }), proficiencyId);
      },
    };
  };
  return async (proficiencyId) => {
    const skill = await skills.model
      .findOne({ 'levels.proficiencyId': proficiencyId, ...skills.alive })
      .lean<SkillDocument>();
    if (!skill) throw notFound('This level');
    return open(skill, proficiencyId);
  };
};
