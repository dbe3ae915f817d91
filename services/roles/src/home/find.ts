import { allows, CLIENT_USERS, MAX_FOUND } from '@skills-architect/contracts';
import { roleFind, searchRoles } from '@skills-architect/contracts/roles';
import type { ShownNames } from '@skills-architect/library-service-kit';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SearchRoles } from '../industry-roles/role-search';

/** Searches roles for the command palette; client users find those of their client, in the Role Explorer. */
export const findRoute =
  (search: SearchRoles, { show }: ShownNames) =>
  (app: FastifyInstance) => {
    route(app, roleFind, async ({ query }, context) => {
      const ofClient = allows({ types: CLIENT_USERS }, context.identity.user, []);
      const clientId = ofClient ? query.clientId : undefined;
      if (ofClient && clientId === undefined) return { results: [], needsClient: true as const };
      const body = searchRoles.body.parse({ roleName: query.text, clientId, pagesize: MAX_FOUND, byMeaning: true });
      const found = await search({ query: {}, body }, context);
      const roles = await show(found.roles, context.identity.user?.language);
      return {
        results: roles.map(({ roleId, roleName, nameLanguage, functionName, foundBy }) => ({
          noun: 'Industry Roles',
          id: roleId,
          name: roleName,
          ...(nameLanguage && { nameLanguage }),
          hint: foundBy ? `${functionName}, by meaning` : functionName,
          to: ofClient ? `/role_explorer?role=${roleId}` : `/role/edit/${roleId}`,
        })),
      };
    });
  };
