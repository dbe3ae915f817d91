import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  changeOwnPassword,
  createUser,
  deleteUser,
  erasePerson,
  exportPerson,
  listUsers,
  updateUser,
} from '@skills-architect/contracts/admin';
import { eraseExplorerPerson, readExplorerPerson } from '@skills-architect/contracts/explorer';
import { erasePersonasPerson, readPersonasPerson } from '@skills-architect/contracts/personas';
import { eraseRolesPerson, readRolesPerson } from '@skills-architect/contracts/roles';
import { eraseSkillsPerson, readSkillsPerson } from '@skills-architect/contracts/skills';
import { verifyAudit } from '@skills-architect/service-kit';
import { aUser, peerAnswers, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';

const asked: number[] = [];
/** Number of calls that fail before others are answered. */
let failures = 0;
const places = () => ({ places: [{ place: 'role', total: 1, records: [{ _id: 7 }] }] });
const erased = () => {
  failures -= 1;
  if (failures >= 0) throw new Error('killed');
  asked.push(1);
  return { changed: 0 };
};
let admin: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const peers = peerAnswers(
    [readSkillsPerson, places],
    [readRolesPerson, places],
    [readPersonasPerson, places],
    [readExplorerPerson, places],
    [eraseSkillsPerson, erased],
    [eraseRolesPerson, erased],
    [erasePersonasPerson, erased],
    [eraseExplorerPerson, erased],
  );
  admin = await testService({ name: 'admin', build: adminService({ demo: { password: 'harbour.7' } }), peers });
  await admin.service.seed();
  await admin.start();
});
afterAll(() => admin.close());

const sam = () => admin.as(aUser(2, [], 2));
const portal = () => admin.platform.portal;
const MAIL = 'grace.wren@example.com';
/** A user with traces: a former name, a session, a browser, entries of the audit log, a switched area. */
const aPerson = async (mail = MAIL) => {
  const loginId = mail.split('@')[0] ?? '';
  const form = {
    name: 'Grace Wren',
    email: mail,
    userTypeId: 4 as const,
    ssoTypeId: 1 as const,
    clientIds: [],
    loginId,
  };
  const { body: user } = await sam().call(createUser, { body: { ...form, password: 'harbour.7' } });
  const { userId } = user;
  await sam().call(updateUser, { params: { userId }, body: { ...form, name: 'Grace Hill', rev: 0 } });
  await admin
    .as(aUser(4, [], userId))
    .call(changeOwnPassword, { body: { current: 'harbour.7', password: 'Wren.7777' } });
  await portal()
    .collection('sessions')
    .insertOne({ user: { userId, name: 'Grace Hill' }, address: '192.0.2.7' });
  await portal()
    .collection('knownBrowsers')
    .insertOne({ names: [loginId, 'other'] });
  await portal()
    .collection('areaSwitch')
    .insertOne({ area: 'garden', who: 'Grace Hill', updated: { by: userId } });
  await portal()
    .collection('providerSessions')
    .insertOne({ userId, idToken: `states ${mail}` });
  await portal()
    .collection('accessTokens')
    .insertOne({ userId: 999, createdBy: 'Grace Hill', created: { by: userId } });
  // As SCIM leaves it: the name in a state of its own, and in its history.
  const members = [String(userId), '999'];
  await admin.kit.db
    .collection('scimGroup')
    .insertOne({ displayName: 'Leads', providerId: 1, key: `name ${userId}`, members });
  const scim = { userName: mail, name: { givenName: 'Grace' }, externalId: loginId };
  await admin.kit.db
    .collection<{ _id: number }>('user')
    .updateOne({ _id: userId }, { $set: { scim, userNameKey: mail } });
  const ofUser = { resource: 'user', id: userId };
  await admin.kit.db
    .collection('history')
    .updateMany(ofUser, { $set: { 'before.scim': scim, 'before.userNameKey': mail } });
  await admin.kit.audit.append({ kind: 'rights', what: 'Update user', outcome: 'done', userId, address: '192.0.2.7' });
  await admin.kit.audit.append({ kind: 'sign-in', what: 'Login', outcome: 'refused', login: loginId.toUpperCase() });
  return { userId, rev: 2 };
};
const everything = async () => {
  const databases = [admin.kit.db, portal()];
  const texts: string[] = [];
  for (const database of databases)
    for (const { name } of await database.listCollections())
      texts.push(JSON.stringify(await database.collection(name).find({}).toArray()));
  return texts.join('\n');
};
const erase = async (userId: number) => {
  const { body } = await sam().call(erasePerson, { params: { userId } });
  return waitForJobEnd(admin.platform, body.token);
};

it('exports everything about a user as JSON, without password hashes', async () => {
  const { userId } = await aPerson('grace.first@example.com');
  const { raw } = await sam().call(exportPerson, { params: { userId } });
  const found = JSON.parse(String(raw));
  expect(found.user).toMatchObject({ name: 'Grace Hill', loginId: 'grace.first', hasPassword: true });
  expect(found.history.map(({ before }: { before: { name: string } }) => before.name)).toEqual([
    'Grace Wren',
    'Grace Hill',
  ]);
  expect(found.roles).toEqual([{ place: 'role', total: 1, records: [{ _id: 7 }] }]);
  const audit = found.portal.find(({ place }: { place: string }) => place === 'audit');
  expect(audit.records).toHaveLength(2);
  const sessions = found.portal.find(({ place }: { place: string }) => place === 'sessions');
  expect(sessions.records).toMatchObject([{ address: '192.0.2.7' }]);
  expect(String(raw)).not.toContain('argon2');
  for (const type of [1, 3, 4, 8] as const)
    expect((await admin.as(aUser(type)).call(exportPerson, { params: { userId } })).status).toBe(403);
});

it('erases a deleted user everywhere, also when it is interrupted, and again without harm', async () => {
  const { userId, rev } = await aPerson();
  expect((await sam().call(erasePerson, { params: { userId } })).status).toBe(409);
  await sam().call(deleteUser, { params: { userId }, query: { rev } });
  const deleted = await sam().call(listUsers, { query: { deleted: true } });
  expect(deleted.body.users.map(({ name }) => name)).toContain('Grace Hill');
  expect((await everything()).includes('GRACE.WREN')).toBe(true);

  failures = 1;
  expect((await erase(userId)).status).toBe('failed');
  expect((await erase(userId)).status).toBe('done');
  const left = await everything();
  expect([MAIL, 'grace.wren', 'GRACE.WREN'].filter((text) => left.includes(text))).toEqual([]);
  const states = await admin.kit.db.collection('history').find({ resource: 'user', id: userId }).toArray();
  expect(states.map(({ before }) => before.name)).toEqual(states.map(() => `Erased user ${userId}`));
  expect(states.length).toBeGreaterThan(2);
  expect(await portal().collection('areaSwitch').findOne({ 'updated.by': userId })).toMatchObject({
    who: `Erased user ${userId}`,
  });
  expect(await portal().collection('accessTokens').findOne({ 'created.by': userId })).toMatchObject({
    createdBy: `Erased user ${userId}`,
  });
  expect((await erase(userId)).status).toBe('done');
  const uri = process.env.TEST_MONGODB_URI ?? '';
  expect(await verifyAudit({ uri, ...admin.place })).toMatchObject({ isWhole: true });
});

it('an unknown user is not found', async () => {
  expect((await sam().call(erasePerson, { params: { userId: 999_999 } })).status).toBe(404);
});
