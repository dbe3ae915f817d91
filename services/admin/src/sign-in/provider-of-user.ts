import type { UserDocument } from '../users/user-document';
import type { Providers } from './provider-document';

/**
 * Reads a user without the reference to a deleted provider: another provider of the address may go on with the account, for
 * example when a company changes from OpenID Connect to SAML.
 */
export const withoutDeletedProvider =
  (providers: Providers) =>
  async (user: UserDocument, providerId: number): Promise<UserDocument> => {
    if (user.providerId === undefined || user.providerId === providerId) return user;
    const exists = await providers.model.exists({ _id: user.providerId, ...providers.alive });
    return exists ? user : { ...user, providerId: undefined };
  };
