import { CLIENT_USERS, UserType } from '@skills-architect/contracts';
import {
  getUser,
  listUsers,
  ownClients,
  sessionUser,
  userNames,
  verifyCredentials,
  verifyGoogleUser,
} from '@skills-architect/contracts/admin';
import { AppError, notFound, route, type ServiceKit, searchFilter } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { QueryFilter } from 'mongoose';
import { approversFilter } from '../clients/client-approvers';
import type { ClientDocument, Clients } from '../clients/client-document';
import { findGoogleObjection } from './google-rules';
import { verifyPassword } from './passwords';
import { sessionUsers } from './session-user';
import { isExpired, type PasswordRules, passwordSetter } from './set-password';
import { userAnswers } from './user-answer';
import { refuseDisabled } from './user-disabling';
import { foldKey, type UserDocument, type Users } from './user-document';
import { ACCOUNT_DELETED, ACCOUNT_DISABLED } from './user-rules';

const EXPIRED = 'Your password has expired. Choose a new one.';
const EXPIRED_ISSUE = { path: 'newPassword', message: EXPIRED };

/** Sign-in, and reading users and their clients. */
export const userRoutes =
  (kit: ServiceKit, users: Users, clients: Clients, rules: PasswordRules) => (app: FastifyInstance) => {
    const setPassword = passwordSetter(kit, users, rules);
    const toAnswers = userAnswers(clients);
    const toSessionUser = sessionUsers(clients);
    const find = (userId: number) => users.model.findOne({ _id: userId, ...users.alive }).lean<UserDocument>();

    route(app, verifyCredentials, async ({ body }) => {
      const user = await users.model.findOne({ loginKey: foldKey(body.loginId), ...users.alive }).lean<UserDocument>();
      if (!(await verifyPassword(body.password, user?.passwordHash)) || !user)
        throw new AppError('signed-out', 'User Name or Password is not correct.');
      refuseDisabled(user);
      const { password, newPassword } = body;
      if (isExpired(user, rules.maxDays, kit.now())) {
        if (newPassword === undefined) throw new AppError('forbidden', EXPIRED, { issues: [EXPIRED_ISSUE] });
        await setPassword(user._id, { current: password, password: newPassword, field: 'newPassword' });
      }
      return toSessionUser(user);
    });

    route(app, verifyGoogleUser, async ({ body: { email, domain } }) => {
      const user = await users.model.findOne({ emailKey: foldKey(email), ...users.alive }).lean<UserDocument>();
      if (!user) throw new AppError('forbidden', `There is no account for ${email}. Ask your administrator for one.`);
      refuseDisabled(user);
      const ownClientList = await clients.model
        .find({ _id: { $in: user.clientIds }, ...clients.alive }, { clientDomain: 1 })
        .lean<Pick<ClientDocument, 'clientDomain'>[]>();
      const clientDomains = ownClientList.map(({ clientDomain }) => clientDomain);
      const refusal = findGoogleObjection({ ssoType: user.ssoType, userType: user.userType, domain, clientDomains });
      if (refusal) throw new AppError('forbidden', refusal);
      return toSessionUser(user);
    });

    route(app, sessionUser, async ({ params }) => {
      const user = await find(params.userId);
      if (!user) throw new AppError('signed-out', ACCOUNT_DELETED);
      if (user.disabled) throw new AppError('signed-out', ACCOUNT_DISABLED);
      return toSessionUser(user);
    });

    route(app, userNames, async ({ query: { userIds = [] } }) => {
      const found = await users.model.find({ _id: { $in: userIds } }, { name: 1 }).lean<UserDocument[]>();
      return { users: found.map(({ _id, name }) => ({ userId: _id, name })) };
    });

    route(app, ownClients, async ({ params }, { identity }) => {
      const requester = identity.user;
      const isOwn = requester?.userId === params.userId;
      if (!isOwn && requester?.userType !== UserType.Super) throw notFound('This user');
      const other = isOwn ? undefined : await find(params.userId);
      const user = isOwn ? requester : other && (await toSessionUser(other));
      if (!user) throw notFound('This user');
      const filter = CLIENT_USERS.includes(user.userType) ? { _id: { $in: user.clients } } : {};
      const found = await clients.model
        .find({ ...filter, ...clients.alive }, { clientName: 1 })
        .sort({ nameKey: 1 })
        .lean();
      return { clients: found.map(({ _id, clientName }) => ({ clientId: _id, clientName })) };
    });

    route(app, getUser, async ({ params }) => {
      const user = await find(params.userId);
      const [shown] = user ? await toAnswers([user]) : [];
      if (!shown) throw notFound('This user');
      return shown;
    });

    route(app, listUsers, async ({ query }) => {
      const filter: QueryFilter<UserDocument> = {
        ...(query.deleted ? { deletedAt: { $ne: null } } : users.alive),
        ...searchFilter(query.searchString),
        ...(query.userIds?.length && { _id: { $in: query.userIds } }),
        ...(query.approversOf !== undefined && approversFilter(query.approversOf)),
        ...(query.userTypeId?.length && { userType: { $in: query.userTypeId } }),
      };
      const field = query.sortBy === 'email' ? 'emailKey' : 'nameKey';
      const direction = query.sortOrder === 'asc' ? 1 : -1;
      const { found, total } = await users.page(filter, { [field]: direction, _id: direction }, query);
      return { users: await toAnswers(found), ...total };
    });
  };
