import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createUser,
  deleteUser,
  erasePerson,
  getUser,
  listUsers,
  restoreUser,
  updateUser,
  verifyCredentials,
} from '@skills-architect/contracts/admin';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';

const sam = aUser(2, [], 2);
const another = aUser(2, [], 77);
const PASSWORD = 'Harbour.street.7';
let admin: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  admin = await testService({ name: 'admin', build: adminService({ demo: { password: 'harbour.7' } }) });
  await admin.service.seed();
});
afterAll(() => admin.close());

const as = (user = sam) => admin.as(user);
let count = 0;
const aForm = (changes: object = {}) => {
  count += 1;
  return {
    name: `Rita ${count}`,
    email: `rita${count}@northwind.example`,
    userTypeId: 1 as const,
    ssoTypeId: 1 as const,
    clientIds: [1],
    loginId: `rita${count}`,
    password: PASSWORD,
    ...changes,
  };
};
let form: ReturnType<typeof aForm>;
let userId: number;
beforeEach(async () => {
  form = aForm();
  userId = (await as().call(createUser, { body: form })).body.userId;
});
const read = () => as().call(getUser, { params: { userId } });
const remove = async (user = sam) =>
  as(user).call(deleteUser, { params: { userId }, query: { rev: (await read()).body.rev } });
const restore = (user = sam) => as(user).call(restoreUser, { params: { userId } });
const refusal = async (user = sam) => {
  const { status, failure } = await restore(user);
  return [status, failure.error];
};
const signsIn = async (loginId: string, password = PASSWORD) =>
  (await admin.asPeer('gateway').call(verifyCredentials, { body: { loginId, password } })).status === 200;
const stored = (name: string) => admin.kit.db.collection<{ _id: number }>(name);

describe('the deletion of a user', () => {
  it('is taken back: the user has the same rights and signs in with the same password', async () => {
    const { rev, created, updated: _, ...before } = (await read()).body;
    await remove();
    expect([(await read()).status, await signsIn(form.loginId)]).toEqual([404, false]);
    const { status, body } = await restore();
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...before, created, rev: rev + 2, updated: { by: sam.userId } });
    expect(await signsIn(form.loginId)).toBe(true);
    const { users } = (await as().call(listUsers, { query: { searchString: form.name, deleted: true } })).body;
    expect(users.map((user) => user.userId)).not.toContain(userId);
  });

  it('keeps the password out of the history, also of the restored user', async () => {
    await remove();
    await restore();
    const former = await admin.kit.db.collection('history').find({ resource: 'user', id: userId }).toArray();
    expect(former).toHaveLength(2);
    expect(JSON.stringify(former)).not.toMatch(/argon2|passwordHash/);
  });

  it('leaves the sessions that it has ended, and the access tokens, as they are', async () => {
    const { portal } = admin.platform;
    const sessions = portal.collection<{ _id: string; user: { userId: number }; over?: string }>('sessions');
    await sessions.insertOne({ _id: `session of ${userId}`, user: { userId } });
    await portal.collection('accessTokens').insertOne({ userId });
    await remove();
    await restore();
    expect(await sessions.findOne({ 'user.userId': userId })).toMatchObject({ over: expect.any(String) });
    expect(await portal.collection('accessTokens').countDocuments({ userId })).toBe(0);
  });

  it('is taken back by any Super User, and once', async () => {
    await remove();
    expect((await restore(aUser(4))).status).toBe(403);
    expect((await restore(another)).status).toBe(200);
    expect(await refusal()).toEqual([409, 'This user is not deleted.']);
  });

  it('is not taken back while another user has the mail address or login name', async () => {
    await remove();
    const holder = (await as().call(createUser, { body: { ...aForm(), loginId: form.loginId } })).body;
    expect(await refusal()).toEqual([409, expect.stringMatching(/another user has the mail address or login name/)]);
    const { name, email, rev } = holder;
    const changed = {
      name,
      email,
      rev,
      userTypeId: 1 as const,
      ssoTypeId: 1 as const,
      clientIds: [1],
      loginId: 'other',
    };
    await as().call(updateUser, { params: { userId: holder.userId }, body: changed });
    expect((await restore()).status).toBe(200);
  });

  it('is not taken back after a client of the user was deleted', async () => {
    await remove();
    await stored('user').updateOne({ _id: userId }, { $set: { clientIds: [1, 999_999] } });
    expect(await refusal()).toEqual([409, expect.stringMatching(/a client of the user was deleted/)]);
  });

  it('is not taken back once the data of the user is being erased', async () => {
    expect((await as().call(erasePerson, { params: { userId } })).status).toBe(409);
    await remove();
    expect((await as().call(erasePerson, { params: { userId } })).status).toBe(200);
    expect(await refusal()).toEqual([409, expect.stringMatching(/was erased/)]);
  });

  it('is not taken back of a user whom an earlier version has erased', async () => {
    await remove();
    await stored('user').updateOne({ _id: userId }, { $set: { email: `erased-${userId}@example.invalid` } });
    expect(await refusal()).toEqual([409, expect.stringMatching(/was erased/)]);
  });

  it('by a sign-in provider, or long ago, is not taken back', async () => {
    await remove();
    await stored('user').updateOne({ _id: userId }, { $set: { 'updated.by': 0 } });
    expect((await restore()).status).toBe(409);
    const deletedAt = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    await stored('user').updateOne({ _id: userId }, { $set: { 'updated.by': sam.userId, deletedAt } });
    expect(await refusal()).toEqual([409, expect.stringMatching(/too long ago/)]);
  });

  it('leaves no password once it cannot be taken back', async () => {
    await remove();
    const hasPassword = async () =>
      Object.hasOwn((await stored('user').findOne({ _id: userId })) ?? {}, 'passwordHash');
    await admin.service.start();
    expect(await hasPassword()).toBe(true);
    const deletedAt = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    await stored('user').updateOne({ _id: userId }, { $set: { deletedAt } });
    await admin.service.start();
    expect(await hasPassword()).toBe(false);
  });
});
