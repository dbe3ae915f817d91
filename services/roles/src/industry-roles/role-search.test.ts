import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import { searchRoles } from '@skills-architect/contracts/roles';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { aClient, demoPeers } from '../demo/test-peers';

/** What the clients of the tests have chosen, by their ids. */
const PLACES: Record<number, { subSectorIds: number[]; functionIds: number[] }> = {
  1: { subSectorIds: [], functionIds: [] },
  2: { subSectorIds: [1, 2], functionIds: [] },
  3: { subSectorIds: [], functionIds: [5] },
};

const peers = peerAnswers(...demoPeers, [
  getClient,
  ({ params }: { params: { clientId: number } }) => aClient({ ...params, ...PLACES[params.clientId] }),
]);
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
  const sorted = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b);
  return {
    subSectors: sorted(body.roles.map(({ subsectorId }) => subsectorId)),
    functions: sorted(body.roles.map(({ functionId }) => functionId)),
  };
};

it.each([
  ['a client that names none: all', 1, 1, {}, expect.arrayContaining([1, 2, 3])],
  ['a client’s own', 1, 2, {}, [1, 2]],
  ['of a client’s own those asked for', 1, 2, { subSectorIds: [2, 3] }, [2]],
  ['none of those that the client has not', 1, 2, { subSectorIds: [3] }, []],
  ['a client’s own, for staff who ask for none', 4, 2, {}, [1, 2]],
  ['what staff ask for', 4, 2, { subSectorIds: [3] }, [3]],
] as const)('finds roles of industries and functions: %s', async (_, type, clientId, asked, expected) => {
  expect((await placesFound(type, clientId, asked)).subSectors).toEqual(expected);
});

it('finds roles of the departments that a client has', async () => {
  expect((await placesFound(1, 3)).functions).toEqual([5]);
});
