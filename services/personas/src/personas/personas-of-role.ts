import { ADMIN_LIKE } from '@skills-architect/contracts';
import { personasOfRole } from '@skills-architect/contracts/roles';
import { countPage, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PersonaDocument } from './persona-document';
import { personasOfClients } from './personas-of-clients';
import type { PersonaStores } from './write-persona';

/** The personas of all clients that are mapped to a role, in the order in which they were created. */
export const personasOfRoleRoute =
  ({ personas, names, readClient }: Pick<PersonaStores, 'personas' | 'names' | 'readClient'>) =>
  (app: FastifyInstance) => {
    route(app, personasOfRole, async ({ params, query }, { identity }) => {
      const filter = { industryRoleId: params.roleId, ...personas.alive };
      const total = await countPage((most) => personas.model.countDocuments(filter, most), query.offset);
      // SMEs have no access to personas.
      if (!identity.user || !ADMIN_LIKE.includes(identity.user.userType)) return { personas: [], ...total };
      const foundPersonas = await personas.model
        .find(filter)
        .sort({ _id: 1 })
        .skip(query.offset)
        .limit(query.pagesize)
        .lean<PersonaDocument[]>();
      return { personas: await personasOfClients({ names, readClient }, foundPersonas), ...total };
    });
  };
