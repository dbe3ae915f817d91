import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { roleLanguages } from '@skills-architect/contracts/roles';
import { listLanguages, skillNamesCalls, skillTranslationCalls } from '@skills-architect/contracts/skills';
import {
  groupStore,
  languageReader,
  ownLanguageReader,
  searchedTranslations,
  type Translated,
  type TranslatedCollections,
  translatedNamesRoutes,
  translatedStore,
  translationRoutes,
} from '@skills-architect/library-service-kit';
import { isUnavailable, type Routes, route, type ServiceKit } from '@skills-architect/service-kit';
import { type Encyclopedia, entryTexts, searchedTitles } from '../skillopedia/encyclopedia-document';
import { languagesOfLevels, openLevel } from '../skills/level-translations';
import { type Skills, skillTexts } from '../skills/skill-document';
import type { FamilyDocument, Library, SourceDocument } from './library-documents';

/** The collections of this service whose records have translations. */
const COLLECTIONS: TranslatedCollections = {
  skill: 'skill',
  family: 'family',
  entry: 'encyclopedia',
  level: 'skill',
};

/** What this service has in several languages. */
export const translatedSkills = (kit: ServiceKit, { sources }: Pick<Library, 'sources'>): Translated => ({
  collections: COLLECTIONS,
  sourceLanguages: kit.cached(['sources'], async () => {
    const found = await sources.model
      .find({ language: { $type: 'string' }, ...sources.alive }, { language: 1 })
      .lean<SourceDocument[]>();
    return new Map(found.flatMap(({ _id, language }) => (language ? [[_id, language]] : [])));
  }),
});

interface LanguageDependencies {
  kit: ServiceKit;
  translated: Translated;
  skills: Skills;
  library: Pick<Library, 'families' | 'schemes'>;
  encyclopedia: Encyclopedia;
}

/**
 * The languages in which the library can be shown, the translations of skills, families, levels and entries, and their
 * names for other services.
 */
export const languageRoutes =
  ({ kit, translated, skills, library, encyclopedia }: LanguageDependencies): Routes =>
  (app) => {
    translationRoutes({ kit, translated }, skillTranslationCalls, {
      skill: translatedStore(skills, skillTexts, searchedTranslations, languagesOfLevels),
      family: groupStore<FamilyDocument>(library.families, ({ skillFamily }) => skillFamily),
      level: openLevel(skills, library),
      entry: translatedStore(encyclopedia, entryTexts, ({ name }, translations) => ({
        translations,
        ...searchedTitles(name, translations),
      })),
    })(app);
    translatedNamesRoutes(kit, skillNamesCalls, translated)(app);
    const [readLanguages, readOwnLanguages] = [
      languageReader(kit, translated.collections),
      ownLanguageReader(kit, translated),
    ];
    /** None while the service of roles is away: the menu of languages is part of every page. */
    const readRoleLanguages = () =>
      kit
        .peer(roleLanguages, {})
        .catch((error: unknown) => (isUnavailable(error) ? { languages: [], own: [] } : Promise.reject(error)));
    route(app, listLanguages, async () => {
      const [translations, own, ofRoles] = await Promise.all([
        readLanguages(),
        readOwnLanguages(),
        readRoleLanguages(),
      ]);
      const languages = [...translations, ...own, ...ofRoles.languages, ...(ofRoles.own ?? [])];
      return { languages: [...new Set([MAIN_LANGUAGE, ...languages.sort()])] };
    });
  };
