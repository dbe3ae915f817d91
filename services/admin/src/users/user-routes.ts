import { CLIENT_USERS, USER_TYPE_NAMES } from '@skills-architect/contracts';
import {
  createUser,
  listUsers,
  ownClients,
  SSO_TYPE_NAMES,
  SsoType,
  type User,
  type UserForm,
  verifyCredentials,
} from '@skills-architect/contracts/admin';
import { notFound, Refusal, route, searchFields, searchFilter } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { QueryFilter } from 'mongoose';
import type { Clients } from '../clients/client-document';
import { fitsPassword, hashPassword } from './passwords';
import { keyOf, type UserDocument, type Users } from './user-document';

const userOf = (document: UserDocument, clientNames: Map<number, string>): User => ({
  userId: document._id,
  name: document.name,
  email: document.email,
  userType: { userTypeId: document.userType, userType: USER_TYPE_NAMES[document.userType] },
  ssoType: { ssoTypeId: document.ssoType, ssoType: SSO_TYPE_NAMES[document.ssoType] },
  clientList: document.clientIds.map((clientId) => ({ clientId, clientName: clientNames.get(clientId) ?? '' })),
  ...(document.loginId !== undefined && { loginId: document.loginId }),
  rev: document.rev,
  created: { at: document.created.at.toISOString(), by: document.created.by },
  updated: { at: document.updated.at.toISOString(), by: document.updated.by },
});

/** A user's fields as they are kept, from the form as it was parsed. */
export const userFields = async (form: UserForm & { clientIds: number[] }) => ({
  name: form.name,
  ...searchFields(form.name, form.email),
  email: form.email,
  emailKey: keyOf(form.email),
  userType: form.userTypeId,
  ssoType: form.ssoTypeId,
  clientIds: CLIENT_USERS.includes(form.userTypeId) ? form.clientIds : [],
  ...(form.ssoTypeId === SsoType.Application &&
    form.loginId &&
    form.password && {
      loginId: form.loginId,
      loginKey: keyOf(form.loginId),
      passwordHash: await hashPassword(form.password),
    }),
});

const refuseTaken = async (users: Users, { email, loginId }: UserForm) => {
  const taken = async (filter: QueryFilter<UserDocument>, path: string, message: string) => {
    if (await users.model.exists({ ...filter, ...users.alive }))
      throw new Refusal('conflict', message, { issues: [{ path, message }] });
  };
  await taken({ emailKey: keyOf(email) }, 'email', 'A user with this mail ID exists already');
  if (loginId) await taken({ loginKey: keyOf(loginId) }, 'loginId', 'A user with this login name exists already');
};

const refuseUnknownClients = async (clients: Clients, ids: number[]) => {
  const found = await clients.model.countDocuments({ _id: { $in: ids }, ...clients.alive });
  if (found !== new Set(ids).size) throw notFound('One of the clients');
};

export const userRoutes = (app: FastifyInstance, users: Users, clients: Clients) => {
  const clientNames = async (ids: number[]) => {
    const found = await clients.model.find({ _id: { $in: ids } }, { clientName: 1 }).lean();
    return new Map(found.map((client) => [client._id, client.clientName]));
  };

  route(app, verifyCredentials, async ({ body }) => {
    const user = await users.model.findOne({ loginKey: keyOf(body.loginId), ...users.alive }).lean<UserDocument>();
    if (!(await fitsPassword(body.password, user?.passwordHash)) || !user)
      throw new Refusal('signed-out', 'User Name or Password is not correct.');
    return { userId: user._id, name: user.name, userType: user.userType, clients: user.clientIds };
  });

  route(app, ownClients, async ({ params }, { identity }) => {
    const { user } = identity;
    if (user?.userId !== params.userId) throw notFound('This user');
    const only = CLIENT_USERS.includes(user.userType) ? { _id: { $in: user.clients } } : {};
    const found = await clients.model
      .find({ ...only, ...clients.alive }, { clientName: 1 })
      .sort({ nameKey: 1 })
      .lean();
    return { clients: found.map(({ _id, clientName }) => ({ clientId: _id, clientName })) };
  });

  route(app, listUsers, async ({ query }) => {
    const filter: QueryFilter<UserDocument> = {
      ...users.alive,
      ...searchFilter(query.searchString),
      ...(query.userTypeId?.length && { userType: { $in: query.userTypeId } }),
    };
    const field = query.sortBy === 'email' ? 'emailKey' : 'nameKey';
    const direction = query.sortOrder === 'asc' ? 1 : -1;
    const [found, total] = await Promise.all([
      users.model
        .find(filter)
        .sort({ [field]: direction, _id: direction })
        .skip(query.offset)
        .limit(query.pagesize)
        .lean<UserDocument[]>(),
      users.model.countDocuments(filter),
    ]);
    const names = await clientNames(found.flatMap((user) => user.clientIds));
    return { users: found.map((user) => userOf(user, names)), total };
  });

  route(app, createUser, async ({ body }, { userId }) => {
    await refuseTaken(users, body);
    await refuseUnknownClients(clients, body.clientIds);
    const [user] = await users.create([await userFields(body)], { by: userId });
    if (!user) throw new Error('no user was created');
    return userOf(user, await clientNames(user.clientIds));
  });
};
