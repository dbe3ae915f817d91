import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { listContentProviders, listUsers } from '@skills-architect/contracts/admin';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { type AdminSeed, adminService } from './app';

/** Starts two processes of the service concurrently on an empty database with the same settings. */
const startTwo = async (seed: AdminSeed) => {
  const beside = { databasePrefix: `test_${randomBytes(6).toString('hex')}_` };
  const start = async () => {
    const started = await testService({ name: 'admin', build: adminService(seed), beside });
    await started.service.seed();
    return started;
  };
  const [first, second] = await Promise.all([start(), start()]);
  const staff = first.as(aUser(2));
  const users = (await staff.call(listUsers, { query: { pagesize: 100 } })).body;
  const providers = (await staff.call(listContentProviders, {})).body.contentProviders;
  await second.stop();
  await first.close();
  return { names: users.users.map(({ name }) => name), providers };
};

it('seeds the demo into an empty database once', async () => {
  const { names, providers } = await startTwo({ demo: { password: 'Skills.Demo1' } });
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
  expect(providers).toHaveLength(4);
});

it('creates one first user', async () => {
  const { names } = await startTwo({ first: { loginId: 'root', password: 'Skills.Demo1' } });
  expect(names).toEqual(['root']);
});
