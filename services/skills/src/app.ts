import type { BuildService } from '@skills-architect/service-kit';
import { libraryResources } from './library/library-documents';
import { libraryRoutes } from './library/library-routes';
import { seedSkills } from './seed';
import { skillResource } from './skills/skill-document';
import { skillRoutes } from './skills/skill-routes';

/** The service that owns the skills library: categories, families, sources, schemes, skills with their levels. */
export const skillsService =
  (seed: { demo: boolean }): BuildService =>
  (kit) => {
    const library = libraryResources(kit);
    const skills = skillResource(kit);
    return {
      routes: (app) => {
        libraryRoutes(app, library);
        skillRoutes(app, kit, library, skills);
      },
      createIndexes: () =>
        Promise.all(
          [skills, library.categories, library.families, library.sources, library.schemes].map((one) =>
            one.createIndexes(),
          ),
        ),
      seed: () => seedSkills(kit, library, skills, seed),
    };
  };
