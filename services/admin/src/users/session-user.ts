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

/** Makes the user data for a session. */
export const sessionUsers =
  (clients: Clients) =>
  async (
    { _id, name, userType, clientIds, language: chosen }: UserDocument,
    session?: ClientSession,
  ): Promise<SessionUser> => {
    const found = clientIds.length
      ? await clients.model
          .find({ _id: { $in: clientIds }, ...clients.alive }, { language: 1 }, { session })
          .lean<Pick<ClientDocument, 'language'>[]>()
      : [];
    const language = findLanguage(
      chosen,
      found.map((client) => client.language),
    );
    return {
      userId: _id,
      name,
      userType,
      clients: clientIds,
      ...(language !== undefined && { language }),
      ...(chosen !== undefined && { chosenLanguage: chosen }),
    };
  };
