import { type Client, clientsByIds, getClient } from '@skills-architect/contracts/admin';
import type { ServiceKit } from '../platform';
import { notFound } from './app-error';

const CLIENTS_PER_CALL = 1000;

const loadClients = async (kit: ServiceKit, ids: readonly number[]): Promise<Client[]> => {
  const [first, ...others] = ids;
  if (first !== undefined && !others.length) return [await kit.peer(getClient, { params: { clientId: first } })];
  const found: Client[] = [];
  for (let from = 0; from < ids.length; from += CLIENTS_PER_CALL) {
    const body = { clientIds: ids.slice(from, from + CLIENTS_PER_CALL) };
    found.push(...(await kit.peer(clientsByIds, { body })).clients);
  }
  return found;
};

/**
 * Reads clients with their sources, industries and functions; cached until they change. Clients asked for at the same
 * time are read by one call. The call's own scope has already checked access.
 */
export const clientReader = (kit: ServiceKit): ((clientId: number) => Promise<Client>) => {
  const read = kit.cachedById(
    ['clients'],
    async (ids) => new Map((await loadClients(kit, ids)).map((client) => [client.clientId, client])),
  );
  let waitingIds: number[] = [];
  let batch: ReturnType<typeof read> | undefined;
  return async (clientId) => {
    waitingIds.push(clientId);
    batch ??= Promise.resolve().then(() => {
      const ids = waitingIds;
      waitingIds = [];
      batch = undefined;
      return read(ids);
    });
    const client = (await batch).get(clientId);
    if (!client) throw notFound('This client');
    return client;
  };
};
export type ClientReader = ReturnType<typeof clientReader>;
