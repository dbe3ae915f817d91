import { EVENT, UserType } from '@skills-architect/contracts';
import type { Events } from '@skills-architect/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { LoginAttack } from './login-attempts';
import type { SessionStore } from './session-store';

/** Reports password guessing to the log and to signed-in Super Users. */
export const attackReporter =
  (sessions: SessionStore, events: Events, log: Pick<FastifyBaseLogger, 'warn'>) => async (attack: LoginAttack) => {
    const { on, value, failures } = attack;
    log.warn(attack, `many failed sign-ins for one ${on} today`);
    const superUsers = await sessions.userIds(UserType.Super);
    const text = `${failures} failed sign-ins today for the ${on} ${value}.`;
    await Promise.all(
      superUsers.map((userId) => events.publish({ to: { userId }, name: EVENT.loginAttack, data: { text } })),
    );
  };
