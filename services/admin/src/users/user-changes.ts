import { CLIENT_USERS, DONE, UserType } from '@skills-architect/contracts';
import {
  changeUserClients,
  chooseLanguage,
  createUser,
  deleteUser,
  updateUser,
} from '@skills-architect/contracts/admin';
import {
  AppError,
  type CallContext,
  type Identity,
  invalid,
  notFound,
  route,
  type ServiceKit,
  stale,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';
import type { Clients } from '../clients/client-document';
import { serialize } from '../serialize';
import type { IsKnownPassword } from './known-passwords';
import { refuseUnknownLanguage } from './refuse-unknown-language';
import { sessionUsers } from './session-user';
import { userAnswers } from './user-answer';
import type { UserDocument, Users } from './user-document';
import {
  refuseKnownPassword,
  refuseMissingCredentials,
  refuseTaken,
  refuseUnknownClients,
  userFields,
} from './user-fields';
import { ACCOUNT_DELETED, findObjection } from './user-rules';

const LOGIN_CHANGED = 'Your password or login type was changed. Sign in again.';

/** Creates, updates and deletes users; changes are applied to open sessions. */
export const userChanges =
  (kit: ServiceKit, users: Users, clients: Clients, isKnownPassword: IsKnownPassword) => (app: FastifyInstance) => {
    const toAnswers = userAnswers(clients);
    const toSessionUser = sessionUsers(clients);
    const answer = async (user: UserDocument) => {
      const [shown] = await toAnswers([user]);
      if (!shown) throw new Error('the user has no answer');
      return shown;
    };
    const checkSuperUsers = async (
      before: UserDocument,
      after: UserType | undefined,
      by: number,
      session: ClientSession,
    ) => {
      if (before.userType === UserType.Super && after !== UserType.Super) await serialize(kit, 'super-users', session);
      const otherSupers = await users.model.countDocuments(
        { userType: UserType.Super, _id: { $ne: before._id }, ...users.alive },
        { session: session },
      );
      const refusal = findObjection({ userId: before._id, before: before.userType, after, by, otherSupers });
      if (refusal) throw new AppError('conflict', refusal);
    };

    /** Applies new rights to open sessions; changed credentials end all sessions of the user except the current one. */
    const updateSessions = async (before: UserDocument, after: UserDocument, by: Identity, session?: ClientSession) => {
      await kit.sessions.updateUser(await toSessionUser(after, session), session);
      if (before.passwordHash !== after.passwordHash || before.ssoType !== after.ssoType)
        await kit.sessions.end(after._id, LOGIN_CHANGED, { except: by.session, session });
    };

    /** Prevents deleting a client while a user is being assigned to it. */
    const checkClients = async (ids: readonly number[] | undefined, session: ClientSession) => {
      if (!ids?.length) return;
      await serialize(kit, 'clients-of-users', session);
      await refuseUnknownClients(clients, ids, session);
    };

    const changeUser = async (
      before: UserDocument,
      rev: number,
      fields: Partial<UserDocument>,
      { identity, userId: by }: CallContext,
    ): Promise<UserDocument> => {
      const user = await kit.db.transaction(async (session) => {
        await checkSuperUsers(before, fields.userType ?? before.userType, by, session);
        await checkClients(fields.clientIds, session);
        const after = await users.change(before._id, rev, fields, { by, session });
        await updateSessions(before, after, identity, session);
        return after;
      });
      // Repeated for sessions that started during the transaction.
      await updateSessions(before, user, identity);
      await kit.sessions.notify(before._id);
      return user;
    };

    route(app, createUser, async ({ body }, { userId }) => {
      refuseKnownPassword(body, isKnownPassword);
      await refuseTaken(users, body);
      const fields = await userFields(body);
      const [user] = await kit.db.transaction(async (session) => {
        await checkClients(fields.clientIds, session);
        return users.create([fields], { by: userId, session });
      });
      if (!user) throw new Error('no user was created');
      return answer(user);
    });

    route(app, updateUser, async ({ params, body }, context) => {
      const before = await users.get(params.userId);
      refuseMissingCredentials(body, before);
      refuseKnownPassword(body, isKnownPassword);
      await refuseTaken(users, body, before._id);
      return answer(await changeUser(before, body.rev, await userFields(body, before), context));
    });

    route(app, changeUserClients, async ({ params, body }, context) => {
      const before = await users.get(params.userId);
      if (!CLIENT_USERS.includes(before.userType))
        throw invalid('clientIds', 'Users of this type work for all clients or for none.');
      return answer(await changeUser(before, body.rev, { clientIds: [...new Set(body.clientIds)] }, context));
    });

    route(app, chooseLanguage, async ({ body }, { userId, ...caller }) => {
      if (body.language !== null) await refuseUnknownLanguage(kit, body.language, caller);
      const user = await kit.db.transaction(async (session) => {
        // A preference is no revision of the record: whoever has the form of this user open keeps it.
        const changed = await users.model
          .findOneAndUpdate(
            { _id: userId, ...users.alive },
            body.language === null ? { $unset: { language: 1 } } : { $set: { language: body.language } },
            { session, returnDocument: 'after' },
          )
          .lean<UserDocument>();
        if (!changed) throw notFound('This user');
        const shown = await toSessionUser(changed, session);
        await kit.sessions.updateUser(shown, session);
        return shown;
      });
      await kit.sessions.notify(userId);
      return user;
    });

    route(app, deleteUser, async ({ params, query }, { userId }) => {
      const before = await users.get(params.userId);
      await kit.db.transaction(async (session) => {
        await checkSuperUsers(before, undefined, userId, session);
        const { removed } = await users.remove({ _id: before._id, rev: query.rev }, { by: userId, session });
        if (!removed.length) throw stale(await answer(await users.get(before._id)));
        await kit.sessions.end(before._id, ACCOUNT_DELETED, { session });
      });
      await kit.sessions.end(before._id, ACCOUNT_DELETED);
      await kit.sessions.notify(before._id);
      return DONE;
    });
  };
