import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { suggestRoles } from '@skills-architect/contracts/roles';
import { aUser, listeningLog, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';
import { MATCHABLE_ROLES } from './matchable-roles';

type TestService = Awaited<ReturnType<typeof testService>>;
const build = rolesService({ demo: false });
const peers = peersOfClients({ 1: [] });
const LOADED = 'the matching index is loaded';
const running: TestService[] = [];
let first: TestService;

beforeAll(async () => {
  first = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  running.push(first);
  await first.seedDemo();
});
afterAll(async () => {
  for (const service of running) await service.close();
});

const startBeside = async (start: { background: boolean }) => {
  const { log, find, lines } = listeningLog();
  const service = await testService({ name: 'roles', build, peers, beside: first.place, log });
  running.push(service);
  await service.start(start);
  return { service, find, lines };
};
const suggest = async ({ as }: TestService, count = 1) => {
  const request = { personaName: 'Ward Nurse', groupName: 'Wards', roleDescription: '', rolesAndResponsibilities: '' };
  const { body } = await as(aUser(1, [1])).call(suggestRoles, {
    body: { clientId: 1, roleSuggestionsRequest: new Array(count).fill(request) },
  });
  return { roles: body.suggestions.flatMap(({ roles }) => roles).length, index: body.index };
};

it('a process without jobs loads the index after its start, before anybody asks, and follows the library', async () => {
  const { service, find } = await startBeside({ background: false });
  await find(LOADED);
  // Whoever asks first does not read the library.
  await first.kit.db.collection('matchableRole').rename('elsewhere');
  expect(await suggest(service)).toMatchObject({ roles: 3, index: { isCurrent: true } });
  await first.kit.db.collection('elsewhere').rename('matchableRole');
});

it('a process that started before there were roles loads the index when they are there', async () => {
  const copies = first.kit.db.collection<{ _id: string }>('copySteps');
  const complete = await copies.findOneAndDelete({ _id: 'matchableRole' });
  if (!complete) throw new Error('there is no copy of the roles');
  const { find, lines } = await startBeside({ background: false });
  expect(lines.filter(({ msg }) => msg.includes(LOADED))).toEqual([]);
  await copies.insertOne(complete);
  await first.kit.events.publish({
    to: { all: true },
    name: EVENT.changed,
    data: { resource: MATCHABLE_ROLES, ids: [] },
  });
  await find(LOADED);
});

it('a person does not wait for the long list of somebody else', async () => {
  const answered: string[] = [];
  const list = suggest(first, 40).then(() => answered.push('list'));
  const person = suggest(first).then(() => answered.push('person'));
  await Promise.all([list, person]);
  expect(answered).toEqual(['person', 'list']);
});

it('a process that could not load the index tries again by itself', async () => {
  const copies = first.kit.db.collection<{ _id: number; data: object }>('matchableRole');
  const role = await copies.findOneAndUpdate({ data: { $exists: true } }, { $set: { data: {} } });
  if (!role) throw new Error('there is no copy of the roles');
  const { find } = await startBeside({ background: false });
  await find('could not be brought up to date');
  await copies.updateOne({ _id: role._id }, { $set: { data: role.data } });
  await find(LOADED);
});
