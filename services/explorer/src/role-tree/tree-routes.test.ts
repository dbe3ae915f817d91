import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { careersByIds, roleChanges, translatedRoleNames } from '@skills-architect/contracts/roles';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { explorerService } from '../app';

const LOGISTICS = { subsectorId: 1, subsector: 'Logistics', subsectorTypeId: 1 } as const;
const FINANCE = { subsectorId: 2, subsector: 'Finance', subsectorTypeId: 2 } as const;
const OTHER = { sourceId: 2, source: 'Another source' };
const roles = [
  aRole(1, { ...LOGISTICS, roleName: 'Driver' }),
  aRole(2, { ...LOGISTICS, roleName: 'Planner' }),
  aRole(3, { ...FINANCE, roleName: 'Accountant' }),
  aRole(4, { ...FINANCE, ...OTHER, roleName: 'Auditor' }),
  aRole(5, { ...LOGISTICS, roleName: 'Draft of a role', roleStatus: 1 }),
];

const clients = new Map([
  [1, aClient(1, { sourceIds: [1] })],
  [2, aClient(2, { sourceIds: [1, 2], subSectorIds: [2] })],
  [3, aClient(3, { sourceIds: [1], subSectorIds: [1] })],
  [4, aClient(4, { sourceIds: [2], subSectorIds: [1] })],
]);

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const peers = peerAnswers(
    [careersByIds, () => ({ roles: [] })],
    [translatedRoleNames, () => ({ records: [{ id: 1, names: [{ language: 'de', name: 'Fahrer' }] }] })],
    [roleChanges, () => ({ roles: roles.map((role) => ({ ...role, deleted: false })), next: 'end', more: false })],
    [getClient, ({ params }: { params: { clientId: number } }) => clients.get(params.clientId)],
  );
  service = await testService({ name: 'explorer', build: explorerService(), peers });
  await service.kit.projections.settle();
});
afterAll(() => service.close());

const seenBy = async (user: ReturnType<typeof aUser>, sourceId = -1) => {
  const { body } = await service.as(user).call(roleExplorerData, { query: { sourceId } });
  const { tree, sources } = body;
  const names = tree.children.flatMap((type) =>
    type.children.flatMap((place) => place.children.flatMap((group) => group.children.map(({ name }) => name))),
  );
  return { names, total: tree.value, sources: sources.map((source) => `${source.sourceId}: ${source.roles}`) };
};

it.each([
  ['staff: all published roles', 4, [], ['Driver', 'Planner', 'Accountant', 'Auditor'], ['1: 3', '2: 1']],
  [
    'a client without selected industries and functions: its whole source',
    1,
    [1],
    ['Driver', 'Planner', 'Accountant'],
    ['1: 3'],
  ],
  [
    'a client with a selected function: that function of all its sources',
    1,
    [2],
    ['Accountant', 'Auditor'],
    ['1: 1', '2: 1'],
  ],
  ['a client with a selected industry: that industry', 8, [3], ['Driver', 'Planner'], ['1: 2']],
  [
    'a user of two clients: what either of them sees',
    8,
    [2, 3],
    ['Driver', 'Planner', 'Accountant', 'Auditor'],
    ['1: 3', '2: 1'],
  ],
  ['a client whose selection has no role: nothing', 1, [4], [], []],
] as const)('shows %s', async (_, type, own, names, sources) => {
  expect(await seenBy(aUser(type, [...own]))).toEqual({
    names: expect.arrayContaining([...names]),
    total: names.length,
    sources,
  });
});

it('shows a single source, and refuses one that is not visible', async () => {
  expect((await seenBy(aUser(1, [2]), 2)).names).toEqual(['Auditor']);
  const { status } = await service.as(aUser(1, [1])).call(roleExplorerData, { query: { sourceId: 2 } });
  expect(status).toBe(404);
});

it('names roles in the language of the user, and the others’ in their own', async () => {
  const read = async (language?: string) =>
    (await service.as({ ...aUser(8, [3]), ...(language && { language }) }).call(roleExplorerData, {})).body;
  const german = JSON.stringify(await read('de'));
  expect(german).toContain('"name":"Fahrer","kind":"role"');
  expect(german).toContain('"name":"Planner","nameLanguage":"en","kind":"role"');
  expect(JSON.stringify(await read())).not.toMatch(/Fahrer|nameLanguage/);
});
