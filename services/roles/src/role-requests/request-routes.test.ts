import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { UserType } from '@skills-architect/contracts';
import {
  getRole,
  listRoleSkills,
  requestRole,
  roleCounters,
  searchRoles,
  suggestRoles,
} from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

const CLIENT = 1;
const hr = aUser(1, [CLIENT]);
let service: Awaited<ReturnType<typeof testService>>;
let roleId = 0;

const OFFICER = {
  roleName: 'Airport Police Officer',
  roleDescription: 'Protects the people at the airport.',
  tasks: ['Patrols the terminals', 'Arrests suspects'],
};
const ask = (rowId: number) =>
  service.asPeer('personas', hr).call(requestRole, {
    body: { ...OFFICER, request: { clientId: CLIENT, importTokenId: 'token', rowId, fileName: 'officer.pdf' } },
  });
const REQUEST = {
  clientId: CLIENT,
  clientName: 'Client 1',
  userId: hr.userId,
  userName: hr.name,
  importTokenId: 'token',
  rowId: 5,
  fileName: 'officer.pdf',
};

beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers: peersOfClients({ 1: [] }) });
  await service.seedDemo();
  const asked = await Promise.all([ask(5), ask(5), ask(5)]);
  const ids = new Set(asked.map(({ body }) => body.roleId));
  expect(ids.size).toBe(1);
  roleId = [...ids][0] ?? 0;
});
afterAll(() => service.close());

it('creates one draft for a row, even if requested several times', async () => {
  const before = (await service.as(aUser(4)).call(roleCounters, {})).body.drafts;
  expect((await ask(5)).body).toEqual({ roleId });
  expect((await service.as(aUser(4)).call(roleCounters, {})).body.drafts).toBe(before);
  expect((await ask(6)).body.roleId).not.toBe(roleId);
});

it.each([2, 3, 4] as const)('library staff (user type %i) see the draft and who requested it', async (type) => {
  const staff = service.as(aUser(type));
  const { body } = await staff.call(getRole, { params: { roleId } });
  expect(body).toMatchObject({
    roleName: OFFICER.roleName,
    roleDescription: OFFICER.roleDescription,
    roleandResponsibilities: 'Patrols the terminals$Arrests suspects',
    roleStatus: LibraryStatus.Draft,
    source: 'Skills Architect',
    subsector: '',
    functionName: '',
    request: REQUEST,
  });
  const found = await staff.call(searchRoles, {
    body: { roleName: 'airport police', roleStatuses: [LibraryStatus.Draft] },
  });
  expect(found.body.roles[0]).toMatchObject({ roleName: OFFICER.roleName, request: { clientName: 'Client 1' } });
});

it.each([1, 8] as const)('a requested draft is hidden from user type %i in every call', async (type) => {
  const user = service.as(aUser(type, [CLIENT]));
  const search = { clientId: CLIENT, roleName: 'airport police', roleStatuses: [LibraryStatus.Draft] };
  expect((await user.call(searchRoles, { body: search })).body.roles).toEqual([]);
  expect((await user.call(getRole, { params: { roleId } })).status).toBe(404);
  const skills = await user.call(listRoleSkills, { params: { roleId }, query: { clientId: CLIENT } });
  expect(skills.status).toBe(404);
  const { body } = await user.call(suggestRoles, {
    body: { clientId: CLIENT, roleSuggestionsRequest: [{ personaName: OFFICER.roleName }] },
  });
  expect(body.suggestions.flatMap(({ roles }) => roles.map((role) => role.roleId))).not.toContain(roleId);
});

it.each<[string, UserType]>([
  ['general users', 1],
  ['super users', 2],
])('%s see the role once it is published, but only library staff see who requested it', async (_, type) => {
  const published = { $set: { roleStatus: LibraryStatus.Published } };
  await service.kit.db.collection<{ _id: number }>('role').updateOne({ _id: roleId }, published);
  const user = service.as(aUser(type, [CLIENT]));
  const read = await user.call(getRole, { params: { roleId } });
  const found = await user.call(searchRoles, { body: { clientId: CLIENT, roleName: 'airport police' } });
  const shown = type === 2 ? REQUEST : undefined;
  expect([read.body.request, found.body.roles.find((role) => role.roleId === roleId)?.request]).toEqual([shown, shown]);
});
