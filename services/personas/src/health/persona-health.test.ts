import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkPersonaHealth, ignorePersonaFindings, listPersonaFindings } from '@skills-architect/contracts/personas';
import { aUser, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { changedAt, startPersonas, type TestPersonas } from '../personas/personas.fixtures';

let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
  await personas.service.start();
  await personas.create({ personaName: 'Treasurer', industryRoleId: 4 });
  await personas.create({ personaName: 'Clerk', industryRoleId: 5 }, 7);
  await personas.create({ personaName: 'Without a role', industryRoleId: null });
});
afterAll(() => personas.service.close());

const as = (userType: 2 | 4 | 1 | 3) => personas.service.as(aUser(userType, [1]));
const check = async () => {
  const { body } = await as(4).call(checkPersonaHealth, {});
  return waitForJobEnd(personas.service.kit, body.jobToken);
};
const list = async (state: 'open' | 'ignored' = 'open') =>
  (await as(4).call(listPersonaFindings, { query: { kind: 'persona-role', state } })).body.findings;
const names = async (state?: 'open' | 'ignored') =>
  (await list(state)).map(({ name, detail, clientId }) => `${name} of ${clientId}: ${detail}`);

it('finds personas of all clients whose role was changed after their skills were saved; a later change reopens an ignored finding', async () => {
  expect(await check()).toMatchObject({ status: 'done', itemsTotal: 2 });
  expect(await names()).toEqual([]);
  changedAt.set(5, '2999-01-01T00:00:00.000Z');
  await check();
  expect(await names()).toEqual(['Clerk of 7: Role 5']);
  const [found] = await list();
  const body = { findingIds: [found?.findingId ?? ''], ignored: true };
  await as(2).call(ignorePersonaFindings, { body });
  await check();
  expect([await names(), await names('ignored')]).toEqual([[], ['Clerk of 7: Role 5']]);
  changedAt.set(5, '2999-01-02T00:00:00.000Z');
  await check();
  expect(await names()).toEqual(['Clerk of 7: Role 5']);
});

it.each([1, 3] as const)('is not for users of type %i', async (userType) => {
  expect((await as(userType).call(listPersonaFindings, { query: { kind: 'persona-role' } })).status).toBe(403);
});
