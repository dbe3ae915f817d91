import { DONE } from '@skills-architect/contracts';
import { changeOwnPassword, ownAccount } from '@skills-architect/contracts/admin';
import { AppError, route, type ServiceKit, type ServiceModule } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { verifyPassword } from './passwords';
import { type PasswordRules, passwordSetter } from './set-password';
import type { Users } from './user-document';
import { wrongPasswords } from './wrong-passwords';

const WRONG = 'This is not your current password';

/** A user's own account, and their own password. */
export const accountRoutes = (kit: ServiceKit, users: Users, rules: PasswordRules): ServiceModule => {
  const wrong = wrongPasswords(kit);

  const setPassword = passwordSetter(kit, users, rules);

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
      // Not as an invalid form: a wrong password gets an entry in the audit log, as a refused sign-in does.
      if (!(await verifyPassword(current, passwordHash)))
        throw new AppError('conflict', WRONG, { issues: [{ path: 'current', message: WRONG }] });
      await wrong.clear(userId);
      await setPassword(userId, { current, password, field: 'password' }, identity.session);
      return DONE;
    });
  };
  return { routes, createIndexes: wrong.createIndexes };
};
