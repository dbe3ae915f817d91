import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ClaimRule,
  createUser,
  deleteSignInProvider,
  getSignInProvider,
  type SignInProvider,
  verifyProviderUser,
} from '@skills-architect/contracts/admin';
import { createProvider, SAM } from '../sign-in/sign-in.fixtures';
import { aPerson, ENTERPRISE, openAdmin, scimClient, tokenOf, USER } from './scim.fixtures';

let admin: Awaited<ReturnType<typeof openAdmin>>;
let provider: SignInProvider;
let client: ReturnType<typeof scimClient>;
beforeAll(async () => {
  admin = await openAdmin();
  const rules: ClaimRule[] = [{ claim: 'department', value: 'HR', userTypeId: 1, clientIds: [1] }];
  provider = await createProvider(admin, { rules });
  const token = await tokenOf(admin, provider);
  client = scimClient(admin, token);
});
afterAll(() => admin.close());

describe('a user of SCIM', () => {
  it('is created with the rights of the rules, shown with version and location, and can sign in', async () => {
    const { status, json, headers } = await client.send('POST', '/Users', { body: aPerson('ada') });
    expect([status, headers['content-type'], headers.etag]).toEqual([
      201,
      expect.stringContaining('application/scim+json'),
      'W/"0"',
    ]);
    expect(json).toMatchObject({
      ...aPerson('ada'),
      meta: { resourceType: 'User', version: 'W/"0"', location: `/skillsarchitect/scim/v2/northwind/Users/${json.id}` },
    });
    expect(await client.portalUser(json.id)).toMatchObject({
      name: 'The ada',
      email: 'ada@northwind.example',
      userType: { userTypeId: 1 },
      clientList: [{ clientId: 1 }],
      ssoType: { ssoTypeId: 3 },
    });
    const body = { providerId: provider.providerId, email: 'ada@northwind.example', isVerified: true, claims: {} };
    expect((await admin.asPeer('portal').call(verifyProviderUser, { body })).body.userId).toBe(Number(json.id));
  });

  it('without a rule sees nothing yet, and gets rights when a rule applies', async () => {
    const { id } = await client.create('eve', { [ENTERPRISE]: { department: 'Sales' } });
    expect(await client.portalUser(id)).toMatchObject({ userType: { userType: 'Viewer' }, clientList: [] });
    await client.patch(`/Users/${id}`, [{ op: 'replace', path: `${ENTERPRISE}:department`, value: 'HR' }]);
    expect(await client.portalUser(id)).toMatchObject({ userType: { userTypeId: 1 }, clientList: [{ clientId: 1 }] });
  });

  it('is created once by repeated and simultaneous requests', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => client.send('POST', '/Users', { body: aPerson('twice') })));
    answers.push(await client.send('POST', '/Users', { body: aPerson('twice') }));
    expect(new Set(answers.flatMap(({ status, json }) => (status === 201 ? json.id : [])))).toHaveProperty('size', 1);
    expect(answers.at(-1)?.status).toBe(201);
    const { json } = await client.send('GET', '/Users?filter=userName eq "twice@northwind.example"');
    expect(json.totalResults).toBe(1);
  });

  it('is signed out when deactivated in any of the forms, and can sign in when activated', async () => {
    const { id } = await client.create('max');
    for (const operation of [
      { op: 'replace', path: 'active', value: false },
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Replace', value: { active: 'False' } },
    ]) {
      await client.patch(`/Users/${id}`, [operation]);
      expect((await client.portalUser(id)).disabled).toBe(true);
      await client.patch(`/Users/${id}`, [{ op: 'Add', path: 'active', value: 'True' }]);
      expect((await client.portalUser(id)).disabled).toBeUndefined();
    }
  });

  it('is changed by PUT and by the forms of PATCH', async () => {
    const { id } = await client.create('lea');
    const put = await client.send('PUT', `/Users/${id}`, { body: aPerson('lea', { displayName: 'Lea Lund' }) });
    expect([put.status, put.json.displayName]).toEqual([200, 'Lea Lund']);
    const patched = await client.patch(`/Users/${id}`, [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'lea.lund@northwind.example' },
      { op: 'Replace', value: { 'name.familyName': 'Lund', displayName: 'Lea L.' } },
      { op: 'Add', path: 'title', value: 'Head of HR' },
    ]);
    expect(patched.json).toMatchObject({ title: 'Head of HR', name: { familyName: 'Lund' }, displayName: 'Lea L.' });
    expect(await client.portalUser(id)).toMatchObject({ name: 'Lea L.', email: 'lea.lund@northwind.example' });
    await client.patch(`/Users/${id}`, [{ op: 'Remove', path: 'title' }]);
    expect((await client.send('GET', `/Users/${id}`)).json.title).toBeUndefined();
    expect((await client.patch(`/Users/${id}`, [{ op: 'replace', path: 'displayName', value: 'Lea L.' }])).status).toBe(
      204,
    );
  });

  it('changed by two requests at the same time has both changes', async () => {
    const { id } = await client.create('ben');
    const both = await Promise.all([
      client.patch(`/Users/${id}`, [{ op: 'replace', path: 'title', value: 'Head' }]),
      client.patch(`/Users/${id}`, [{ op: 'replace', path: 'userType', value: 'Employee' }]),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await client.send('GET', `/Users/${id}`)).json).toMatchObject({ title: 'Head', userType: 'Employee' });
  });

  it('is not changed by a request that is based on an old version', async () => {
    const { id } = await client.create('ola');
    const set = (value: string, version: string) =>
      client.patch(`/Users/${id}`, [{ op: 'replace', path: 'title', value }], { headers: { 'if-match': version } });
    expect((await set('One', 'W/"0"')).headers.etag).toBe('W/"1"');
    expect((await set('Late', 'W/"0"')).status).toBe(412);
    expect((await client.send('DELETE', `/Users/${id}`, { headers: { 'if-match': 'W/"0"' } })).status).toBe(412);
    expect((await client.send('GET', `/Users/${id}`)).json.title).toBe('One');
  });

  it('is deleted once, and can be created again', async () => {
    const { id } = await client.create('ivo');
    expect((await client.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await client.send('DELETE', `/Users/${id}`)).status).toBe(404);
    expect((await client.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: true }])).status).toBe(404);
    expect((await client.create('ivo')).id).not.toBe(id);
  });
});

it('a user of the form with the login type Company is taken over by the first provider that manages the address', async () => {
  const form = {
    name: 'Kim',
    email: 'kim@northwind.example',
    userTypeId: 1 as const,
    ssoTypeId: 3 as const,
    clientIds: [1],
  };
  const { body: user } = await admin.as(SAM).call(createUser, { body: form });
  const { status, json } = await client.send('POST', '/Users', { body: aPerson('kim') });
  expect([status, json.id]).toEqual([201, String(user.userId)]);
});

it('a user whom a sign-in has created is found by the address, and then managed', async () => {
  const body = {
    providerId: provider.providerId,
    email: 'uma@northwind.example',
    isVerified: true,
    claims: { department: 'HR' },
  };
  await admin.as(SAM).call(createUser, {
    body: { name: 'Uma', email: body.email, userTypeId: 1, ssoTypeId: 3, clientIds: [1] },
  });
  const { body: user } = await admin.asPeer('portal').call(verifyProviderUser, { body });
  const { json } = await client.send('GET', '/Users?filter=userName eq "UMA@northwind.example"');
  expect(json.Resources).toMatchObject([{ id: String(user.userId), userName: 'uma@northwind.example' }]);
  expect((await client.create('uma')).id).toBe(String(user.userId));
});

it('a user of a deleted provider is managed by the next one of the same domain', async () => {
  const domains = ['moving.example'];
  const former = await createProvider(admin, { key: 'former', title: 'Former', domains });
  const body = { schemas: [USER], userName: 'ida@moving.example', externalId: 'of the former' };
  const first = await client.send('POST', '/Users', { body, bearer: await tokenOf(admin, former), key: 'former' });
  const { rev } = (await admin.as(SAM).call(getSignInProvider, { params: { providerId: former.providerId } })).body;
  await admin.as(SAM).call(deleteSignInProvider, { params: { providerId: former.providerId }, query: { rev } });
  const next = await createProvider(admin, { key: 'next', title: 'Next', domains });
  const sent = { body: { ...body, externalId: 'of the next' }, bearer: await tokenOf(admin, next), key: 'next' };
  const second = await client.send('POST', '/Users', sent);
  expect([second.status, second.json.id]).toEqual([201, first.json.id]);
});

it('a disabled user stays so when a replacement does not say whether the user is active', async () => {
  const { id } = await client.create('zoe', { active: false });
  const { active: _unsaid, ...body } = aPerson('zoe', { displayName: 'Zoe' });
  const { json } = await client.send('PUT', `/Users/${id}`, { body });
  expect(json).toMatchObject({ displayName: 'Zoe', active: false });
});
