import { restorableSince, type ServiceKit } from '@skills-architect/service-kit';
import type { Users } from './user-document';

const EVERY_MS = 3600_000;

/**
 * Removes the passwords of deleted users who can no longer be restored, at the start and every hour; several processes may do it
 * at the same time.
 */
export const deletedPasswords = ({ now, retention, log }: ServiceKit, users: Users) => {
  const remove = () => users.removeSecretsOfDeleted(restorableSince(now(), retention));
  let timer: NodeJS.Timeout | undefined;
  return {
    start: async () => {
      await remove();
      timer = setInterval(() => {
        remove().catch((error: unknown) => log.error({ err: error }, 'passwords of deleted users were not removed'));
      }, EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
};
