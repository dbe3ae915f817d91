import type { BuildService } from '@skills-architect/service-kit';
import { libraryResources } from './library/library-documents';
import { libraryRoutes } from './library/library-routes';
import { seedSkills } from './seed';
import { encyclopediaResource } from './skillopedia/encyclopedia-document';
import { skillResource } from './skills/skill-document';
import { skillRoutes } from './skills/skill-routes';

/** The service that owns the skills library: categories, families, sources, schemes, skills with their levels, Skillopedia. */
export const skillsService =
  (seed: { demo: boolean }): BuildService =>
  (kit) => {
    const library = libraryResources(kit);
    const skills = skillResource(kit);
    const encyclopedia = encyclopediaResource(kit);
    return {
      routes: (app) => {
        libraryRoutes(app, library);
        skillRoutes(app, kit, library, skills, encyclopedia);
      },
      seed: () => seedSkills({ kit, library, skills, encyclopedia }, seed),
    };
  };
