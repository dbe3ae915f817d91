import { clientsByIds, getClient, listClients } from '@skills-architect/contracts/admin';
import { route, searchFilter } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Users } from '../users/user-document';
import { clientAnswer, clientAnswers } from './client-answer';
import type { ClientDocument, Clients } from './client-document';

/** Reading clients. */
export const clientRoutes = (clients: Clients, users: Users) => (app: FastifyInstance) => {
  const toClients = clientAnswers(users);
  const toClient = clientAnswer(users);

  route(app, listClients, async ({ query }) => {
    const filter = { ...clients.alive, ...searchFilter(query.searchString) };
    const field = query.sortBy === 'clientDomain' ? 'clientDomain' : 'nameKey';
    const direction = query.sortOrder === 'asc' ? 1 : -1;
    const { found, total } = await clients.page(filter, { [field]: direction, _id: direction }, query);
    return { clients: await toClients(found), ...total };
  });

  route(app, clientsByIds, async ({ body: { clientIds } }) => {
    const found = await clients.model.find({ _id: { $in: clientIds }, ...clients.alive }).lean<ClientDocument[]>();
    return { clients: await toClients(found) };
  });

  route(app, getClient, async ({ params }) => {
    return toClient(await clients.get(params.clientId));
  });
};
