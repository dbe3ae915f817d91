import { createUser } from '@skills-architect/contracts/admin';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { startMailReceiver } from '@skills-architect/service-kit/testing/mail-receiver';
import { adminService } from '../app';
import type { MailSettings } from './mail-settings';

const PASSWORD = 'harbour.7';
export const PORTAL_URL = 'https://portal.example';

/** The service of users with a mail server of its own, and a clock that tests set. */
export const startMailing = async (changes: Partial<MailSettings> = {}) => {
  const receiver = await startMailReceiver();
  let time = Date.parse('2026-03-02T10:00:00.000Z');
  const start = (beside?: { databasePrefix: string }) =>
    testService({
      name: 'admin',
      now: () => new Date(time),
      ...(beside && { beside }),
      build: adminService(
        { demo: { password: PASSWORD } },
        {
          mail: {
            host: '127.0.0.1',
            port: receiver.port,
            isSecure: false,
            needsTls: false,
            from: 'Portal <portal@example.com>',
            portalUrl: PORTAL_URL,
            ...changes,
          },
        },
      ),
    });
  const admin = await start();
  await admin.service.seed();
  await admin.start();
  let count = 0;
  return {
    admin,
    receiver,
    /** Another instance with the same data. */
    startBeside: () => start(admin.place),
    pass: (ms: number) => {
      time += ms;
    },
    /** A new user who signs in with a password. */
    async aPerson(fields: object = {}) {
      count += 1;
      const name = `person${count}`;
      const form = { name, email: `${name}@example.com`, userTypeId: 4 as const, ssoTypeId: 1 as const, clientIds: [] };
      const body = { ...form, loginId: name, password: PASSWORD, ...fields };
      const { userId } = (await admin.as(aUser(2, [], 2)).call(createUser, { body })).body;
      return { userId, name, email: body.email, as: admin.as(aUser(4, [], userId)) };
    },
    async close() {
      await admin.close();
      await receiver.close();
    },
  };
};
export type Mailing = Awaited<ReturnType<typeof startMailing>>;
