import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { expectedLevels, mostUsedSkills } from '@skills-architect/contracts/roles';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({
    name: 'roles',
    build: rolesService({ demo: true }),
    peers: peersOfClients({ 1: [1] }, { 2: [101] }),
  });
  await service.seedDemo();
});
afterAll(() => service.close());

const ask = (skillIds: number[], userType: 1 | 3 | 5 = 1) =>
  service.as(aUser(userType, [1])).call(expectedLevels, { body: { skillIds } });

it('counts the published roles by the level that they expect of a skill, most first', async () => {
  const { body } = await service.as(aUser(4)).call(mostUsedSkills, { query: { limit: 1 } });
  const [most] = body.skills;
  const { levels } = (await ask([most?.skillId ?? 0])).body;
  expect(levels.reduce((sum, { roles }) => sum + roles, 0)).toBeGreaterThanOrEqual(most?.roles ?? 0);
  expect(levels.map(({ roles }) => roles)).toEqual(levels.map(({ roles }) => roles).toSorted((a, b) => b - a));
  expect(new Set(levels.map(({ skillId }) => skillId))).toEqual(new Set([most?.skillId]));
});

it('says nothing about skills that no role has', async () => {
  expect((await ask([999_999])).body).toEqual({ levels: [] });
});

it.each([
  [3, 200],
  [5, 403],
] as const)('answers user type %d with status %d', async (userType, status) => {
  expect((await ask([1], userType)).status).toBe(status);
});
