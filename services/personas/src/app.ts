import type { BuildService } from '@skills-architect/service-kit';
import { groupResource } from './groups/group-document';
import { mappingResource } from './persona-skills/mapping-document';
import { mappingRoutes } from './persona-skills/mapping-routes';
import { personaResource } from './personas/persona-document';
import { personaRoutes } from './personas/persona-routes';
import { seedPersonas } from './seed';

/** The service that owns client personas: groups, personas, their skills, imports and exports. */
export const personasService =
  (seed: { demo: boolean }): BuildService =>
  (kit) => {
    const groups = groupResource(kit);
    const personas = personaResource(kit);
    const mappings = mappingResource(kit);
    const stores = { kit, groups, personas, mappings };
    return {
      records: {
        persona: async (ids) => {
          const owned = await personas.model
            .find({ _id: { $in: ids.map(Number) }, ...personas.alive }, { clientId: 1 })
            .lean();
          return owned.map(({ _id, clientId }) => ({ id: _id, clientId }));
        },
      },
      routes: (app) => {
        personaRoutes(app, stores);
        mappingRoutes(app, kit, mappings);
      },
      createIndexes: () => Promise.all([groups, personas, mappings].map((one) => one.createIndexes())),
      ...(seed.demo && { seed: () => seedPersonas(stores) }),
    };
  };
