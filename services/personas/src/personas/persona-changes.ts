import { randomUUID } from 'node:crypto';
import { createPersona, deletePersonas, undoPersonaChanges, updatePersona } from '@skills-architect/contracts/personas';
import { isTaken, notFound, Refusal, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { offeredRoles } from './offered-roles';
import { selectionFilter } from './persona-filter';
import { detailOf } from './persona-views';
import { changePersona, industrySkills, insertPersona, type PersonaStores } from './write-persona';

const NAME_TAKEN_AGAIN =
  'This cannot be taken back: another persona of this client has one of the names by now. Rename it and try again.';

/** Creating, changing and deleting personas, and taking that back. */
export const personaChanges = (app: FastifyInstance, stores: PersonaStores) => {
  const { kit, personas, mappings, names } = stores;
  const checkOffered = offeredRoles(kit, stores.clientOf, names);

  const roleSkillsOf = async (roleId: number, asker: Parameters<typeof industrySkills>[2]) => {
    const skills = (await industrySkills(kit, [roleId], asker)).get(roleId);
    if (!skills) throw notFound('This industry role');
    return skills;
  };

  route(app, createPersona, async ({ query, body }, { identity, userId, request }) => {
    const asker = { identity, requestId: request.id };
    await checkOffered(query.clientId, body, undefined, asker);
    const skills = body.industryRoleId === null ? [] : await roleSkillsOf(body.industryRoleId, asker);
    const persona = await insertPersona(stores, query.clientId, body, skills, { by: userId, changeSet: randomUUID() });
    return detailOf(persona, await names([persona]));
  });

  route(app, updatePersona, async ({ params, body }, { identity, userId, request }) => {
    const asker = { identity, requestId: request.id };
    const before = await personas.get(params.personaId);
    await checkOffered(before.clientId, body, before, asker);
    const skills = body.industryRoleId === null ? [] : await roleSkillsOf(body.industryRoleId, asker);
    const persona = await changePersona(stores, before, body, skills, { by: userId, changeSet: randomUUID() });
    return detailOf(persona, await names([persona]));
  });

  route(app, deletePersonas, async ({ query, body }, { userId }) => {
    const changeSet = randomUUID();
    const deleted = await kit.db.transaction(async (session) => {
      const write = { by: userId, changeSet, session };
      const { removed } = await personas.remove(selectionFilter(query.clientId, body), write);
      await mappings.remove({ _id: { $in: removed.map((persona) => persona._id) } }, write);
      return removed.length;
    });
    return { deleted, changeSet };
  });

  route(app, undoPersonaChanges, async ({ params, query }, { userId }) => {
    const restored = await kit.db
      .transaction(async (session) => {
        const write = { by: userId, session };
        // Whoever made a change may take it back; nobody else's, and not what the demo began with.
        const ofClient = { clientId: query.clientId, 'updated.by': userId };
        await mappings.undo(params.changeSet, write, ofClient);
        return (await personas.undo(params.changeSet, write, ofClient)).restored;
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? new Refusal('conflict', NAME_TAKEN_AGAIN) : error;
      });
    if (!restored) throw notFound('A change that could be taken back');
    return { restored };
  });
};
