import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mostUsedSkills } from '@skills-architect/contracts/roles';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoSubSectors } from '../demo/demo-roles';
import { demoPeers } from '../demo/peers.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers: peerAnswers(...demoPeers) });
  await service.service.seed?.();
});
afterAll(() => service.close());

const read = async (limit?: number) =>
  (await service.as(aUser(1, [1])).call(mostUsedSkills, { query: limit === undefined ? {} : { limit } })).body.skills;

/** Number of the demo's published roles with a skill. */
const rolesWith = (skillName: string) =>
  demoSubSectors()
    .flatMap(({ functions }) => functions.flatMap(({ roles }) => roles))
    .filter(({ status, skills }) => status === 'Published' && skills.some(({ name }) => name === skillName)).length;

it('are eight, sorted by number of roles, with that number', async () => {
  const skills = await read();
  expect(skills).toHaveLength(8);
  expect(skills.map(({ roles }) => roles)).toEqual(skills.map(({ skillName }) => rolesWith(skillName)));
  expect(skills.map(({ roles }) => roles)).toEqual(skills.map(({ roles }) => roles).toSorted((a, b) => b - a));
});

it('are as many as requested', async () => {
  expect(await read(2)).toEqual((await read()).slice(0, 2));
});

it.each([
  [3, 403],
  [1, 200],
] as const)('answer type %d with %d', async (userType, status) => {
  expect((await service.as(aUser(userType, [1])).call(mostUsedSkills, {})).status).toBe(status);
});
