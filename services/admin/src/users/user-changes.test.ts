import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeUserClients,
  createUser,
  deleteUser,
  getUser,
  listUsers,
  ownClients,
  SsoType,
  updateUser,
  verifyCredentials,
} from '@skills-architect/contracts/admin';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';

const PASSWORD = 'harbour.7';
const SUPER = 2;
let admin: Awaited<ReturnType<typeof testService>>;
/** The demo's own super user, who makes the tests' calls. */
const sam = aUser(2, [], SUPER);

beforeAll(async () => {
  admin = await testService({ name: 'admin', build: adminService({ demo: { password: PASSWORD } }) });
  await admin.service.seed();
});
afterAll(() => admin.close());

const as = (user: SessionUser = sam) => admin.as(user);
let count = 0;
const aForm = (changes: object = {}) => {
  count += 1;
  return {
    name: `User ${count}`,
    email: `user${count}@northwind.example`,
    userTypeId: 1 as const,
    ssoTypeId: 1 as const,
    clientIds: [1],
    loginId: `user${count}`,
    password: 'secret.1',
    ...changes,
  };
};
const create = async (changes: object = {}) => (await as().call(createUser, { body: aForm(changes) })).body;
const read = async (userId: number) => (await as().call(getUser, { params: { userId } })).body;
/** Submits a user's current form with changes. */
const change = async (userId: number, changes: object, user: SessionUser = sam) => {
  const { name, email, userType, ssoType, clientList, loginId, rev } = await read(userId);
  const clientIds = clientList.map(({ clientId }) => clientId);
  const form = { name, email, userTypeId: userType.userTypeId, ssoTypeId: ssoType.ssoTypeId, clientIds, loginId, rev };
  return as(user).call(updateUser, { params: { userId }, body: { ...form, ...changes } });
};
const remove = async (userId: number, user: SessionUser = sam) =>
  as(user).call(deleteUser, { params: { userId }, query: { rev: (await read(userId)).rev } });
const signsIn = async (loginId: string, password: string) =>
  (await admin.asPeer('gateway').call(verifyCredentials, { body: { loginId, password } })).status === 200;

describe('changing a user', () => {
  it('answers with the changed user and keeps the former state in the history', async () => {
    const { userId } = await create();
    const changed = await change(userId, { name: 'Nora North', clientIds: [1, 2, 2] });
    expect(changed.body).toMatchObject({ name: 'Nora North', rev: 1, updated: { by: SUPER } });
    expect(changed.body.clientList.map(({ clientId }) => clientId)).toEqual([1, 2]);
    const history = await admin.kit.db.collection('history').find({ resource: 'user', id: userId }).toArray();
    expect(history.map(({ rev }) => rev)).toEqual([0]);
  });

  it('keeps omitted login name and password', async () => {
    const { userId, loginId = '' } = await create();
    expect((await change(userId, { loginId: '' })).body.loginId).toBe(loginId);
    expect(await signsIn(loginId, 'secret.1')).toBe(true);
    await change(userId, { loginId: `new.${loginId}`, password: 'another.1' });
    expect([await signsIn(loginId, 'secret.1'), await signsIn(`new.${loginId}`, 'another.1')]).toEqual([false, true]);
  });

  it('removes login name and password when a user changes to Google, and requires them for the way back', async () => {
    const people = [await create(), await create()];
    for (const { userId, loginId = '' } of people) {
      expect((await change(userId, { ssoTypeId: SsoType.Google })).body.loginId).toBeUndefined();
      expect(await signsIn(loginId, 'secret.1')).toBe(false);
    }
    const back = await change(people[0]?.userId ?? 0, { ssoTypeId: SsoType.Application });
    expect(back.failure.issues).toEqual([
      { path: 'loginId', message: 'Login name is required' },
      { path: 'password', message: 'Password is required' },
    ]);
  });

  it('clears the clients of a type that has none', async () => {
    const { userId } = await create();
    expect((await change(userId, { userTypeId: 4 })).body.clientList).toEqual([]);
  });

  it.each([
    ['clientIds', { clientIds: [] }, 'Associate User to Clients'],
    ['password', { password: 'short' }, 'Use at least 7 characters'],
    ['email', { email: 'general@NORTHWIND.example' }, 'A user with this mail ID exists already'],
    ['loginId', { loginId: 'GENERAL' }, 'A user with this login name exists already'],
  ])('names the field %s when it is wrong: %j', async (path, changes, message) => {
    const { userId } = await create();
    expect((await change(userId, changes)).failure.issues).toEqual([{ path, message }]);
  });

  it('refuses an unknown client', async () => {
    const { userId } = await create();
    expect((await change(userId, { clientIds: [1, 77] })).status).toBe(404);
  });

  it('refuses an outdated revision, with the current user', async () => {
    const { userId } = await create();
    await change(userId, { name: 'First' });
    const late = await change(userId, { name: 'Second', rev: 0 });
    expect([late.status, late.failure.code]).toEqual([409, 'stale']);
    expect(JSON.stringify(late.failure)).not.toContain('argon2');
    expect((await read(userId)).name).toBe('First');
  });

  it('sets the clients of client users', async () => {
    const { userId, rev } = await create();
    const set = (id: number, clientIds: number[], knownRev: number) =>
      as().call(changeUserClients, { params: { userId: id }, body: { rev: knownRev, clientIds } });
    expect((await set(userId, [3], rev)).body.clientList).toMatchObject([{ clientId: 3 }]);
    expect((await set(userId, [1], rev)).status).toBe(409);
    expect((await set(4, [1], 0)).status).toBe(400);
    const own = await as().call(ownClients, { params: { userId } });
    expect(own.body.clients.map(({ clientId }) => clientId)).toEqual([3]);
  });
});

describe('deleting a user', () => {
  it('ends their sessions and releases their names', async () => {
    const { userId, name, email, loginId = '' } = await create();
    expect((await remove(userId)).body).toEqual({ done: true });
    expect((await as().call(getUser, { params: { userId } })).status).toBe(404);
    expect((await as().call(listUsers, { query: { searchString: name } })).body.users).not.toContainEqual(
      expect.objectContaining({ userId }),
    );
    expect(await signsIn(loginId, 'secret.1')).toBe(false);
    expect((await create({ email, loginId })).userId).not.toBe(userId);
  });

  it('refuses an outdated revision', async () => {
    const { userId, rev } = await create();
    await change(userId, { name: 'Meanwhile' });
    const late = await as().call(deleteUser, { params: { userId }, query: { rev } });
    expect(late.failure).toMatchObject({ code: 'stale', record: { name: 'Meanwhile' } });
  });

  it('is allowed for super users only', async () => {
    const { userId } = await create();
    expect((await remove(userId, aUser(4))).status).toBe(403);
  });
});

describe('super users', () => {
  it('cannot delete or downgrade themselves', async () => {
    expect((await remove(SUPER)).failure).toMatchObject({ code: 'conflict', error: /your own account/ });
    expect((await change(SUPER, { userTypeId: 4 })).failure).toMatchObject({
      code: 'conflict',
      error: /your own type/,
    });
    expect((await change(SUPER, { name: 'Samantha Super' })).body.userType.userTypeId).toBe(2);
  });

  it('cannot all be removed, even when two remove each other at once', async () => {
    const staff = (await as().call(listUsers, { query: { userTypeId: [2] } })).body.users;
    for (const { userId } of staff) if (userId !== SUPER) await remove(userId);
    const { userId } = await create({ userTypeId: 2, clientIds: [] });
    const both = await Promise.all([change(SUPER, { userTypeId: 4 }, aUser(2, [], userId)), remove(userId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = (await as().call(listUsers, { query: { userTypeId: [2] } })).body;
    expect(left.total).toBe(1);
  });
});
