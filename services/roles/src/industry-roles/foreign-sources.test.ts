import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { libraryUse } from '@skills-architect/contracts/personas';
import { getRole, listRoleSkills } from '@skills-architect/contracts/roles';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

const SOURCES: Record<number, number[]> = { 1: [1], 2: [2], 3: [] };
/** Two roles of source 2; a persona of client 1 has the first. */
const [USED, UNUSED] = [1, 2];
/** The calls that asked which roles personas use. */
const useCalls: number[][] = [];
let service: Awaited<ReturnType<typeof testService>>;

beforeAll(async () => {
  service = await testService({
    name: 'roles',
    build: rolesService({ demo: true }),
    peers: peersOfClients({}, SOURCES, [
      libraryUse,
      ({ body }: { body: { roleIds: number[]; clientIds?: number[] } }) => {
        useCalls.push(body.roleIds);
        return { skillIds: [], roleIds: body.clientIds?.includes(1) ? [USED] : [] };
      },
    ]),
  });
  await service.seedDemo();
  await service.kit.db
    .collection<{ _id: number }>('role')
    .updateMany({ _id: { $in: [USED, UNUSED] } }, { $set: { sourceId: 2 } });
});
afterAll(() => service.close());

it.each([
  ['a client without the source finds the roles that its personas have', [1], [200, 404]],
  ['a client with the source finds its roles', [2], [200, 200]],
  ['a client that names no sources finds all', [3], [200, 200]],
  ['a user of two clients finds the roles of both', [1, 2], [200, 200]],
  ['a user without a client finds none', [], [404, 404]],
] as const)('%s', async (_, clients, expected) => {
  for (const userType of [1, 8] as const) {
    const user = service.as(aUser(userType, [...clients]));
    for (const [index, roleId] of [USED, UNUSED].entries()) {
      const [role, skills] = [
        await user.call(getRole, { params: { roleId } }),
        await user.call(listRoleSkills, { params: { roleId }, query: { clientId: clients[0] } }),
      ];
      expect(role.status).toBe(expected[index]);
      if (clients.length) expect(skills.status).toBe(expected[index]);
    }
  }
});

it('staff find roles of all sources, and nothing is asked for roles of a client’s own sources', async () => {
  useCalls.length = 0;
  for (const user of [aUser(2), aUser(4), aUser(1, [2])]) {
    expect((await service.as(user).call(getRole, { params: { roleId: UNUSED } })).status).toBe(200);
  }
  expect(useCalls).toEqual([]);
});
