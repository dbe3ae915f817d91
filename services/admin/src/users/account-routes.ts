import { DONE } from '@skills-architect/contracts';
import { changeOwnPassword, ownAccount } from '@skills-architect/contracts/admin';
import { AppError, invalid, route, type ServiceKit, type ServiceModule } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type IsKnownPassword, KNOWN_PASSWORD } from './known-passwords';
import { hashPassword, verifyPassword } from './passwords';
import type { Users } from './user-document';
import { wrongPasswords } from './wrong-passwords';

const PASSWORD_CHANGED = 'Your password was changed. Sign in again.';

/** A user's own account, and their own password. */
export const accountRoutes = (kit: ServiceKit, users: Users, isKnownPassword: IsKnownPassword): ServiceModule => {
  const wrong = wrongPasswords(kit);

  const changePassword = async (userId: number, password: string, except: string | undefined) => {
    const passwordHash = await hashPassword(password);
    await kit.db.transaction(async (session) => {
      const fields = { passwordHash, passwordAt: kit.now() };
      await users.change(userId, undefined, fields, { by: userId, session });
      await kit.sessions.end(userId, PASSWORD_CHANGED, { except, session });
    });
    await kit.sessions.notify(userId);
  };

  const routes = (app: FastifyInstance) => {
    route(app, ownAccount, async (_, { userId }) => {
      const { name, email, ssoType, loginId, passwordAt } = await users.get(userId);
      return {
        name,
        email,
        ssoTypeId: ssoType,
        ...(loginId !== undefined && { loginId }),
        ...(passwordAt && { passwordAt: passwordAt.toISOString() }),
      };
    });

    route(app, changeOwnPassword, async ({ body: { current, password } }, { userId, identity }) => {
      const { passwordHash } = await users.get(userId);
      if (!passwordHash) throw new AppError('conflict', 'You sign in without a password here.');
      await wrong.count(userId);
      if (!(await verifyPassword(current, passwordHash))) throw invalid('current', 'This is not your current password');
      await wrong.clear(userId);
      if (password === current) throw invalid('password', 'Choose another password than the current one');
      if (isKnownPassword(password)) throw invalid('password', KNOWN_PASSWORD);
      await changePassword(userId, password, identity.session);
      return DONE;
    });
  };
  return { routes, createIndexes: wrong.createIndexes };
};
