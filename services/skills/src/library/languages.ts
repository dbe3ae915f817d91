import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { roleLanguages } from '@skills-architect/contracts/roles';
import { listLanguages, skillNamesCalls } from '@skills-architect/contracts/skills';
import {
  languageReader,
  type TranslatedCollections,
  translatedNamesRoutes,
} from '@skills-architect/library-service-kit';
import { type Routes, route, type ServiceKit } from '@skills-architect/service-kit';

/** The collections of this service whose records have translations. */
export const TRANSLATED: TranslatedCollections = { skill: 'skill' };

/** The languages in which the library can be shown, and the names of skills in them for other services. */
export const languageRoutes =
  (kit: ServiceKit): Routes =>
  (app) => {
    translatedNamesRoutes(kit, skillNamesCalls, TRANSLATED)(app);
    const readLanguages = languageReader(kit, TRANSLATED);
    route(app, listLanguages, async () => {
      const [own, { languages }] = await Promise.all([readLanguages(), kit.peer(roleLanguages, {})]);
      return { languages: [...new Set([MAIN_LANGUAGE, ...[...own, ...languages].sort()])] };
    });
  };
