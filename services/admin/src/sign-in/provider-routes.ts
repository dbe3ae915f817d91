import { DONE, USER_TYPE_NAMES } from '@skills-architect/contracts';
import {
  createScimToken,
  createSignInProvider,
  deleteSignInProvider,
  findSignInProvider,
  getSignInProvider,
  listSignInProviders,
  previewClaimRules,
  providerSecretPurpose,
  readSignInProvider,
  removeScimToken,
  type SignInProviderForm,
  updateSignInProvider,
} from '@skills-architect/contracts/admin';
import {
  AppError,
  createSecret,
  fold,
  hashSecret,
  notFound,
  route,
  type ServiceKit,
  stale,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import type { ClientDocument, Clients } from '../clients/client-document';
import type { Users } from '../users/user-document';
import { decideRights } from './decide-rights';
import { toProvider, toProviderForSignIn } from './provider-answer';
import type { ProviderDocument, Providers } from './provider-document';

type Form = z.output<typeof SignInProviderForm>;

const refuseOther = (path: string, message: string): never => {
  throw new AppError('conflict', message, { issues: [{ path, message }] });
};

const listClientIds = ({ rules, otherwise }: Form) => [
  ...new Set([...rules, ...(otherwise.kind === 'give' ? [otherwise] : [])].flatMap(({ clientIds }) => clientIds)),
];

/** The sign-in providers: for Super Users, and for the gateway. */
export const providerRoutes =
  (kit: ServiceKit, providers: Providers, users: Users, clients: Clients, canMail: boolean) =>
  (app: FastifyInstance) => {
    const findClients = (ids: readonly number[]) =>
      clients.model
        .find({ _id: { $in: ids }, ...clients.alive }, { clientName: 1 })
        .sort({ nameKey: 1 })
        .lean<Pick<ClientDocument, '_id' | 'clientName'>[]>();

    const refuseUnknown = async (form: Form) => {
      const ids = listClientIds(form);
      if ((await findClients(ids)).length !== ids.length) throw notFound('One of the clients');
    };

    const refuseTaken = async ({ key, domains }: Form, exceptId?: number) => {
      const others = { ...providers.alive, _id: { $ne: exceptId } };
      if (await providers.model.exists({ ...others, key })) refuseOther('key', 'Another provider has this key');
      const other = await providers.model
        .findOne({ ...others, domains: { $in: domains } })
        .lean<Pick<ProviderDocument, 'title' | 'domains'>>();
      const domain = other?.domains.find((domainOfOther) => domains.includes(domainOfOther));
      if (other) refuseOther('domains', `${domain} is a domain of ${other.title}`);
    };

    const toFields = ({ secret, ...form }: Form, before?: ProviderDocument) => ({
      ...form,
      domains: [...new Set(form.domains)],
      titleKey: fold(form.title),
      sealedSecret:
        secret === undefined
          ? before?.sealedSecret
          : secret === ''
            ? undefined
            : kit.secrets.seal(secret, providerSecretPurpose(form.key)),
    });

    const countUsers = async (providerIds: readonly number[]) => {
      const counts = await users.model.aggregate<{ _id: number; users: number }>([
        { $match: { providerId: { $in: providerIds }, ...users.alive } },
        { $group: { _id: '$providerId', users: { $sum: 1 } } },
      ]);
      return new Map(counts.map(({ _id, users: count }) => [_id, count]));
    };
    const answer = async (provider: ProviderDocument) =>
      toProvider(provider, (await countUsers([provider._id])).get(provider._id) ?? 0);

    route(app, listSignInProviders, async () => {
      const found = await providers.model.find(providers.alive).sort({ titleKey: 1 }).lean<ProviderDocument[]>();
      const counts = await countUsers(found.map(({ _id }) => _id));
      return { providers: found.map((provider) => toProvider(provider, counts.get(provider._id) ?? 0)) };
    });

    route(app, getSignInProvider, async ({ params }) => answer(await providers.get(params.providerId)));

    route(app, createSignInProvider, async ({ body }, { userId: by }) => {
      await refuseTaken(body);
      await refuseUnknown(body);
      const [provider] = await providers.create([toFields(body)], { by });
      if (!provider) throw new Error('no provider was created');
      return answer(provider);
    });

    /** Whoever has signed in with a provider that is off could not sign in now. */
    const endSessions = async ({ _id, title }: ProviderDocument) => {
      const ids = await users.model.distinct('_id', { providerId: _id, ...users.alive });
      await kit.sessions.endAll(ids, `${title} is switched off. Ask your administrator.`);
    };

    route(app, updateSignInProvider, async ({ params, body: { rev, ...form } }, { userId: by }) => {
      const before = await providers.get(params.providerId);
      if (form.key !== before.key) refuseOther('key', 'The key is part of addresses and cannot change');
      if (form.kind !== before.kind) refuseOther('kind', 'The protocol cannot change: add another provider');
      await refuseTaken(form, before._id);
      await refuseUnknown(form);
      const after = await providers.change(before._id, rev, toFields(form, before), { by });
      // Also when it was off before: a former request may have ended too early.
      if (!after.isOn) await endSessions(after);
      return answer(after);
    });

    route(app, deleteSignInProvider, async ({ params, query }, { userId: by }) => {
      const { removed } = await providers.remove({ _id: params.providerId, rev: query.rev }, { by });
      const [provider] = removed;
      if (!provider) throw stale(await answer(await providers.get(params.providerId)));
      await endSessions(provider);
      return DONE;
    });

    route(app, createScimToken, async ({ params }, { userId: by }) => {
      const token = createSecret();
      await providers.change(params.providerId, undefined, { scimTokenHash: hashSecret(token) }, { by });
      return { token };
    });

    route(app, removeScimToken, async ({ params }, { userId: by }) => {
      await providers.change(params.providerId, undefined, { scimTokenHash: undefined }, { by });
      return DONE;
    });

    route(app, previewClaimRules, async ({ body: { claims, ...rules } }) => {
      const { rights, ...decision } = decideRights(rules, claims);
      if (!rights) return decision;
      const named = (await findClients(rights.clientIds)).map(({ _id, clientName }) => ({ clientId: _id, clientName }));
      const { userTypeId } = rights;
      return { ...decision, rights: { userTypeId, userType: USER_TYPE_NAMES[userTypeId], clients: named } };
    });

    route(app, findSignInProvider, async ({ query: { domain, key, alsoOff } }) => {
      const on = { isOn: true, ...providers.alive };
      const named = domain === undefined ? (key === undefined ? undefined : { key }) : { domains: fold(domain) };
      const [provider, any] = await Promise.all([
        named && providers.model.findOne({ ...(alsoOff ? providers.alive : on), ...named }).lean<ProviderDocument>(),
        providers.model.exists(on),
      ]);
      return {
        hasAny: any !== null,
        ...(canMail && { canMail }),
        ...(provider && { provider: toProviderForSignIn(provider) }),
      };
    });

    route(app, readSignInProvider, async ({ params }) => toProviderForSignIn(await providers.get(params.providerId)));
  };
