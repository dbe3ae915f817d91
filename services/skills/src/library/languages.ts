import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { roleLanguages } from '@skills-architect/contracts/roles';
import { listLanguages, skillNamesCalls, skillTranslationCalls } from '@skills-architect/contracts/skills';
import {
  groupTexts,
  languageReader,
  searchedTranslations,
  type TranslatedCollections,
  translatedNamesRoutes,
  translatedStore,
  translationRoutes,
  translationsAlone,
} from '@skills-architect/library-service-kit';
import { isUnavailable, type Routes, route, type ServiceKit } from '@skills-architect/service-kit';
import { type Encyclopedia, entryTexts, searchedTitles } from '../skillopedia/encyclopedia-document';
import { openLevel } from '../skills/level-translations';
import { type Skills, skillTexts } from '../skills/skill-document';
import type { Library } from './library-documents';

/** The collections of this service whose records have translations. */
export const TRANSLATED: TranslatedCollections = {
  skill: 'skill',
  family: 'family',
  entry: 'encyclopedia',
  level: 'skill',
};

interface LanguageDependencies {
  kit: ServiceKit;
  skills: Skills;
  library: Pick<Library, 'families' | 'schemes'>;
  encyclopedia: Encyclopedia;
}

/**
 * The languages in which the library can be shown, the translations of skills, families, levels and entries, and their
 * names for other services.
 */
export const languageRoutes =
  ({ kit, skills, library, encyclopedia }: LanguageDependencies): Routes =>
  (app) => {
    translationRoutes(kit, skillTranslationCalls, {
      skill: translatedStore(skills, skillTexts, searchedTranslations),
      family: translatedStore(
        library.families,
        ({ skillFamily, translations }) => groupTexts(skillFamily, translations),
        translationsAlone,
      ),
      level: openLevel(skills, library),
      entry: translatedStore(encyclopedia, entryTexts, ({ name }, translations) => ({
        translations,
        ...searchedTitles(name, translations),
      })),
    })(app);
    translatedNamesRoutes(kit, skillNamesCalls, TRANSLATED)(app);
    const readLanguages = languageReader(kit, TRANSLATED);
    /** None while the service of roles is away: the menu of languages is part of every page. */
    const readRoleLanguages = () =>
      kit
        .peer(roleLanguages, {})
        .catch((error: unknown) => (isUnavailable(error) ? { languages: [] } : Promise.reject(error)));
    route(app, listLanguages, async () => {
      const [own, { languages }] = await Promise.all([readLanguages(), readRoleLanguages()]);
      return { languages: [...new Set([MAIN_LANGUAGE, ...[...own, ...languages].sort()])] };
    });
  };
