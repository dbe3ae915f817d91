import { randomUUID } from 'node:crypto';
import {
  countPersonas,
  countSelectedPersonas,
  createPersona,
  deletePersonas,
  getPersona,
  listPersonaGroups,
  listPersonas,
  personaNameExists,
  undoPersonaChanges,
  updatePersona,
} from '@skills-architect/contracts/personas';
import { fold, isTaken, notFound, ownClients, Refusal, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GroupDocument } from '../groups/group-document';
import { offeredRoles } from './offered-roles';
import type { PersonaDocument } from './persona-document';
import { selectionFilter } from './persona-filter';
import { readList } from './persona-list';
import { detailOf, summaryOf } from './persona-views';
import { listedNames } from './role-names';
import { changePersona, industrySkills, insertPersona, type PersonaStores } from './write-persona';

const LIST_ORDER = { groupKey: 1, nameKey: 1, _id: 1 } as const;
const REVERSED = { groupKey: -1, nameKey: -1, _id: -1 } as const;
/** Told apart here, not in the filter: a filter for null makes MongoDB fetch every persona, a sum is made on the index alone. */
const ONE_IF_ALIVE = { $cond: [{ $eq: ['$deletedAt', null] }, 1, 0] };
const NAME_TAKEN_AGAIN =
  'This cannot be taken back: another persona of this client has one of the names by now. Rename it and try again.';

export const personaRoutes = (app: FastifyInstance, stores: PersonaStores) => {
  const { kit, groups, personas, mappings, names } = stores;
  const checkOffered = offeredRoles(kit, stores.clientOf, names);

  const found = async (personaId: number) => {
    const persona = await personas.model.findOne({ _id: personaId, ...personas.alive }).lean<PersonaDocument>();
    if (!persona) throw notFound('This persona');
    return persona;
  };

  /** The persona before (-1) or after (1) this one in the list's order. */
  const neighbour = async ({ clientId, groupKey, nameKey, _id }: PersonaDocument, step: 1 | -1) => {
    const beyond = step === 1 ? '$gt' : '$lt';
    const beside = await personas.model
      .findOne(
        {
          clientId,
          ...personas.alive,
          $or: [
            { groupKey: { [beyond]: groupKey } },
            { groupKey, nameKey: { [beyond]: nameKey } },
            { groupKey, nameKey, _id: { [beyond]: _id } },
          ],
        },
        { _id: 1 },
      )
      .sort(step === 1 ? LIST_ORDER : REVERSED)
      .lean();
    return beside?._id ?? null;
  };

  route(app, countPersonas, async (_, { identity }) => {
    const own = ownClients(identity);
    const counts = await personas.model.aggregate<{ _id: number; personas: number }>([
      { $match: { clientId: own ? { $in: own } : { $gt: 0 } } },
      { $group: { _id: '$clientId', personas: { $sum: ONE_IF_ALIVE } } },
      { $match: { personas: { $gt: 0 } } },
      { $sort: { _id: 1 } },
    ]);
    return { counts: counts.map((count) => ({ clientId: count._id, personas: count.personas })) };
  });

  route(app, listPersonas, async ({ query }) => {
    const { page, total, matching } = await readList(stores, query);
    const known = await listedNames(names, page);
    return { data: page.map((persona) => summaryOf(persona, known)), total, filteredPersonasCount: matching };
  });

  route(app, personaNameExists, async ({ query }) => {
    const exists = await personas.model.exists({
      clientId: query.clientId,
      nameKey: fold(query.name),
      ...personas.alive,
      ...(query.excludePersonaId !== undefined && { _id: { $ne: query.excludePersonaId } }),
    });
    return { exists: exists !== null };
  });

  route(app, getPersona, async ({ params }) => {
    const persona = await found(params.personaId);
    const [known, previousPersonaId, nextPersonaId] = await Promise.all([
      names([persona]),
      neighbour(persona, -1),
      neighbour(persona, 1),
    ]);
    return { ...detailOf(persona, known), previousPersonaId, nextPersonaId };
  });

  route(app, createPersona, async ({ query, body }, { identity, userId, request }) => {
    const asker = { identity, requestId: request.id };
    await checkOffered(query.clientId, body, undefined, asker);
    const skills = body.industryRoleId === null ? [] : await roleSkillsOf(body.industryRoleId, asker);
    const persona = await insertPersona(stores, query.clientId, body, skills, { by: userId, changeSet: randomUUID() });
    return detailOf(persona, await names([persona]));
  });

  route(app, updatePersona, async ({ params, body }, { identity, userId, request }) => {
    const asker = { identity, requestId: request.id };
    const before = await found(params.personaId);
    await checkOffered(before.clientId, body, before, asker);
    const skills = body.industryRoleId === null ? [] : await roleSkillsOf(body.industryRoleId, asker);
    const persona = await changePersona(stores, before, body, skills, { by: userId, changeSet: randomUUID() });
    return detailOf(persona, await names([persona]));
  });

  const roleSkillsOf = async (roleId: number, asker: Parameters<typeof industrySkills>[2]) => {
    const skills = (await industrySkills(kit, [roleId], asker)).get(roleId);
    if (!skills) throw notFound('This industry role');
    return skills;
  };

  route(app, countSelectedPersonas, async ({ query, body }) => ({
    personas: await personas.model.countDocuments(selectionFilter(query.clientId, body)),
  }));

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

  route(app, listPersonaGroups, async ({ query }) => {
    const [documents, counts] = await Promise.all([
      groups.model
        .find({ clientId: query.clientId, ...groups.alive })
        .sort({ nameKey: 1 })
        .lean<GroupDocument[]>(),
      personas.model.aggregate<{ _id: number; personas: number }>([
        { $match: { clientId: query.clientId } },
        { $group: { _id: '$personaGroupId', personas: { $sum: ONE_IF_ALIVE } } },
      ]),
    ]);
    const personasOf = new Map(counts.map((count) => [count._id, count.personas]));
    return {
      groups: documents.map(({ _id, personaGroupName, clientId }) => ({
        personaGroupId: _id,
        personaGroupName,
        clientId,
        personas: personasOf.get(_id) ?? 0,
      })),
    };
  });
};
