import { CLIENT_USERS } from '@skills-architect/contracts';
import { AppError } from '@skills-architect/service-kit';
import type { Clients } from '../clients/client-document';
import type { UserDocument } from '../users/user-document';
import type { Rights } from './decide-rights';

/** Type and clients of a user, as stored. */
export type UserRights = Pick<UserDocument, 'userType' | 'clientIds'>;

/** Rights without the clients that were deleted since the rule was written; undefined when none is left. */
export const keepKnownClients = (
  { userTypeId, clientIds }: Rights,
  known: ReadonlySet<number>,
): UserRights | undefined => {
  if (!CLIENT_USERS.includes(userTypeId)) return { userType: userTypeId, clientIds: [] };
  const left = clientIds.filter((id) => known.has(id));
  return left.length ? { userType: userTypeId, clientIds: left } : undefined;
};

/** Those of the clients that were not deleted. */
export const findKnownClients = async (clients: Clients, ids: readonly number[]): Promise<Set<number>> => {
  const known = await clients.model.find({ _id: { $in: ids }, ...clients.alive }, { _id: 1 }).lean();
  return new Set(known.map(({ _id }) => _id));
};

/** The fields of a user that rights set; throws `forbidden` when all of their clients were deleted. */
export const knownRights =
  (clients: Clients) =>
  async (rights: Rights): Promise<UserRights> => {
    const kept = keepKnownClients(rights, await findKnownClients(clients, rights.clientIds));
    if (!kept)
      throw new AppError('forbidden', 'The clients that you would work for no longer exist. Ask your administrator.');
    return kept;
  };
