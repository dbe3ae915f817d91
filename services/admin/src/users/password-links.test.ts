import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import {
  askPasswordLink,
  createUser,
  findPasswordLink,
  inviteUser,
  takePasswordLink,
  updateUser,
  verifyCredentials,
} from '@skills-architect/contracts/admin';
import { aUser } from '@skills-architect/service-kit/testing';
import { type Mailing, startMailing } from '../mail/mail.fixtures';

let mailing: Mailing;
beforeAll(async () => {
  mailing = await startMailing();
});
afterAll(() => mailing.close());
afterEach(() => mailing.receiver.forget());
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const gateway = () => mailing.admin.asPeer('portal');
const ask = (loginId: string) => gateway().call(askPasswordLink, { body: { loginId } });
const find = async (token: string) => (await gateway().call(findPasswordLink, { body: { token } })).body;
const take = (token: string, password = 'Northwind.77') =>
  gateway().call(takePasswordLink, { body: { token, password } });
const signsIn = async (loginId: string, password: string) =>
  (await gateway().call(verifyCredentials, { body: { loginId, password } })).status === 200;
const superUser = () => mailing.admin.as(aUser(2, [], 2));
/** The token of the next mail to an address. */
const nextToken = async (address: string) => {
  const { content } = await mailing.receiver.next(({ to }) => to.includes(address));
  mailing.receiver.forget();
  return /choose-password#([\w-]+)/.exec(content)?.[1] ?? '';
};
const settle = async () => {
  const messages = mailing.admin.platform.portal.collection('connectorMessages');
  while (await messages.countDocuments({ state: 'waiting' })) await new Promise(setImmediate);
};
const anInvited = async (name: string) => {
  const email = `${name}@example.com`;
  const form = { name, email, userTypeId: 4 as const, ssoTypeId: 1 as const, clientIds: [], loginId: name };
  const { status, body } = await superUser().call(createUser, { body: { ...form, isInvited: true } });
  expect(status).toBe(200);
  return { userId: body.userId, email };
};

it('an invited user chooses a password by the link of the mail, once', async () => {
  const { email } = await anInvited('invited1');
  const token = await nextToken(email);
  expect(await find(token)).toEqual({ state: 'valid', kind: 'invitation', loginId: 'invited1' });
  expect(await signsIn('invited1', 'Northwind.77')).toBe(false);
  expect((await take(token)).status).toBe(200);
  expect(await signsIn('invited1', 'Northwind.77')).toBe(true);
  expect(await find(token)).toEqual({ state: 'used', kind: 'invitation' });
  const again = await take(token, 'Another.88');
  expect([again.status, again.failure.error]).toEqual([409, 'This link has been used. Ask for a new one.']);
});

it('a known user is invited from the list, not by the form', async () => {
  const { userId, name, email } = await mailing.aPerson();
  const form = { name, email, userTypeId: 4 as const, ssoTypeId: 1 as const, clientIds: [] };
  const body = { ...form, rev: 0, isInvited: true };
  expect((await superUser().call(updateUser, { params: { userId }, body })).status).toBe(400);
  expect(await signsIn(name, 'harbour.7')).toBe(true);
});

it('an invitation ends after 7 days; a new one can be sent, which ends the former one', async () => {
  const { userId, email } = await anInvited('invited2');
  const first = await nextToken(email);
  mailing.pass(6 * DAY_MS);
  expect((await find(first)).state).toBe('valid');
  expect((await superUser().call(inviteUser, { params: { userId } })).status).toBe(200);
  const second = await nextToken(email);
  expect((await find(first)).state).toBe('expired');
  mailing.pass(7 * DAY_MS);
  expect((await find(second)).state).toBe('expired');
  expect((await take(second)).failure.error).toBe('This link has expired. Ask for a new one.');
});

it('two uses of a link at the same moment set one password', async () => {
  const { email } = await anInvited('invited3');
  const token = await nextToken(email);
  const both = await Promise.all([take(token, 'Northwind.77'), take(token, 'Another.88')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a forgotten password is replaced within half an hour, which ends all sessions', async () => {
  const { userId, name, email } = await mailing.aPerson();
  const sessions = mailing.admin.platform.portal.collection('sessions');
  await sessions.insertOne({ user: { userId }, csrfToken: 'x' });
  await ask(name.toUpperCase());
  const token = await nextToken(email);
  mailing.pass(29 * MINUTE_MS);
  expect((await take(token, 'short')).status).toBe(400);
  expect((await take(token, 'password')).failure.error).toMatch(/attackers|known|first/i);
  expect((await take(token)).status).toBe(200);
  expect(await signsIn(name, 'Northwind.77')).toBe(true);
  expect(await sessions.findOne({ 'user.userId': userId })).toMatchObject({ over: expect.any(String) });
  await ask(name);
  const late = await nextToken(email);
  mailing.pass(31 * MINUTE_MS);
  expect((await find(late)).state).toBe('expired');
});

it('nobody learns who has an account: the answer is the same, and only users with a password are mailed', async () => {
  const { name, email } = await mailing.aPerson();
  const { email: google } = await mailing.aPerson({ ssoTypeId: 2, loginId: undefined, password: undefined });
  const answers = [await ask(name), await ask('nobody'), await ask(google)];
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(3).fill({ status: 200, body: { done: true } }),
  );
  await settle();
  expect(mailing.receiver.mails.map(({ to }) => to)).toEqual([[email]]);
});

it('the database has no token with which somebody could choose a password', async () => {
  const { email } = await anInvited('invited4');
  const token = await nextToken(email);
  await settle();
  const { portal } = mailing.admin.platform;
  const stored = await Promise.all([
    portal.collection('connectorMessages').find().toArray(),
    mailing.admin.kit.db.collection('passwordLinks').find().toArray(),
  ]);
  expect(JSON.stringify(stored)).not.toContain(token);
});

it('users who sign in with a provider are not invited; an unknown link says so', async () => {
  const { userId } = await mailing.aPerson({ ssoTypeId: 2, loginId: undefined, password: undefined });
  expect((await superUser().call(inviteUser, { params: { userId } })).status).toBe(409);
  expect(await find('none')).toEqual({ state: 'unknown' });
  expect((await take('none')).failure.error).toBe('This link is not known. Ask for a new one.');
});
