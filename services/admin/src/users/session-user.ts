import { SsoType } from '@skills-architect/contracts/admin';
import type { SessionUser } from '@skills-architect/contracts/portal';
import type { ClientSession } from 'mongoose';
import type { ClientDocument, Clients } from '../clients/client-document';
import type { UserDocument } from './user-document';

/**
 * The language in which a user sees the library: the chosen one, otherwise the one that those of the user's clients agree
 * on that have one; undefined if there is none.
 */
export const findLanguage = (
  chosen: string | undefined,
  ofClients: readonly (string | undefined)[],
): string | undefined => {
  const languages = new Set(ofClients.filter((language) => language !== undefined));
  return chosen ?? (languages.size === 1 ? [...languages][0] : undefined);
};

/** Makes the data of several users for sessions, with one read of their clients. */
export const allSessionUsers =
  (clients: Clients) =>
  async (users: readonly UserDocument[], session?: ClientSession): Promise<SessionUser[]> => {
    const ids = [...new Set(users.flatMap(({ clientIds }) => clientIds))];
    const found = ids.length
      ? await clients.model
          .find({ _id: { $in: ids }, ...clients.alive }, { language: 1 }, { session })
          .lean<Pick<ClientDocument, '_id' | 'language'>[]>()
      : [];
    const ofClients = new Map(found.map((client) => [client._id, client.language]));
    return users.map(({ _id, name, userType, clientIds, ssoType, language: chosen }) => {
      const languages = clientIds.map((id) => ofClients.get(id));
      const [language, defaultLanguage] = [findLanguage(chosen, languages), findLanguage(undefined, languages)];
      return {
        userId: _id,
        name,
        userType,
        clients: clientIds,
        ...(language !== undefined && { language }),
        ...(chosen !== undefined && { chosenLanguage: chosen }),
        ...(defaultLanguage !== undefined && { defaultLanguage }),
        ...(ssoType === SsoType.ServiceAccount && { isServiceAccount: true as const }),
      };
    });
  };

/** Makes the user data for a session. */
export const sessionUsers = (clients: Clients) => {
  const toAll = allSessionUsers(clients);
  return async (user: UserDocument, session?: ClientSession): Promise<SessionUser> => {
    const [shown] = await toAll([user], session);
    if (!shown) throw new Error('the user has no session data');
    return shown;
  };
};
