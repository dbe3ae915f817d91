import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { changeOwnPassword, createUser, ownAccount, verifyCredentials } from '@skills-architect/contracts/admin';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';

const PASSWORD = 'harbour.7';
let time = Date.now();
let admin: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  admin = await testService({
    name: 'admin',
    build: adminService({ demo: { password: PASSWORD } }),
    now: () => new Date(time),
  });
  await admin.service.seed();
});
afterAll(() => admin.close());

let count = 0;
const aPerson = async (changes: object = {}) => {
  count += 1;
  const name = `self${count}`;
  const form = { name, email: `${name}@example.com`, userTypeId: 4 as const, clientIds: [] };
  const body = { ...form, ssoTypeId: 1 as const, loginId: name, password: PASSWORD, ...changes };
  const { userId } = (await admin.as(aUser(2, [], 2)).call(createUser, { body })).body;
  const as = admin.as(aUser(4, [], userId));
  const change = (current: string, password: string) => as.call(changeOwnPassword, { body: { current, password } });
  const signsIn = async (password: string) =>
    (await admin.asPeer('gateway').call(verifyCredentials, { body: { loginId: name, password } })).status === 200;
  return { userId, name, as, change, signsIn };
};

it('a user changes their own password, and their other sessions end', async () => {
  const { userId, change, signsIn, as, name } = await aPerson();
  const sessions = admin.platform.portal.collection('sessions');
  await sessions.insertOne({ user: { userId }, csrfToken: 'x' });
  expect((await change(PASSWORD, 'Northwind.77')).status).toBe(200);
  expect([await signsIn(PASSWORD), await signsIn('Northwind.77')]).toEqual([false, true]);
  expect(await sessions.findOne({ 'user.userId': userId })).toMatchObject({
    over: expect.stringMatching(/was changed/),
  });
  const { body } = await as.call(ownAccount, {});
  expect(body).toMatchObject({ loginId: name, ssoTypeId: 1, passwordAt: new Date(time).toISOString() });
  expect(JSON.stringify(body)).not.toContain('argon');
  const history = await admin.kit.db.collection('history').find({ resource: 'user', id: userId }).toArray();
  expect(JSON.stringify(history)).not.toContain('argon');
});

it.each([
  // With its own status, which the audit log records.
  ['wrong.7777', 'Northwind.77', 409, 'current'],
  [PASSWORD, 'Qwerty123', 400, 'password'],
  [PASSWORD, PASSWORD, 400, 'password'],
  [PASSWORD, 'short', 400, 'body.password'],
])('from %s to %s is refused with %s at %s', async (current, password, expected, path) => {
  const { change, signsIn } = await aPerson();
  const { status, failure } = await change(current, password);
  expect(status).toBe(expected);
  expect(failure?.issues?.[0]?.path).toMatch(path.split('.').at(-1) ?? '');
  expect(await signsIn(PASSWORD)).toBe(true);
});

it('nobody guesses the current password: after ten tries it takes a quarter of an hour', async () => {
  const { change } = await aPerson();
  for (let tries = 0; tries < 10; tries += 1) await change('wrong.7777', 'Northwind.77');
  expect((await change(PASSWORD, 'Northwind.77')).status).toBe(429);
  time += 15 * 60_000;
  expect((await change(PASSWORD, 'Northwind.77')).status).toBe(200);
});

it('a user without a password cannot change it', async () => {
  const { change } = await aPerson({ ssoTypeId: 2, loginId: undefined, password: undefined });
  expect((await change(PASSWORD, 'Northwind.77')).status).toBe(409);
});

it('a Super User cannot give somebody a password that attackers try first', async () => {
  const body = { name: 'Bob', email: 'bob@example.com', userTypeId: 4 as const, ssoTypeId: 1 as const, clientIds: [] };
  const { status, failure } = await admin
    .as(aUser(2, [], 2))
    .call(createUser, { body: { ...body, loginId: 'bob', password: 'Password1' } });
  expect([status, failure?.issues?.[0]?.path]).toEqual([400, 'password']);
});

it('an expired password is replaced at the sign-in, and only with the right one', async () => {
  const strict = await testService({
    name: 'admin',
    build: adminService({ demo: { password: PASSWORD } }, { passwordMaxDays: 90 }),
    now: () => new Date(time),
  });
  await strict.service.seed();
  const gateway = strict.asPeer('gateway');
  const signIn = (password: string, newPassword?: string) =>
    gateway.call(verifyCredentials, { body: { loginId: 'general', password, ...(newPassword && { newPassword }) } });
  expect((await signIn(PASSWORD)).status).toBe(200);
  time += 91 * 24 * 3600_000;
  const { status, failure } = await signIn(PASSWORD);
  expect([status, failure?.issues?.[0]?.path]).toEqual([403, 'newPassword']);
  expect((await signIn('wrong.7777', 'Northwind.77')).status).toBe(401);
  expect((await signIn(PASSWORD, PASSWORD)).status).toBe(400);
  expect((await signIn(PASSWORD, 'Northwind.77')).status).toBe(200);
  expect((await signIn('Northwind.77')).status).toBe(200);
  await strict.close();
});
