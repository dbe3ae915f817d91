import { type BuildService, clientReader } from '@skills-architect/service-kit';
import { escoImport } from './esco/esco-import';
import { compareRoute } from './industry-roles/compare-route';
import { roleResource } from './industry-roles/role-document';
import { roleRoutes } from './industry-roles/role-routes';
import { roleSearchRoute } from './industry-roles/role-search';
import { sourceNames } from './industry-roles/source-names';
import { postingResource } from './job-postings/posting-document';
import { postingRoutes } from './job-postings/posting-routes';
import { matchRoutes } from './matching/match-routes';
import { roleMatcher } from './matching/role-matcher';
import { seedRolesService } from './seed';
import { structureResources } from './structure/structure-documents';
import { structureNames } from './structure/structure-names';
import { structureRoutes } from './structure/structure-routes';

/** The service that owns industry roles, their places and skills, job postings, and the matching model. */
export const rolesService =
  (seed: { demo: boolean }): BuildService =>
  (kit) => {
    const structure = structureResources(kit);
    const roles = roleResource(kit);
    const postings = postingResource(kit);
    const sources = sourceNames(kit);
    const names = structureNames(kit, structure);
    const readClient = clientReader(kit);
    const matcher = roleMatcher(kit, roles, structure);
    const esco = escoImport(kit, roles, structure, matcher);
    return {
      routes: (app) => {
        structureRoutes(app, kit, readClient, structure, roles);
        roleSearchRoute(app, readClient, roles, names, sources);
        roleRoutes(app, kit, roles, names, sources);
        compareRoute(app, kit, readClient, roles, names, sources);
        matchRoutes(app, readClient, roles, sources, matcher);
        postingRoutes(app, postings);
        esco.routes(app);
      },
      seed: () => seedRolesService({ kit, structure, roles, postings, matcher }, seed),
      start: () => matcher.start(),
      stop: async () => {
        await Promise.all([matcher.stop(), esco.stop()]);
      },
    };
  };
