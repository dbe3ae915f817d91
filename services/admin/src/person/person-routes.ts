import { EVENT } from '@skills-architect/contracts';
import { erasePerson, exportPerson } from '@skills-architect/contracts/admin';
import { AppError, route, type ServiceKit, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { NoticeSettingsStore } from '../mail/notice-settings';
import type { PasswordLinks } from '../users/password-links';
import type { Users } from '../users/user-document';
import { personData } from './person-data';

const ERASE = 'erase-person';

interface EraseJob {
  userId: number;
}

/** A user’s data for Super Users: export it, and erase it after the account was deleted. */
export const personRoutes = (
  kit: ServiceKit,
  users: Users,
  stores: { settings: NoticeSettingsStore; links: PasswordLinks },
) => {
  const data = personData(kit, users, stores);

  kit.jobs.define<EraseJob>(ERASE, async ({ data: { userId }, identity, progress, preventCancelling }) => {
    await preventCancelling();
    const steps = data.steps(userId, { identity });
    for (const [done, step] of steps.entries()) {
      await progress(done, steps.length);
      await step();
    }
    await progress(steps.length, steps.length);
    // Names that other services have cached are read again.
    await kit.events.publish({
      to: { all: true },
      name: EVENT.changed,
      data: { resource: users.topic, ids: [userId] },
    });
    return { summary: `The data of user ${userId} was erased` };
  });

  return (app: FastifyInstance) => {
    route(app, exportPerson, async ({ params: { userId } }, { identity, reply }) => {
      const found = await data.read(userId, { identity });
      return sendFile(reply, `User ${userId}.json`, Buffer.from(JSON.stringify(found, null, 2)));
    });

    route(app, erasePerson, async ({ params: { userId } }, { identity }) => {
      await data.find(userId);
      return kit.db.transaction(async (session) => {
        if (!(await data.markErasing(userId, session)))
          throw new AppError('conflict', 'Delete this account first. Then its data can be erased.');
        const token = await kit.jobs.start<EraseJob>(
          ERASE,
          { title: `Erase the data of user ${userId}`, entity: 'places', step: 'Erasing', data: { userId }, identity },
          session,
        );
        return { token };
      });
    });
  };
};
