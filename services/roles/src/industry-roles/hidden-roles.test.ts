import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { UserType } from '@skills-architect/contracts';
import {
  compareRoles,
  getRole,
  listRoleSkills,
  restoreRoleVersion,
  retireRole,
} from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

const CLIENT = 1;
const DRAFT = 1;
let service: Awaited<ReturnType<typeof testService>>;

beforeAll(async () => {
  service = await testService({
    name: 'roles',
    build: rolesService({ demo: true }),
    peers: peersOfClients({ [CLIENT]: [] }),
  });
  await service.seedDemo();
  await service.kit.db
    .collection<{ _id: number }>('role')
    .updateOne({ _id: DRAFT }, { $set: { roleStatus: LibraryStatus.Draft } });
});
afterAll(() => service.close());

const params = { roleId: DRAFT };
const read = async (type: UserType) => {
  const user = service.as(aUser(type, [CLIENT]));
  const [role, skills] = [
    await user.call(getRole, { params }),
    await user.call(listRoleSkills, { params, query: { clientId: CLIENT } }),
  ];
  return [role.status, skills.status, role.failure.error, skills.failure.error];
};

it.each([1, 8] as const)('an unpublished role is not found by user type %i', async (type) => {
  expect(await read(type)).toEqual([404, 404, 'This role was not found.', 'This role was not found.']);
  const { body } = await service
    .as(aUser(type, [CLIENT]))
    .call(compareRoles, { body: { roleIds: [DRAFT], clientId: CLIENT } });
  expect(body.roles).toEqual([]);
});

it.each([2, 4] as const)('an unpublished role is found by user type %i', async (type) => {
  expect((await read(type)).slice(0, 2)).toEqual([200, 200]);
});

it('a role is retired in its stored state by architects, and hidden from client users until its version is restored', async () => {
  const stored = service.kit.db.collection<{ _id: number }>('role');
  const [roleId, architect] = [2, service.as(aUser(4))];
  await stored.updateOne({ _id: roleId }, { $set: { roleDescription: '' } });
  const { rev } = (await architect.call(getRole, { params: { roleId } })).body;
  const retire = (type: UserType, of = rev) =>
    service.as(aUser(type)).call(retireRole, { params: { roleId }, body: { rev: of } });
  const readStatus = async () => (await service.as(aUser(1, [CLIENT])).call(getRole, { params: { roleId } })).status;
  expect([(await retire(3)).status, await readStatus()]).toEqual([403, 200]);
  expect((await retire(4)).body).toMatchObject({ roleStatus: LibraryStatus.Retired, rev: rev + 1 });
  expect([(await retire(4)).status, await readStatus()]).toEqual([409, 404]);
  await architect.call(restoreRoleVersion, { params: { roleId }, body: { rev: rev + 1, version: rev } });
  expect(await readStatus()).toBe(200);
});
