import { type Client, changeClientSources, getClient, listClients } from '@skills-architect/contracts/admin';
import { listSources } from '@skills-architect/contracts/skills';
import { invalid, notFound, route, type ServiceKit, searchFilter } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientDocument, Clients } from './client-document';

/** The organisation growth stages that a client may be in, by id; 0 says nothing of it. */
export const GROWTH_STAGES = ['', 'Start-up', 'Growth', 'Expansion', 'Maturity', 'Renewal'] as const;

const clientOf = ({ _id, created, updated, ...fields }: ClientDocument): Client => ({
  ...fields,
  clientId: _id,
  orgGrowthStageName: GROWTH_STAGES[fields.orgGrowthStageId] ?? '',
  created: { at: created.at.toISOString(), by: created.by },
  updated: { at: updated.at.toISOString(), by: updated.by },
});

export const clientRoutes = (app: FastifyInstance, kit: ServiceKit, clients: Clients) => {
  route(app, listClients, async ({ query }) => {
    const filter = { ...clients.alive, ...searchFilter(query.searchString) };
    const field = query.sortBy === 'clientDomain' ? 'clientDomain' : 'nameKey';
    const direction = query.sortOrder === 'asc' ? 1 : -1;
    const [found, total] = await Promise.all([
      clients.model
        .find(filter)
        .sort({ [field]: direction, _id: direction })
        .skip(query.offset)
        .limit(query.pagesize)
        .lean<ClientDocument[]>(),
      clients.model.countDocuments(filter),
    ]);
    return { clients: found.map(clientOf), total };
  });

  route(app, getClient, async ({ params }) => {
    const client = await clients.model.findOne({ _id: params.clientId, ...clients.alive }).lean<ClientDocument>();
    if (!client) throw notFound('This client');
    return clientOf(client);
  });

  route(app, changeClientSources, async ({ params, body }, { identity, userId, request }) => {
    const { sources } = await kit.peer(listSources, {}, { identity, requestId: request.id });
    const known = new Set(sources.map(({ sourceId }) => sourceId));
    const unknown = body.sourceIds.find((id) => !known.has(id));
    if (unknown !== undefined) throw invalid('sourceIds', `There is no source ${unknown}.`);
    const sourceIds = [...new Set(body.sourceIds)];
    return clientOf(await clients.change(params.clientId, body.rev, { sourceIds }, { by: userId }));
  });
};
