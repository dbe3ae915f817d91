import { CLIENT_USERS } from '@skills-architect/contracts';
import { AppError } from '@skills-architect/service-kit';
import type { Clients } from '../clients/client-document';
import type { Rights } from './decide-rights';

/** The fields of a user that rights set; a client that was deleted since the rule was written is left out. */
export const knownRights =
  (clients: Clients) =>
  async ({ userTypeId, clientIds }: Rights) => {
    if (!CLIENT_USERS.includes(userTypeId)) return { userType: userTypeId, clientIds: [] };
    const known = await clients.model.find({ _id: { $in: clientIds }, ...clients.alive }, { _id: 1 }).lean();
    const ids = new Set(known.map(({ _id }) => _id));
    if (!ids.size)
      throw new AppError('forbidden', 'The clients that you would work for no longer exist. Ask your administrator.');
    return { userType: userTypeId, clientIds: clientIds.filter((id) => ids.has(id)) };
  };
