import { libraryUse } from '@skills-architect/contracts/personas';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PersonaStores } from '../personas/write-persona';

/** Tells other services which skills and roles are used by personas and must be kept. */
export const libraryUseRoute =
  ({ personas, mappings }: Pick<PersonaStores, 'personas' | 'mappings'>) =>
  (app: FastifyInstance) => {
    route(app, libraryUse, async ({ body: { skillIds, roleIds, clientIds } }) => {
      const ofClients = clientIds && { clientId: { $in: clientIds } };
      const [skills, roles] = await Promise.all([
        mappings.model.distinct('rows.skillId', { 'rows.skillId': { $in: skillIds }, ...ofClients, ...mappings.alive }),
        personas.model.distinct('industryRoleId', {
          industryRoleId: { $in: roleIds },
          ...ofClients,
          ...personas.alive,
        }),
      ]);
      // `distinct` also returns the other skills of these personas.
      const skillIdSet = new Set(skillIds);
      return {
        skillIds: skills.filter((id) => skillIdSet.has(id)),
        roleIds: roles.flatMap((id) => id ?? []),
      };
    });
  };
