import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createFunction,
  createRole,
  deleteRole,
  getRole,
  listDeletedRoles,
  listFunctions,
  type RoleForm,
  requestRole,
  restoreRole,
  roleNameExists,
  roleUsage,
  searchRoles,
  updateRole,
} from '@skills-architect/contracts/roles';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
let now = new Date('2026-03-01T10:00:00Z');
/** A department of the first industry, and one of another. */
let functionId = 0;
let foreignFunctionId = 0;
beforeAll(async () => {
  service = await testService({
    name: 'roles',
    build: rolesService({ demo: true }),
    peers: peersOfClients({ 1: [] }),
    now: () => now,
  });
  await service.seedDemo();
  const { functions } = (await as().call(listFunctions, {})).body;
  functionId = functions.find(({ subsectorId }) => subsectorId === 1)?.functionId ?? 0;
  foreignFunctionId = functions.find(({ subsectorId }) => subsectorId === 2)?.functionId ?? 0;
});
afterAll(() => service.close());

type UserType = Parameters<typeof aUser>[0];
const as = (userType: UserType = 4) => service.as(aUser(userType, [1]));
const form = (overrides: Partial<RoleForm> = {}): RoleForm => ({
  roleName: 'Wind Farm Planner',
  subsectorId: 1,
  functionId,
  occupation: 'Engineers',
  leadershipRoleId: 1,
  roleDescription: 'Plans wind farms',
  roleandResponsibilities: 'Choose sites|Measure the wind',
  sourceId: 1,
  roleStatus: 1,
  ...overrides,
});
const create = (overrides: Partial<RoleForm> = {}, userType?: UserType) =>
  as(userType).call(createRole, { body: form(overrides) });
const update = (roleId: number, rev: number, overrides: Partial<RoleForm> = {}, userType?: UserType) => {
  const { sourceId: _, ...fields } = form(overrides);
  return as(userType).call(updateRole, { params: { roleId }, body: { ...fields, rev } });
};
const remove = (roleId: number, rev: number, userType?: UserType) =>
  as(userType).call(deleteRole, { params: { roleId }, query: { rev } });
const restore = (roleId: number, userType?: UserType) => as(userType).call(restoreRole, { params: { roleId } });
const read = (roleId: number, userType?: UserType) => as(userType).call(getRole, { params: { roleId } });
const find = async (roleName: string) =>
  (await as().call(searchRoles, { body: { roleName } })).body.roles.map((role) => role.roleName);

describe('a created role', () => {
  it('may be in another language than its source, which a later change may say, too', async () => {
    const fields = { roleName: 'Windkraftplanung' };
    const { body } = await create({ ...fields, language: 'de' });
    expect(body).toMatchObject({ language: 'de' });
    expect((await update(body.roleId, 0, fields)).body).toMatchObject({ language: 'de' });
    expect((await update(body.roleId, 1, { ...fields, language: 'en' })).body).not.toHaveProperty('language');
    const wrong = await update(body.roleId, 2, { ...fields, language: 'xx' });
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'language' }] } });
  });

  it('keeps its language when an SME saves it', async () => {
    const refused = { status: 400, body: { issues: [{ path: 'language' }] } };
    const fields = { roleName: 'Windkraftausbau' };
    expect(await create({ ...fields, language: 'de' }, 3)).toMatchObject(refused);
    const { body } = await create({ ...fields, language: 'de' });
    expect(await update(body.roleId, 0, { ...fields, language: 'en' }, 3)).toMatchObject(refused);
    expect((await update(body.roleId, 0, { ...fields, language: 'de' }, 3)).body).toMatchObject({ language: 'de' });
    expect((await create({ roleName: 'Wind Farm Owner', language: 'en' }, 3)).status).toBe(200);
  });

  it('is stored with all its fields and found by its name, other names and description', async () => {
    const place = { subsectorId: 1, functionId, sourceId: 1 };
    const fields = { roleName: 'Blade Inspector', alternativeNames: ['Rotor Checker'] };
    const { body } = await create(fields);
    expect(body).toMatchObject({
      ...fields,
      ...place,
      occupation: 'Engineers',
      roleDescription: 'Plans wind farms',
      roleandResponsibilities: 'Choose sites|Measure the wind',
      rev: 0,
      source: 'Skills Architect',
      leadershipRole: { leadershipRoleId: 1 },
    });
    expect((await read(body.roleId)).body).toEqual(body);
    expect(await find('rotor')).toContain('Blade Inspector');
  });

  it.each<[string, Partial<RoleForm>, string]>([
    ['roleName', { roleName: ' ' }, 'Role Name is required'],
    ['subsectorId', { subsectorId: 0 }, 'Industry is required'],
    ['functionId', { functionId: 0 }, 'Department is required'],
    ['occupation', { occupation: '' }, 'Occupation is required'],
    ['leadershipRoleId', { leadershipRoleId: 0 }, 'Leadership Role is required'],
    ['roleDescription', { roleDescription: ' ' }, 'Role Description is required'],
    ['roleandResponsibilities', { roleandResponsibilities: '' }, 'Critical Work Functions and Tasks is required'],
    ['sourceId', { sourceId: 0 }, 'source is required'],
    ['sourceId', { sourceId: 3 }, 'No roles can be added to this source.'],
    ['subsectorId', { subsectorId: 9999 }, 'This industry or function no longer exists.'],
    ['leadershipRoleId', { leadershipRoleId: 9999 }, 'This leadership role no longer exists.'],
  ])('names the field %s when it is wrong: %j', async (path, overrides, message) => {
    const { status, failure } = await create({ roleName: 'Wrong', ...overrides });
    expect([status, failure.issues]).toEqual([400, [{ path, message }]]);
  });

  it('must have a department or track of its industry or function', async () => {
    const message = 'This department or track belongs to another industry or function.';
    expect((await create({ functionId: foreignFunctionId })).failure.issues).toEqual([{ path: 'functionId', message }]);
  });

  it('has a unique name in source, industry and department, ignoring case, even when two are created at once', async () => {
    const { roleId } = (await create({ roleName: 'Turbine Fitter' })).body;
    expect((await create({ roleName: 'TURBINE  fitter' })).failure.issues).toEqual([
      { path: 'roleName', message: 'This role already exists' },
    ]);
    expect((await create({ roleName: 'Turbine Fitter', sourceId: 2 })).status).toBe(200);
    const elsewhere = { roleName: 'Turbine Fitter', subsectorId: 2, functionId: foreignFunctionId };
    expect((await create(elsewhere)).status).toBe(200);
    const twins = await Promise.all([create({ roleName: 'Twin' }), create({ roleName: 'twin' })]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
    const place = { name: 'turbine FITTER', sourceId: 1, subsectorId: 1, functionId };
    const exists = async (query: object) =>
      (await as().call(roleNameExists, { query: { ...place, ...query } })).body.exists;
    expect(await Promise.all([exists({}), exists({ excludeRoleId: roleId }), exists({ sourceId: 3 })])).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('a new department is created once per industry', async () => {
  const department = (functionName: string, subsectorId = 1) =>
    as(3).call(createFunction, { body: { functionName, subsectorId } });
  const [first, again] = await Promise.all([department('Wind power'), department('WIND power')]);
  expect(first.body.functionId).toBe(again.body.functionId);
  expect((await department('Wind power', 2)).body.functionId).not.toBe(first.body.functionId);
  expect((await department('Wind power', 9999)).status).toBe(400);
  expect((await create({ roleName: 'In a new department', functionId: first.body.functionId })).status).toBe(200);
});

describe('an updated role', () => {
  it('requires the current revision; another one is answered with the record', async () => {
    const { roleId, rev } = (await create({ roleName: 'Gearbox Fitter' })).body;
    const changed = await update(roleId, rev, { roleName: 'Gearbox Lead', roleStatus: 4 });
    expect(changed.body).toMatchObject({ roleName: 'Gearbox Lead', roleStatus: 4, rev: 1 });
    const stale = await update(roleId, rev, { roleName: 'Another' });
    expect([stale.failure.code, stale.failure.record]).toEqual([
      'stale',
      expect.objectContaining({ roleName: 'Gearbox Lead', rev: 1 }),
    ]);
    expect(await find('gearbox lead')).toContain('Gearbox Lead');
  });

  it('keeps its source', async () => {
    const { roleId, rev } = (await create({ roleName: 'Pitch Engineer' })).body;
    const body = { ...form({ roleName: 'Pitch Engineer', sourceId: 2 }), rev };
    const moved = await as().call(updateRole, { params: { roleId }, body });
    expect(moved.failure.issues).toEqual([{ path: 'sourceId', message: 'The source of a role cannot be changed.' }]);
  });

  it('cannot take the function and name of another one', async () => {
    await create({ roleName: 'Taken' });
    const { roleId, rev } = (await create({ roleName: 'Free' })).body;
    expect((await update(roleId, rev, { roleName: 'taken' })).status).toBe(409);
  });

  it('publishes an event to everybody', async () => {
    const { roleId, rev } = (await create({ roleName: 'Yaw Engineer' })).body;
    const eventReceived = new Promise((resolve) => {
      const unlisten = service.kit.events.listen(({ to, name, data }) => {
        if (!Array.isArray(data.ids) || !data.ids.includes(roleId)) return;
        unlisten();
        resolve({ to, name, resource: data.resource });
      });
    });
    await update(roleId, rev, { roleName: 'Yaw Lead' });
    expect(await eventReceived).toEqual({ to: { all: true }, name: 'changed', resource: 'industryRoles' });
  });
});

it('a draft requested by a client is completed and published, and remains the draft of its row', async () => {
  const ask = () =>
    service.asPeer('personas', aUser(1, [1])).call(requestRole, {
      body: {
        roleName: 'Airport Guard',
        roleDescription: 'Guards',
        tasks: ['Patrols'],
        request: { clientId: 1, importTokenId: 'token', rowId: 77, fileName: 'guard.pdf' },
      },
    });
  const { roleId } = (await ask()).body;
  const { body } = await update(roleId, 0, { roleName: 'Airport Guard', roleStatus: 4 });
  expect(body).toMatchObject({ roleStatus: 4, functionId, request: { fileName: 'guard.pdf' } });
  const told = await service.platform.portal.collection('notices').find({ kind: 'rolePublished' }).toArray();
  expect(told).toMatchObject([
    {
      userId: aUser(1).userId,
      title: 'The role Airport Guard is published',
      text: 'You asked for it for guard.pdf. It can be selected now.',
      to: '/persona/edit/12/false?client=1',
    },
  ]);
  expect((await ask()).body).toEqual({ roleId });
  expect((await create({ roleName: 'airport guard' })).status).toBe(409);
});

it('an SME can set the first three statuses, and open roles in these only; client users cannot change roles', async () => {
  expect((await create({}, 1)).status).toBe(403);
  expect((await create({ roleName: 'By an SME', roleStatus: 3 }, 3)).status).toBe(200);
  for (const roleStatus of [4, 5] as const)
    expect((await create({ roleName: 'Too far', roleStatus }, 3)).failure.issues?.[0]?.path).toBe('roleStatus');
  const { roleId, rev } = (await create({ roleName: 'Published one', roleStatus: 4 })).body;
  const refused = [await read(roleId, 3), await update(roleId, rev, {}, 3), await remove(roleId, rev, 3)];
  expect(refused.map(({ status, failure }) => [status, failure.error])).toEqual(
    refused.map(() => [403, "User doesn't have access to this page"]),
  );
  await remove(roleId, rev);
  expect((await restore(roleId, 3)).status).toBe(404);
  const { roles } = (await as(3).call(listDeletedRoles, {})).body;
  expect(roles.map((role) => role.roleId)).not.toContain(roleId);
});

describe('a deleted role', () => {
  const deletedNames = async () => (await as().call(listDeletedRoles, {})).body.roles.map(({ roleName }) => roleName);

  it('is hidden, releases its name, and can be restored for 30 days', async () => {
    const { roleId, rev } = (await create({ roleName: 'Mast Climber' })).body;
    expect((await remove(roleId, rev + 1)).failure.code).toBe('stale');
    expect((await remove(roleId, rev)).body).toEqual({ done: true });
    expect((await read(roleId)).status).toBe(404);
    expect(await deletedNames()).toContain('Mast Climber');
    expect((await restore(roleId)).body).toMatchObject({ roleName: 'Mast Climber', rev: 2 });
    expect((await read(roleId)).status).toBe(200);
    expect(await deletedNames()).not.toContain('Mast Climber');
    expect((await restore(roleId)).status).toBe(404);

    await remove(roleId, 2);
    const deletedAt = now;
    now = new Date('2026-04-02T10:00:00Z');
    expect([await deletedNames(), (await restore(roleId)).status]).toEqual([[], 404]);
    now = deletedAt;
  });

  it('cannot be restored while another role has its name and function', async () => {
    const { roleId, rev } = (await create({ roleName: 'Rope Worker' })).body;
    await remove(roleId, rev);
    await create({ roleName: 'rope WORKER' });
    const { status, failure } = await restore(roleId);
    expect([status, failure.error]).toEqual([409, 'This role already exists']);
  });
});

it('counts what depends on a role', async () => {
  const { roleId } = (await create({ roleName: 'Used Role' })).body;
  const usage = async () => (await as(3).call(roleUsage, { params: { roleId } })).body;
  expect(await usage()).toEqual({ postings: 0, careerSteps: 0 });
  const postings = service.kit.db.collection<{ _id: number }>('jobPosting');
  await postings.updateMany({ _id: { $in: [1, 2] } }, { $set: { industryRoleId: roleId } });
  expect(await usage()).toEqual({ postings: 2, careerSteps: 0 });
});
