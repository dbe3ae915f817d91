import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { InputOf } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import {
  listFunctions,
  listLeadershipRoles,
  listOccupations,
  listSubSectors,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

/** A client that has only the second source, and one whose source has no industries and functions. */
const OF_SOURCE_2 = 3;
const OF_NO_SOURCE = 4;
/** Clients with their industries and functions, and with their sources. */
const peers = peersOfClients({ 1: [], 2: [1, 2] }, { [OF_SOURCE_2]: [2], [OF_NO_SOURCE]: [9] });
let service: Awaited<ReturnType<typeof testService>>;

beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.seedDemo();
  const second = { _id: { $in: [7, 8] } };
  await service.kit.db.collection<{ _id: number }>('subsector').updateMany(second, { $set: { sourceIds: [2] } });
});
afterAll(() => service.close());

const placesFound = async (type: 1 | 4, clientId: number, asked: { subSectorIds?: readonly number[] } = {}) => {
  const user = aUser(type, [clientId]);
  const { body } = await service
    .as(user)
    .call(searchRoles, { body: { clientId, pagesize: 1000, subSectorIds: [...(asked.subSectorIds ?? [])] } });
  return [...new Set(body.roles.map(({ subsectorId }) => subsectorId))].sort((a, b) => a - b);
};

it('occupations are those of the requested industries; leadership roles are listed for everybody', async () => {
  const occupationsIn = async (subSectorIds: number[]) =>
    (await service.as(aUser(1, [1])).call(listOccupations, { query: { subSectorIds } })).body.occupations;
  const [all, some] = [await occupationsIn([]), await occupationsIn([1])];
  expect(some.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(some));
  expect(all.length).toBeGreaterThan(some.length);
  const { leadershipRoles } = (await service.as(aUser(1, [1])).call(listLeadershipRoles, {})).body;
  expect(leadershipRoles[0]).toMatchObject({ leadershipRoleId: 1 });
});

it('sorting in the address takes precedence over the body', async () => {
  const read = async (query: InputOf<typeof searchRoles>['query']) => {
    const body = { pagesize: 1000, sortBy: 'source' as const };
    return (await service.as(aUser(4)).call(searchRoles, { query, body })).body.roles.map(({ roleName }) => roleName);
  };
  const rising = await read({ sortBy: 'roleName' });
  expect(await read({ sortBy: 'roleName', sortOrder: 'desc' })).toEqual([...rising].reverse());
});

it.each([
  ['all for a client without own ones', 1, 1, {}, expect.arrayContaining([1, 2, 3])],
  ['those of the client', 1, 2, {}, [1, 2]],
  ['those of the client that are requested', 1, 2, { subSectorIds: [2, 3] }, [2]],
  ['none that the client does not have', 1, 2, { subSectorIds: [3] }, []],
  ['those of the client for staff who request none', 4, 2, {}, [1, 2]],
  ['those that staff request', 4, 2, { subSectorIds: [3] }, [3]],
] as const)('finds roles of industries and functions: %s', async (_, type, clientId, asked, expected) => {
  expect(await placesFound(type, clientId, asked)).toEqual(expected);
});

it.each([
  ['those of the client', 1, 2, [], [1, 2]],
  ['those of the client that are requested', 1, 2, [2, 3], [2]],
  ['those that staff request', 4, 2, [3], [3]],
] as const)(
  'lists departments and tracks of industries and functions: %s',
  async (_, type, clientId, asked, expected) => {
    const query = { clientId, subSectorIds: [...asked] };
    const { body } = await service.as(aUser(type, [clientId])).call(listFunctions, { query });
    expect(new Set(body.functions.map(({ subsectorId }) => subsectorId))).toEqual(new Set(expected));
  },
);

const findSubSectors = async (clientId: number | undefined, sourceIds: number[] = []) => {
  const query = { ...(clientId && { clientId }), sourceIds };
  return (await service.as(aUser(4)).call(listSubSectors, { query })).body.subSectors;
};

it('lists the industries and functions selected by a client, or those of its sources', async () => {
  expect((await findSubSectors(2)).map(({ subsectorId }) => subsectorId).sort()).toEqual([1, 2]);
  const all = await findSubSectors(undefined);
  const ofSource = all.filter(({ sourceIds }) => sourceIds.includes(2));
  expect(ofSource.length).toBeGreaterThan(0);
  expect(ofSource.length).toBeLessThan(all.length);
  expect(await findSubSectors(OF_SOURCE_2)).toEqual(ofSource);
  expect(await findSubSectors(undefined, [2])).toEqual(ofSource);
});

it('lists departments of the client’s sources when it has selected no industries and functions', async () => {
  const places = (await findSubSectors(OF_SOURCE_2)).map(({ subsectorId }) => subsectorId);
  const query = { clientId: OF_SOURCE_2, subSectorIds: [] };
  const { body } = await service.as(aUser(1, [OF_SOURCE_2])).call(listFunctions, { query });
  expect(body.functions.length).toBeGreaterThan(0);
  for (const { subsectorId } of body.functions) expect(places).toContain(subsectorId);
  const nothing = { clientId: OF_NO_SOURCE, subSectorIds: [] };
  const none = await service.as(aUser(1, [OF_NO_SOURCE])).call(listFunctions, { query: nothing });
  expect(none.body.functions).toEqual([]);
});

it('finds roles by relevance, page by page, unless sorted by a column', async () => {
  const find = async (body: Partial<InputOf<typeof searchRoles>['body']>) => {
    const response = await service.as(aUser(2)).call(searchRoles, { body: { roleName: 'nurse', ...body } });
    return response.body.roles.map(({ roleName }) => roleName);
  };
  const ranked = ['Nurse Manager', 'Nursery Manager', 'Nursery Nurse'];
  expect((await find({})).slice(0, 3)).toEqual(ranked);
  expect(await find({ offset: 1, pagesize: 2 })).toEqual(ranked.slice(1));
  const byName = await find({ sortBy: 'roleName' });
  expect(byName).toEqual(byName.toSorted(compareNames));
  expect(await find({ sortBy: 'roleName', sortOrder: 'desc' })).toEqual(byName.toReversed());
  expect((await find({ roleName: 'Data Engineer' })).at(0)).toBe('Data Engineer');
});
