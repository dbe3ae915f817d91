import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listFunctions, searchRoles } from '@skills-architect/contracts/roles';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/test-peers';

/** Clients by the industries and functions that they name. */
const peers = peersOfClients({
  1: [],
  2: [1, 2],
});
let service: Awaited<ReturnType<typeof testService>>;

beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.service.seed?.();
});
afterAll(() => service.close());

const placesFound = async (type: 1 | 4, clientId: number, asked: { subSectorIds?: readonly number[] } = {}) => {
  const user = aUser(type, [clientId]);
  const { body } = await service
    .as(user)
    .call(searchRoles, { body: { clientId, pagesize: 1000, subSectorIds: [...(asked.subSectorIds ?? [])] } });
  return [...new Set(body.roles.map(({ subsectorId }) => subsectorId))].sort((a, b) => a - b);
};

it.each([
  ['a client that names none: all', 1, 1, {}, expect.arrayContaining([1, 2, 3])],
  ['a client’s own', 1, 2, {}, [1, 2]],
  ['of a client’s own those asked for', 1, 2, { subSectorIds: [2, 3] }, [2]],
  ['none of those that the client has not', 1, 2, { subSectorIds: [3] }, []],
  ['a client’s own, for staff who ask for none', 4, 2, {}, [1, 2]],
  ['what staff ask for', 4, 2, { subSectorIds: [3] }, [3]],
] as const)('finds roles of industries and functions: %s', async (_, type, clientId, asked, expected) => {
  expect(await placesFound(type, clientId, asked)).toEqual(expected);
});

it.each([
  ['a client’s own', 1, 2, [], [1, 2]],
  ['of a client’s own those asked for', 1, 2, [2, 3], [2]],
  ['what staff ask for', 4, 2, [3], [3]],
] as const)(
  'lists departments and tracks of industries and functions: %s',
  async (_, type, clientId, asked, expected) => {
    const query = { clientId, subSectorIds: [...asked] };
    const { body } = await service.as(aUser(type, [clientId])).call(listFunctions, { query });
    expect(new Set(body.functions.map(({ subsectorId }) => subsectorId))).toEqual(new Set(expected));
  },
);
