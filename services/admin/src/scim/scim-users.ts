import { UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';
import { AppError, PORTAL_USER, type ServiceKit } from '@skills-architect/service-kit';
import SCIMMY from 'scimmy';
import { type DueRights, NO_RIGHTS } from '../sign-in/due-rights';
import type { ProviderDocument, Providers } from '../sign-in/provider-document';
import { withoutDeletedProvider } from '../sign-in/provider-of-user';
import { findAddressObjection } from '../sign-in/provider-rules';
import type { SettleRights } from '../sign-in/settle-rights';
import { foldKey, type UserDocument, type Users } from '../users/user-document';
import type { UserWriter } from '../users/user-writer';
import type { ScimContext } from './scim-context';
import { asScim, changedSince, invalidValue, notFoundError, notUnique } from './scim-errors';
import { readScimUser, toScimUser, versionOf } from './scim-user';

/** Most users of one provider that a filter other than an equality is tried on. */
const MAX_FILTERED = 50_000;
const author = { by: PORTAL_USER };

/** Which part of a list is read. */
export interface Page {
  skip: number;
  limit: number;
}

export interface ScimUserParts {
  users: Users;
  providers: Providers;
  writer: UserWriter;
  due: DueRights;
  upkeep: SettleRights;
  log: ServiceKit['log'];
}

const isId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** Equalities that providers ask for before every change; they are answered from an index. */
const EQUALITY =
  /^\s*(userName|externalId|emails\.value|emails\[type eq "work"\]\.value)\s+eq\s+"([^"\\]{1,320})"\s*$/i;
const toFilter = (filter: string): object | undefined => {
  const [, name = '', value = ''] = EQUALITY.exec(filter) ?? [];
  if (!name) return undefined;
  if (name.toLowerCase() === 'externalid') return { 'scim.externalId': value };
  const emailKey = foldKey(value);
  if (name.toLowerCase() !== 'username') return { emailKey };
  // Who was created by a sign-in has no user name of SCIM yet, and is shown with the address.
  return { $or: [{ userNameKey: emailKey }, { userNameKey: { $exists: false }, emailKey }] };
};

/** The users that a provider manages by SCIM. */
export const scimUsers = ({ users, providers, writer, due, upkeep, log }: ScimUserParts) => {
  const run = asScim(log);
  const release = withoutDeletedProvider(providers);
  const find = async ({ provider }: ScimContext, id: string): Promise<UserDocument> => {
    const found = isId(id)
      ? await users.model.findOne({ _id: Number(id), providerId: provider._id, ...users.alive }).lean<UserDocument>()
      : null;
    if (!found) throw notFoundError('user', id);
    return found;
  };
  const shown = (context: ScimContext, user: UserDocument) => {
    context.revs.set(String(user._id), user.rev);
    return toScimUser(user);
  };

  const refuseOther = ({ provider, ifMatch }: ScimContext, before: UserDocument) => {
    if (before.userType === UserType.Super && !provider.allowsSuper)
      throw new AppError('forbidden', 'This provider may not change Super Users.');
    if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== versionOf(before)) throw changedSince('user');
  };

  const rightsOf = async (provider: ProviderDocument, user: Pick<UserDocument, 'email' | 'scim'>, id?: number) => {
    const { decide } = await due.decider(provider);
    return decide(user, (id !== undefined && (await due.groupsOf(provider._id, [id])).get(id)) || []);
  };

  const write = async (context: ScimContext, id: string | undefined, resource: object) => {
    const { provider } = context;
    const fields = readScimUser(resource, context.statesActive);
    const objection = findAddressObjection({ ...provider, isOn: true }, { email: fields.email, isVerified: true });
    if (objection) throw invalidValue(objection);
    const holder = await users.model.findOne({ emailKey: fields.emailKey, ...users.alive }).lean<UserDocument>();
    const before = id === undefined ? holder && (await release(holder, provider._id)) : await find(context, id);
    if (holder && holder._id !== before?._id) throw notUnique(`Another user has the address ${fields.email}.`);
    const managed = { ...fields, providerId: provider._id, ssoType: SsoType.Company };
    if (!before) {
      // At the sign-in the rules decide again.
      const rights = (await rightsOf(provider, fields)) ?? NO_RIGHTS;
      const created = await writer.create({ ...managed, ...rights }, author);
      // A group may have named the user before.
      return shown(context, await upkeep.settleUser(provider, created));
    }
    // A repeated creation of the same user is an update, and a user of the login type Company waits for a provider; the user
    // of somebody else is not taken over.
    const isRepeated = before.providerId === provider._id && before.scim?.externalId === fields.scim.externalId;
    const isFree = before.providerId === undefined || (before.providerId === provider._id && !before.scim);
    const isWaiting = isFree && before.ssoType === SsoType.Company;
    const isSame = id !== undefined || isRepeated || isWaiting;
    if (!isSame) throw notUnique(`A user with the address ${fields.email} exists already.`);
    refuseOther(context, before);
    const rev = context.revs.get(String(before._id)) ?? before.rev;
    const rights = await rightsOf(provider, fields, before._id);
    const changed = await writer.change(before, rev, { ...managed, ...rights }, author);
    return shown(context, await upkeep.settleUser(provider, changed));
  };

  /** One page, and the number of all users that match. */
  const list = async (context: ScimContext, filter: string | undefined, { skip, limit }: Page) => {
    const parsed = filter === undefined ? undefined : new SCIMMY.Types.Filter(filter);
    const indexed = filter === undefined ? undefined : toFilter(filter);
    const where = { providerId: context.provider._id, ...users.alive, ...indexed };
    const read = (from: number, most: number) =>
      users.model.find(where).sort({ _id: 1 }).skip(from).limit(most).lean<UserDocument[]>();
    // The library compares texts exactly; user names and addresses have no case.
    if (parsed && !indexed) {
      const matching = parsed.match((await read(0, MAX_FILTERED)).map(toScimUser));
      return { total: matching.length, found: matching.slice(skip, skip + limit) };
    }
    // For MongoDB a limit of 0 is none.
    const [total, found] = await Promise.all([users.model.countDocuments(where), limit ? read(skip, limit) : []]);
    return { total, found: found.map(toScimUser) };
  };

  return {
    read: (context: ScimContext, id: string) => run(async () => shown(context, await find(context, id))),
    list: (context: ScimContext, filter: string | undefined, page: Page) => run(() => list(context, filter, page)),
    write: (context: ScimContext, id: string | undefined, resource: object) => run(() => write(context, id, resource)),
    remove: (context: ScimContext, id: string) =>
      run(async () => {
        const before = await find(context, id);
        refuseOther(context, before);
        if (!(await writer.remove(before, before.rev, author)))
          throw new AppError('conflict', 'The user was changed at the same time. Try again.');
      }),
  };
};
export type ScimUsers = ReturnType<typeof scimUsers>;
