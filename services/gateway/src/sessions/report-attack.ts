import { EVENT, UserType } from '@skills-architect/contracts';
import { type AuditLog, type Events, PORTAL_USER } from '@skills-architect/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { LoginAttack } from './login-attempts';
import type { SessionStore } from './session-store';

interface ReporterDependencies {
  sessions: SessionStore;
  events: Events;
  audit: Pick<AuditLog, 'append'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Reports password guessing to the logs and to signed-in Super Users. */
export const attackReporter =
  ({ sessions, events, audit, log }: ReporterDependencies) =>
  async (attack: LoginAttack) => {
    const { on, value, failures } = attack;
    log.warn(attack, `many failed sign-ins for one ${on} today`);
    await audit.append({
      kind: 'sign-in',
      what: `Many failed sign-ins for one ${on}`,
      outcome: 'refused',
      userId: PORTAL_USER,
      details: { failures },
      ...(on === 'address' ? { address: value } : { login: value }),
    });
    const superUsers = await sessions.userIds(UserType.Super);
    const text = `${failures} failed sign-ins today for the ${on} ${value}.`;
    await Promise.all(
      superUsers.map((userId) => events.publish({ to: { userId }, name: EVENT.loginAttack, data: { text } })),
    );
  };
