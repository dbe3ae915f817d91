import {
  countPersonas,
  countSelectedPersonas,
  getPersona,
  listPersonaGroups,
  listPersonas,
  personaNameExists,
  searchPersonas,
} from '@skills-architect/contracts/personas';
import { clientLimit, fold, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GroupDocument } from '../groups/group-document';
import { listApproval } from '../reviews/list-approval';
import { countEmpty } from './empty-personas';
import { COUNT_ALIVE, type PersonaCounts } from './persona-counts';
import type { PersonaDocument } from './persona-document';
import { selectionFilter } from './persona-filter';
import { type ListQuery, readList } from './persona-list';
import { toDetail, toSummary } from './persona-views';
import { listedNames } from './role-names';
import type { PersonaStores } from './write-persona';

const LIST_ORDER = { groupKey: 1, nameKey: 1, _id: 1 } as const;
const REVERSED = { groupKey: -1, nameKey: -1, _id: -1 } as const;

/** Reads personas and their groups. */
export const personaRoutes = (stores: PersonaStores, counts: PersonaCounts) => (app: FastifyInstance) => {
  const { groups, personas, names, profiles } = stores;

  /** The previous (-1) or next (1) persona in list order. */
  const findNeighbour = async ({ clientId, groupKey, nameKey, _id }: PersonaDocument, step: 1 | -1) => {
    const operator = step === 1 ? '$gt' : '$lt';
    const found = await personas.model
      .findOne(
        {
          clientId,
          ...personas.alive,
          $or: [
            { groupKey: { [operator]: groupKey } },
            { groupKey, nameKey: { [operator]: nameKey } },
            { groupKey, nameKey, _id: { [operator]: _id } },
          ],
        },
        { _id: 1 },
      )
      .sort(step === 1 ? LIST_ORDER : REVERSED)
      .lean();
    return found?._id ?? null;
  };

  route(app, countPersonas, async (_, { identity }) => {
    return { counts: await counts.read(clientLimit(identity) ?? 'all') };
  });

  const list = async (query: ListQuery, userId: number) => {
    const { page, matching, all } = await readList(stores, query, userId);
    const [roleNames, approval] = await Promise.all([
      listedNames(names, page),
      listApproval(stores, query.clientId, page),
    ]);
    return {
      data: page.map((persona) => toSummary(persona, roleNames, approval.get(persona._id))),
      ...all,
      filteredPersonasCount: matching.total,
      ...(matching.totalIsCapped && { filteredPersonasCountIsCapped: true as const }),
    };
  };
  route(app, listPersonas, ({ query }, { userId }) => list(query, userId));
  route(app, searchPersonas, ({ body }, { userId }) => list(body, userId));

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
    const persona = await personas.get(params.personaId);
    const [roleNames, previousPersonaId, nextPersonaId] = await Promise.all([
      names([persona]),
      findNeighbour(persona, -1),
      findNeighbour(persona, 1),
    ]);
    return { ...toDetail(persona, roleNames), previousPersonaId, nextPersonaId };
  });

  route(app, countSelectedPersonas, async ({ query, body }, { userId }) => {
    const filter = await selectionFilter(profiles, query.clientId, body, userId);
    const [selected, empty] = await Promise.all([personas.model.countDocuments(filter), countEmpty(stores, filter)]);
    return { personas: selected, empty };
  });

  route(app, listPersonaGroups, async ({ query }) => {
    const [documents, counts] = await Promise.all([
      groups.model
        .find({ clientId: query.clientId, ...groups.alive })
        .sort({ nameKey: 1 })
        .lean<GroupDocument[]>(),
      personas.model.aggregate<{ _id: number; personas: number }>([
        { $match: { clientId: query.clientId } },
        { $group: { _id: '$personaGroupId', personas: COUNT_ALIVE } },
      ]),
    ]);
    const personaCounts = new Map(counts.map((count) => [count._id, count.personas]));
    return {
      groups: documents.map(({ _id, personaGroupName, clientId }) => ({
        personaGroupId: _id,
        personaGroupName,
        clientId,
        personas: personaCounts.get(_id) ?? 0,
      })),
    };
  });
};
