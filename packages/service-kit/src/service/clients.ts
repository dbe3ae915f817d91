import { type Client, getClient } from '@skills-architect/contracts/admin';
import type { ServiceKit } from '../platform';
import { notFound } from './app-error';

/**
 * Reads clients with their sources, industries and functions; cached until a client changes. The call's own scope has
 * already checked access.
 */
export const clientReader = (kit: ServiceKit): ((clientId: number) => Promise<Client>) => {
  const read = kit.cachedById(['clients'], async (ids) => {
    const clients = await Promise.all(ids.map((clientId) => kit.peer(getClient, { params: { clientId } })));
    return new Map(clients.map((client) => [client.clientId, client]));
  });
  return async (clientId) => {
    const client = (await read([clientId])).get(clientId);
    if (!client) throw notFound('This client');
    return client;
  };
};
export type ClientReader = ReturnType<typeof clientReader>;
