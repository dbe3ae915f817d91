import { disableUser } from '@skills-architect/contracts/admin';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Clients } from '../clients/client-document';
import { userAnswers } from './user-answer';
import type { UserDocument, Users } from './user-document';
import { ACCOUNT_DISABLED } from './user-rules';
import type { UserWriter } from './user-writer';

/** Refuses the sign-in of a disabled user. */
export const refuseDisabled = ({ disabled }: Pick<UserDocument, 'disabled'>) => {
  if (disabled) throw new AppError('forbidden', ACCOUNT_DISABLED);
};

/** Disables and enables users. */
export const userDisabling = (users: Users, clients: Clients, writer: UserWriter) => (app: FastifyInstance) => {
  const toAnswers = userAnswers(clients);
  route(app, disableUser, async ({ params, body }, { userId: by }) => {
    const before = await users.get(params.userId);
    const after = await writer.change(before, body.rev, { disabled: body.disabled || undefined }, { by });
    const [shown] = await toAnswers([after]);
    if (!shown) throw new Error('the user has no answer');
    return shown;
  });
};
