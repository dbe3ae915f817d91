import { type Client, clientsByIds, getClient } from '@skills-architect/contracts/admin';
import type { ServiceKit } from '../platform';
import { AppError, notFound } from './app-error';

const CLIENTS_PER_CALL = 1000;

const isMissing = (error: unknown) => error instanceof AppError && error.code === 'not-found';

/** Whether an instance of admin has no call for several clients. To it the path is that of one client. */
const isUnknownCall = (error: unknown) =>
  isMissing(error) || (error instanceof AppError && error.code === 'not-allowed');

const loadOneByOne = async (kit: ServiceKit, clientIds: readonly number[]): Promise<Client[]> => {
  const found: Client[] = [];
  for (const clientId of clientIds) {
    try {
      found.push(await kit.peer(getClient, { params: { clientId } }));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return found;
};

const loadTogether = async (kit: ServiceKit, clientIds: number[]): Promise<Client[]> => {
  try {
    return (await kit.peer(clientsByIds, { body: { clientIds } })).clients;
  } catch (error) {
    // During an upgrade instances of admin from before this call still answer.
    if (isUnknownCall(error)) return loadOneByOne(kit, clientIds);
    throw error;
  }
};

const loadClients = async (kit: ServiceKit, ids: readonly number[]): Promise<Client[]> => {
  if (ids.length === 1) return loadOneByOne(kit, ids);
  const found: Client[] = [];
  for (let from = 0; from < ids.length; from += CLIENTS_PER_CALL)
    found.push(...(await loadTogether(kit, ids.slice(from, from + CLIENTS_PER_CALL))));
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
