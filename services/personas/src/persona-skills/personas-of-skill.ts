import { ADMIN_LIKE } from '@skills-architect/contracts';
import { personasOfSkill } from '@skills-architect/contracts/skills';
import { countPage, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PersonaDocument } from '../personas/persona-document';
import { personasOfClients } from '../personas/personas-of-clients';
import type { PersonaStores } from '../personas/write-persona';

/** The personas of a skill, of all clients, in the order in which they were created. */
export const personasOfSkillRoute =
  ({ personas, mappings, names, readClient }: Pick<PersonaStores, 'personas' | 'mappings' | 'names' | 'readClient'>) =>
  (app: FastifyInstance) => {
    route(app, personasOfSkill, async ({ params, query }, { identity }) => {
      const filter = { 'rows.skillId': params.skillId, ...mappings.alive };
      const total = await countPage((most) => mappings.model.countDocuments(filter, most), query.offset);
      // SMEs have no access to personas.
      if (!identity.user || !ADMIN_LIKE.includes(identity.user.userType)) return { personas: [], ...total };
      const page = await mappings.model
        .find(filter, { _id: 1 })
        .sort({ _id: 1 })
        .skip(query.offset)
        .limit(query.pagesize)
        .lean();
      const foundPersonas = await personas.model
        .find({ _id: { $in: page.map(({ _id }) => _id) }, ...personas.alive })
        .sort({ _id: 1 })
        .lean<PersonaDocument[]>();
      return { personas: await personasOfClients({ names, readClient }, foundPersonas), ...total };
    });
  };
