import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { roleLanguages } from '@skills-architect/contracts/roles';
import { listLanguages, skillNamesCalls } from '@skills-architect/contracts/skills';
import {
  languageReader,
  type TranslatedCollections,
  translatedNamesRoutes,
} from '@skills-architect/library-service-kit';
import { isUnavailable, type Routes, route, type ServiceKit } from '@skills-architect/service-kit';

/** The collections of this service whose records have translations. */
export const TRANSLATED: TranslatedCollections = { skill: 'skill', family: 'family' };

/** The languages in which the library can be shown, and the names of skills in them for other services. */
export const languageRoutes =
  (kit: ServiceKit): Routes =>
  (app) => {
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
