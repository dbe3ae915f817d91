import { isDeepStrictEqual } from 'node:util';
import { SsoType, verifyProviderUser } from '@skills-architect/contracts/admin';
import { AppError, PORTAL_USER, repeatOnDuplicateKey, route, searchFields } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Clients } from '../clients/client-document';
import { sessionUsers } from '../users/session-user';
import { foldKey, type UserDocument, type Users } from '../users/user-document';
import type { UserWriter } from '../users/user-writer';
import { decideRights, type Rights } from './decide-rights';
import type { DueRights } from './due-rights';
import { knownRights } from './known-rights';
import type { ProviderDocument, Providers } from './provider-document';
import { withoutDeletedProvider } from './provider-of-user';
import { findAccountObjection, findAddressObjection } from './provider-rules';
import { claimsOfUser } from './user-claims';

const refuse = (sentence: string) => new AppError('forbidden', sentence);
const author = { by: PORTAL_USER };

interface Person {
  email: string;
  name: string;
}

interface ProviderUserParts {
  providers: Providers;
  users: Users;
  clients: Clients;
  writer: UserWriter;
  due: DueRights;
}

/** Finds or creates the user whom a provider has signed in. */
export const providerUserRoute =
  ({ providers, users, clients, writer, due }: ProviderUserParts) =>
  (app: FastifyInstance) => {
    const toSessionUser = sessionUsers(clients);

    const toFields = knownRights(clients);

    const createUser = async (provider: ProviderDocument, { email, name }: Person, rights: Rights | undefined) => {
      if (!provider.createsUsers) throw refuse(`There is no account for ${email}. Ask your administrator for one.`);
      if (!rights) throw refuse(`No rule of ${provider.title} says what you may do. Ask your administrator.`);
      const shownName = name || email;
      return writer.create(
        {
          name: shownName,
          ...searchFields(shownName, email),
          email,
          emailKey: foldKey(email),
          ssoType: SsoType.Company,
          providerId: provider._id,
          ...(await toFields(rights)),
        },
        author,
      );
    };

    const release = withoutDeletedProvider(providers);

    /** What the provider has stated by SCIM counts where the sign-in does not say anything. */
    const statedBefore = async ({ _id: providerId }: ProviderDocument, user: UserDocument | null) =>
      user?.scim && user.providerId === providerId
        ? claimsOfUser(user, (await due.groupsOf(providerId, [user._id])).get(user._id) ?? [])
        : {};

    const updateUser = async (provider: ProviderDocument, found: UserDocument, rights: Rights | undefined) => {
      const user = await release(found, provider._id);
      const objection = findAccountObjection(provider._id, provider, user);
      if (objection) throw refuse(objection);
      const fields = { providerId: provider._id, ...(rights && (await toFields(rights))) };
      if (isDeepStrictEqual({ ...user, ...fields }, user)) return user;
      return writer.change(user, user.rev, fields, author);
    };

    route(app, verifyProviderUser, async ({ body: { providerId, claims, ...person } }) => {
      const provider = await providers.model.findOne({ _id: providerId, ...providers.alive }).lean<ProviderDocument>();
      if (!provider) throw refuse('This sign-in was removed. Ask your administrator.');
      const objection = findAddressObjection(provider, person);
      if (objection) throw refuse(objection);
      // Two first sign-ins at the same time: the second one finds the user of the first.
      const user = await repeatOnDuplicateKey(async () => {
        const emailKey = foldKey(person.email);
        const known = await users.model.findOne({ emailKey, ...users.alive }).lean<UserDocument>();
        const { refusal, rights } = decideRights(provider, { ...(await statedBefore(provider, known)), ...claims });
        if (refusal) throw refuse(refusal);
        return known ? updateUser(provider, known, rights) : createUser(provider, person, rights);
      });
      return toSessionUser(user);
    });
  };
