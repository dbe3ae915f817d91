import { CLIENT_USERS, DONE } from '@skills-architect/contracts';
import {
  changeUserClients,
  chooseLanguage,
  createUser,
  deleteUser,
  restoreUser,
  updateUser,
} from '@skills-architect/contracts/admin';
import { invalid, notFound, route, type ServiceKit, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';
import type { Clients } from '../clients/client-document';
import type { IsKnownPassword } from './known-passwords';
import type { PasswordLinks } from './password-links';
import { refuseUnknownLanguage } from './refuse-unknown-language';
import { sessionUsers } from './session-user';
import { userAnswers } from './user-answer';
import type { UserDocument, Users } from './user-document';
import { refuseKnownPassword, refuseMissingCredentials, refuseTaken, userFields } from './user-fields';
import type { UserWriter } from './user-writer';

interface UserParts {
  users: Users;
  clients: Clients;
  writer: UserWriter;
  isKnownPassword: IsKnownPassword;
  links: PasswordLinks;
}

/** Creates, updates and deletes users; changes are applied to open sessions. */
export const userChanges =
  (kit: ServiceKit, { users, clients, writer, isKnownPassword, links }: UserParts) =>
  (app: FastifyInstance) => {
    const toAnswers = userAnswers(clients);
    const toSessionUser = sessionUsers(clients);
    const answer = async (user: UserDocument) => {
      const [shown] = await toAnswers([user]);
      if (!shown) throw new Error('the user has no answer');
      return shown;
    };
    route(app, createUser, async ({ body }, { userId }) => {
      refuseKnownPassword(body, isKnownPassword);
      await refuseTaken(users, body);
      const alongside = async (user: UserDocument, session: ClientSession) => {
        if (body.isInvited) await links.invite(user, session);
      };
      return answer(await writer.create(await userFields(body), { by: userId }, alongside));
    });

    route(app, updateUser, async ({ params, body }, { userId: by, identity }) => {
      // Otherwise the user would be left without a password, and without a mail.
      if (body.isInvited) throw invalid('isInvited', 'Only a new user can be invited with the form.');
      const before = await users.get(params.userId);
      refuseMissingCredentials(body, before);
      refuseKnownPassword(body, isKnownPassword);
      await refuseTaken(users, body, before._id);
      const fields = await userFields(body, before);
      return answer(await writer.change(before, body.rev, fields, { by, session: identity.session }));
    });

    route(app, changeUserClients, async ({ params, body }, { userId: by, identity }) => {
      const before = await users.get(params.userId);
      if (!CLIENT_USERS.includes(before.userType))
        throw invalid('clientIds', 'Users of this type work for all clients or for none.');
      const clientIds = [...new Set(body.clientIds)];
      return answer(await writer.change(before, body.rev, { clientIds }, { by, session: identity.session }));
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

    route(app, restoreUser, async ({ params }, { userId: by }) =>
      answer(await writer.restore({ _id: params.userId }, { by })),
    );

    route(app, deleteUser, async ({ params, query }, { userId }) => {
      const before = await users.get(params.userId);
      if (!(await writer.remove(before, query.rev, { by: userId })))
        throw stale(await answer(await users.get(before._id)));
      return DONE;
    });
  };
