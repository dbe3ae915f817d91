import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { UserType } from '@skills-architect/contracts';
import { roleFind, roleHome, searchRoles } from '@skills-architect/contracts/roles';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
let roleName = '';

beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers: peersOfClients({ 1: [] }) });
  await service.seedDemo();
  const [role] = (await as(4).call(searchRoles, { body: { pagesize: 1, roleStatuses: [4] } })).body.roles;
  roleName = role?.roleName ?? '';
  const { db } = service.kit;
  await db.collection('role').updateMany({ roleStatus: 1 }, { $set: { roleStatus: 4 } });
  await db.collection('role').updateOne({ roleName: { $ne: roleName } }, { $set: { roleStatus: 1 } });
  await db.collection('jobPosting').updateMany({}, { $set: { industryRoleId: 1, proposal: null } });
});
afterAll(() => service.close());

const as = (userType: UserType) => service.as(aUser(userType, [1]));

test.each<[UserType, string[]]>([
  [4, []],
  [2, ['Import a library']],
])('a user of type %i sees what waits, and the steps %j', async (userType, steps) => {
  const home = (await as(userType).call(roleHome, {})).body;
  expect(home.counts).toEqual([{ tile: '/role', text: '1 draft' }]);
  expect(home.waiting).toEqual([{ text: '1 industry role in draft', icon: 'briefcase', to: '/role?statuses=1' }]);
  expect(home.portalSteps?.map(({ title }) => title)).toEqual(steps);
  expect(home.portalSteps?.every(({ isDone }) => isDone)).toBe(true);
});

test('job postings that wait are counted by what they wait for', async () => {
  const postings = service.kit.db.collection('jobPosting');
  const ids = (await postings.find({ deletedAt: null }).limit(3).toArray()).map(({ _id }) => _id);
  await postings.updateMany({ _id: { $in: ids } }, { $set: { industryRoleId: null } });
  await postings.updateOne({ _id: ids[0] }, { $set: { proposal: { roleId: 3 } } });
  const { waiting } = (await as(4).call(roleHome, {})).body;
  expect(waiting?.slice(1).map(({ text, to }) => [text, to])).toEqual([
    ['3 job postings to annotate', '/annotate-jobs?needs=role'],
    ['1 proposal for a leadership role', '/annotate-jobs?needs=decision'],
  ]);
});

test.each<[string, UserType, number | undefined, RegExp]>([
  ['keepers of the library open the role that they find', 4, undefined, /^\/role\/edit\/\d+$/],
  ['client users open it in the Role Explorer', 1, 1, /^\/role_explorer\?role=\d+$/],
])('%s', async (_, userType, clientId, path) => {
  const { results } = (await as(userType).call(roleFind, { query: { text: roleName, clientId } })).body;
  expect(results[0]).toMatchObject({ noun: 'Industry Roles', name: roleName });
  expect(results[0]?.to).toMatch(path);
});

test('client users choose a client first', async () => {
  const { body } = await as(1).call(roleFind, { query: { text: roleName } });
  expect(body).toEqual({ results: [], needsClient: true });
});
