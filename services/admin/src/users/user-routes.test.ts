import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeClientSources,
  clientsByIds,
  createUser,
  disableUser,
  getClient,
  listClients,
  listUsers,
  ownClients,
  verifyCredentials,
  verifyGoogleUser,
} from '@skills-architect/contracts/admin';
import { listSchemes, listSources } from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';

const PASSWORD = 'harbour.7';
const SOURCES = [1, 2, 101].map((sourceId) => ({
  sourceId,
  source: `Source ${sourceId}`,
  allowMultipleMappings: true,
  isAssessmentEnabled: false,
}));
const peers = peerAnswers([listSources, () => ({ sources: SOURCES })], [listSchemes, () => ({ schemes: [] })]);
let admin: Awaited<ReturnType<typeof testService>>;
const superUser = aUser(2);

beforeAll(async () => {
  admin = await testService({ name: 'admin', build: adminService({ demo: { password: PASSWORD } }), peers });
  await admin.service.seed();
});
afterAll(() => admin.close());

const aForm = (changes: object = {}) => ({
  name: 'Nora North',
  email: 'nora@northwind.example',
  userTypeId: 1 as const,
  ssoTypeId: 1 as const,
  clientIds: [1],
  loginId: 'nora',
  password: 'secret1',
  ...changes,
});
const create = (changes: object = {}) => admin.as(superUser).call(createUser, { body: aForm(changes) });

describe('signing in', () => {
  const verify = (loginId: string, password: string) =>
    admin.asPeer('gateway').call(verifyCredentials, { body: { loginId, password } });

  it.each([
    ['general', 1, [1]],
    ['super', 2, []],
    ['expert', 3, []],
    ['architect', 4, []],
    ['internal', 8, [1, 2, 3]],
  ])('knows the demo user %s', async (loginId, userType, clients) => {
    expect((await verify(loginId, PASSWORD)).body).toMatchObject({ userType, clients });
  });

  it('ignores the case of the login id, but not of the password', async () => {
    expect((await verify('General', PASSWORD)).status).toBe(200);
    expect((await verify('general', PASSWORD.toUpperCase())).status).toBe(401);
  });

  it('has the same error for a wrong password and an unknown user', async () => {
    const [wrong, nobody] = [await verify('general', 'wrong'), await verify('nobody', 'wrong')];
    expect([wrong.status, wrong.failure.error]).toEqual([401, nobody.failure.error]);
  });

  it('stores only an argon2id hash of the password', async () => {
    const stored = await admin.kit.db.collection('user').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
    expect(stored[0]?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('is not open to users', async () => {
    expect(
      (await admin.as(superUser).call(verifyCredentials, { body: { loginId: 'general', password: PASSWORD } })).status,
    ).toBe(403);
  });
});

describe('signing in with Google', () => {
  const verify = (email: string, domain: string) =>
    admin.asPeer('gateway').call(verifyGoogleUser, { body: { email, domain } });

  it('finds the user by mail ID, ignoring case', async () => {
    const found = await verify('Priya.Nair@Northwind.example', 'NORTHWIND.example');
    expect(found.body).toEqual({ userId: 7, name: 'Priya Nair', userType: 1, clients: [1] });
  });

  it.each([
    ['nobody@northwind.example', 'northwind.example', /^There is no account for nobody@northwind.example/],
    ['general@northwind.example', 'northwind.example', /^This account signs in with User Name and Password/],
    ['priya.nair@northwind.example', 'harbour-health.example', /^Your Google account does not belong to a domain/],
    ['priya.nair@northwind.example', '', /^Your Google account does not belong to a domain/],
  ])('refuses %s of the domain %j with the reason', async (email, domain, reason) => {
    const { status, failure } = await verify(email, domain);
    expect([status, failure.code]).toEqual([403, 'forbidden']);
    expect(failure.error).toMatch(reason);
  });

  it('accepts staff from any domain', async () => {
    expect((await verify('rosa.martin@skills-architect.example', 'elsewhere.example')).status).toBe(200);
  });

  it('is not open to users', async () => {
    const body = { email: 'priya.nair@northwind.example', domain: 'northwind.example' };
    expect((await admin.as(superUser).call(verifyGoogleUser, { body })).status).toBe(403);
  });

  it('stores no password, even if the form sends one', async () => {
    const email = 'gina@northwind.example';
    const created = await create({ name: 'Gina Gold', email, ssoTypeId: 2, loginId: 'gina', password: 'secret.77' });
    expect(created.body).toMatchObject({ ssoType: { ssoType: 'Google' } });
    expect(created.body.loginId).toBeUndefined();
    const stored = await admin.kit.db.collection('user').findOne({ email });
    expect([stored?.passwordHash, stored?.loginKey]).toEqual([undefined, undefined]);
    const byPassword = { body: { loginId: 'gina', password: 'secret.77' } };
    expect((await admin.asPeer('gateway').call(verifyCredentials, byPassword)).status).toBe(401);
    expect((await verify(email, 'northwind.example')).status).toBe(200);
  });
});

describe('creating a user', () => {
  it('answers with the user without a password and lists them', async () => {
    const created = await create();
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      name: 'Nora North',
      clientList: [{ clientId: 1, clientName: 'Northwind Logistics' }],
    });
    expect(JSON.stringify(created.body)).not.toMatch(/password/i);
    const listed = await admin.as(superUser).call(listUsers, { query: { searchString: 'nora' } });
    expect(listed.body.users.map(({ name }) => name)).toEqual(['Nora North']);
  });

  it('lists those who may approve personas of a client: staff and its own users', async () => {
    const read = async (query: { approversOf?: number; userIds?: number[]; searchString?: string }) =>
      (await admin.as(superUser).call(listUsers, { query: { ...query, pagesize: 1000 } })).body.users;
    const names = async (approversOf: number) => (await read({ approversOf })).map(({ name }) => name);
    const [disabled] = await read({ searchString: 'Peter Quinn' });
    if (!disabled) throw new Error('the demo has no Peter Quinn');
    const { userId, rev } = disabled;
    const change = { params: { userId }, body: { rev, disabled: true } };
    expect((await admin.as(superUser).call(disableUser, change)).status).toBe(200);
    const staff = ['Ari Architect', 'Sam Super'];
    expect(await names(0)).toEqual(staff);
    expect(await names(2)).toEqual([...staff, 'Daniel Okoye', 'Ines Internal', 'Marion Cole'].toSorted());
    expect(await names(3)).toEqual([...staff, 'Helen Fraser', 'Ines Internal', 'Karin Holm'].toSorted());
    for (const foreign of ['Edda Expert', 'Peter Quinn', 'Marion Cole']) expect(await names(1)).not.toContain(foreign);
    const searched = await read({ approversOf: 1, searchString: 'sam' });
    expect(searched.map(({ name }) => name)).toEqual(['Sam Super']);
    const [first] = await read({});
    expect(await read({ userIds: [first?.userId ?? 0] })).toEqual([first]);
  });

  it.each([
    ['name', { name: ' ' }, 'Display name is required'],
    ['email', { email: '' }, 'Email ID is required'],
    ['email', { email: 'nora' }, 'Enter valid mail ID'],
    ['email', { email: `nora@${'north.'.repeat(41)}example` }, 'Enter valid mail ID'],
    ['clientIds', { clientIds: [] }, 'Associate User to Clients'],
    ['loginId', { loginId: '' }, 'Login name is required'],
    ['password', { password: '' }, 'Password is required'],
    ['password', { password: 'short1' }, 'Use at least 7 characters'],
    ['password', { password: 'with space' }, 'Use letters, digits and !@#$%&*. only'],
  ])('names the field %s when it is wrong: %j', async (path, changes, message) => {
    const refused = await create({ email: 'other@northwind.example', loginId: 'other', ...changes });
    expect(refused.status).toBe(400);
    expect(refused.failure.issues).toContainEqual({ path, message });
  });

  it('refuses a taken mail ID or login name, ignoring case', async () => {
    expect((await create({ email: 'GENERAL@northwind.example', loginId: 'x1' })).failure.issues).toMatchObject([
      { path: 'email' },
    ]);
    expect((await create({ email: 'x@northwind.example', loginId: 'GENERAL' })).failure.issues).toMatchObject([
      { path: 'loginId' },
    ]);
  });
});

describe('clients', () => {
  it('are the associated ones for client users and all for staff', async () => {
    const names = async (user: ReturnType<typeof aUser>) =>
      (await admin.as(user).call(ownClients, { params: { userId: user.userId } })).body.clients.map(
        ({ clientName }) => clientName,
      );
    expect(await names(aUser(1, [1]))).toEqual(['Northwind Logistics']);
    expect(await names(superUser)).toEqual(['Harbour Health', 'Lindgren Works', 'Northwind Logistics']);
  });

  it('of another user are hidden', async () => {
    expect((await admin.as(aUser(1, [1])).call(ownClients, { params: { userId: 5 } })).status).toBe(404);
  });

  it('can be read one by one by their users and listed by super users', async () => {
    expect((await admin.as(aUser(1, [1])).call(getClient, { params: { clientId: 1 } })).body.sourceIds).toEqual([1]);
    expect((await admin.as(aUser(1, [1])).call(getClient, { params: { clientId: 2 } })).status).toBe(404);
    const listed = await admin.as(superUser).call(listClients, { query: { sortOrder: 'desc' } });
    expect(listed.body.clients.map(({ clientName }) => clientName)).toEqual([
      'Northwind Logistics',
      'Lindgren Works',
      'Harbour Health',
    ]);
  });

  it('can be read together by other services only', async () => {
    const body = { clientIds: [3, 1, 999] };
    const { clients } = (await admin.asPeer('roles').call(clientsByIds, { body })).body;
    expect(clients.map(({ clientId }) => clientId).sort()).toEqual([1, 3]);
    expect((await admin.as(superUser).call(clientsByIds, { body })).status).toBe(403);
  });

  it('get their sources from super users, by revision', async () => {
    const change = (sourceIds: number[], rev: number, user = superUser) =>
      admin.as(user).call(changeClientSources, { params: { clientId: 3 }, body: { rev, sourceIds } });
    expect((await change([1, 101, 101], 0)).body).toMatchObject({ sourceIds: [1, 101], rev: 1 });
    expect((await change([2], 0)).failure).toMatchObject({ code: 'stale', record: { sourceIds: [1, 101] } });
    expect((await change([77], 1)).failure.issues).toEqual([{ path: 'sourceIds', message: 'There is no source 77.' }]);
    expect((await change([], 1)).failure.issues).toEqual([
      { path: 'sourceIds', message: 'Choose at least one source' },
    ]);
    expect((await change([1], 1, aUser(4))).status).toBe(403);
  });
});
