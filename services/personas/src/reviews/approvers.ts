import { getClient } from '@skills-architect/contracts/admin';
import { AppError, type ServiceKit } from '@skills-architect/service-kit';

/** Reads the users who may approve a client's personas; cached until a client or a user changes. */
export const approverReader = (kit: ServiceKit) => {
  const load = async (clientId: number): Promise<[number, readonly number[]]> => {
    try {
      return [clientId, (await kit.peer(getClient, { params: { clientId } })).approverIds];
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return [clientId, []];
      throw error;
    }
  };
  const read = kit.cachedById(['clients', 'users'], async (ids) => new Map(await Promise.all(ids.map(load))));
  return async (clientId: number): Promise<readonly number[]> => (await read([clientId])).get(clientId) ?? [];
};
export type ReadApprovers = ReturnType<typeof approverReader>;

/** The approvers of a client; throws `conflict` when it has none. */
export const needApprovers = async (readApprovers: ReadApprovers, clientId: number): Promise<readonly number[]> => {
  const approverIds = await readApprovers(clientId);
  if (!approverIds.length)
    throw new AppError('conflict', 'This client has no approvers: its personas need no approval.');
  return approverIds;
};

/** Throws `forbidden` unless the user approves the personas of the client, and `conflict` when nobody does. */
export const refuseOthers = async (readApprovers: ReadApprovers, clientId: number, userId: number): Promise<void> => {
  if (!(await needApprovers(readApprovers, clientId)).includes(userId))
    throw new AppError('forbidden', 'Only the approvers of this client decide on personas.');
};
