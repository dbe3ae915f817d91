import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mostUsedSkills, trendingSkills } from '@skills-architect/contracts/roles';
import { aUser } from '@skills-architect/service-kit/testing';
import { demoSubSectors } from '../demo/demo-roles';
import { startDemoRoles } from '../demo/demo-service.fixtures';

let service: Awaited<ReturnType<typeof startDemoRoles>>;
beforeAll(async () => {
  service = await startDemoRoles();
});
afterAll(() => service.close());

const read = async (limit?: number, clientId?: number) =>
  clientId === undefined
    ? (await service.as(aUser(4)).call(mostUsedSkills, { query: { limit } })).body.skills
    : (await service.as(aUser(4)).call(trendingSkills, { query: { limit, clientId } })).body.skills;

/** Number of the demo's published roles with a skill. */
const rolesWith = (skillName: string) =>
  demoSubSectors()
    .flatMap(({ functions }) => functions.flatMap(({ roles }) => roles))
    .filter(({ status, skills }) => status === 'Published' && skills.some(({ name }) => name === skillName)).length;

it('the most used skills are eight, sorted by number of roles, with that number', async () => {
  const skills = await read();
  expect(skills).toHaveLength(8);
  expect(skills.map(({ roles }) => roles)).toEqual(skills.map(({ skillName }) => rolesWith(skillName)));
  expect(skills.map(({ roles }) => roles)).toEqual(skills.map(({ roles }) => roles).toSorted((a, b) => b - a));
});

it('there are as many most used skills as requested', async () => {
  expect(await read(2)).toEqual((await read()).slice(0, 2));
});

it('the most used skills of a client are counted in the roles that it is offered', async () => {
  const [all, ofClient] = [await read(50), await read(50, 1)];
  const counts = new Map(all.map(({ skillId, roles }) => [skillId, roles]));
  expect(ofClient.length).toBeGreaterThan(0);
  expect(ofClient.some(({ skillId, roles }) => roles < (counts.get(skillId) ?? 0))).toBe(true);
  expect(await read(8, 2)).toEqual([]);
});

it('the most used skills of a foreign client are refused', async () => {
  const query = { clientId: 2 };
  expect((await service.as(aUser(1, [1])).call(trendingSkills, { query })).status).toBe(404);
});

it.each([
  [3, 403],
  [1, 200],
] as const)('a request by user type %d is answered with status %d', async (userType, status) => {
  expect((await service.as(aUser(userType, [1])).call(trendingSkills, { query: { clientId: 1 } })).status).toBe(status);
});
