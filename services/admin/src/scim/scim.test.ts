import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createScimToken,
  createUser,
  deleteSignInProvider,
  getSignInProvider,
  getUser,
  removeScimToken,
  type SignInProvider,
  updateSignInProvider,
  verifyProviderUser,
} from '@skills-architect/contracts/admin';
import { testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';
import { aProviderForm, createProvider, SAM } from '../sign-in/sign-in.fixtures';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const BULK = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest';

let admin: Awaited<ReturnType<typeof testService>>;
let provider: SignInProvider;
let other: SignInProvider;
let token: string;
let otherToken: string;
const tokenOf = async ({ providerId }: SignInProvider) =>
  (await admin.as(SAM).call(createScimToken, { params: { providerId } })).body.token;
beforeAll(async () => {
  admin = await testService({ name: 'admin', build: adminService({ demo: { password: 'harbour.7' } }) });
  await admin.service.seed();
  const rules = [{ claim: 'department', value: 'HR', userTypeId: 1, clientIds: [1] } as const];
  provider = await createProvider(admin, { rules: rules.map((rule) => ({ ...rule, clientIds: [1] })) });
  other = await createProvider(admin, { key: 'harbour', title: 'Harbour', domains: ['harbour.example'] });
  token = await tokenOf(provider);
  otherToken = await tokenOf(other);
});
afterAll(() => admin.close());

interface Sent {
  body?: object;
  headers?: Record<string, string>;
  bearer?: string;
  key?: string;
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = async (method: Method, path: string, { body, headers, bearer = token, key = 'northwind' }: Sent = {}) => {
  const response = await admin.app.inject({
    method,
    url: `/skillsarchitect/scim/v2/${key}${path}`,
    headers: {
      ...(await admin.signedFor(SAM)),
      authorization: `Bearer ${bearer}`,
      ...(body && { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, json: response.body ? response.json() : undefined, headers: response.headers };
};
const aPerson = (name: string, changes: object = {}) => ({
  schemas: [USER, ENTERPRISE],
  externalId: `id of ${name}`,
  userName: `${name}@northwind.example`,
  displayName: `The ${name}`,
  name: { givenName: 'The', familyName: name },
  emails: [{ value: `${name}@northwind.example`, type: 'work', primary: true }],
  active: true,
  [ENTERPRISE]: { department: 'HR' },
  ...changes,
});
const create = async (name: string, changes: object = {}) =>
  (await send('POST', '/Users', { body: aPerson(name, changes) })).json;
const patch = (id: string, Operations: object[], sent: Sent = {}) =>
  send('PATCH', `/Users/${id}`, { ...sent, body: { schemas: [PATCH], Operations } });
const portalUser = async (id: string) => (await admin.as(SAM).call(getUser, { params: { userId: Number(id) } })).body;

describe('a user of SCIM', () => {
  it('is created with the rights of the rules, shown with version and location, and can sign in', async () => {
    const { status, json, headers } = await send('POST', '/Users', { body: aPerson('ada') });
    expect([status, headers['content-type'], headers.etag]).toEqual([
      201,
      expect.stringContaining('application/scim+json'),
      'W/"0"',
    ]);
    expect(json).toMatchObject({
      ...aPerson('ada'),
      meta: { resourceType: 'User', version: 'W/"0"', location: `/skillsarchitect/scim/v2/northwind/Users/${json.id}` },
    });
    expect(await portalUser(json.id)).toMatchObject({
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
    const { id } = await create('eve', { [ENTERPRISE]: { department: 'Sales' } });
    expect(await portalUser(id)).toMatchObject({ userType: { userType: 'Viewer' }, clientList: [] });
    await patch(id, [{ op: 'replace', path: `${ENTERPRISE}:department`, value: 'HR' }]);
    expect(await portalUser(id)).toMatchObject({ userType: { userTypeId: 1 }, clientList: [{ clientId: 1 }] });
  });

  it('is created once by repeated and simultaneous requests', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/Users', { body: aPerson('twice') })));
    answers.push(await send('POST', '/Users', { body: aPerson('twice') }));
    expect(new Set(answers.flatMap(({ status, json }) => (status === 201 ? json.id : [])))).toHaveProperty('size', 1);
    expect(answers.at(-1)?.status).toBe(201);
    const { json } = await send('GET', '/Users?filter=userName eq "twice@northwind.example"');
    expect(json.totalResults).toBe(1);
  });

  it('is signed out when deactivated in any of the forms, and can sign in when activated', async () => {
    const { id } = await create('max');
    for (const operation of [
      { op: 'replace', path: 'active', value: false },
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Replace', value: { active: 'False' } },
    ]) {
      await patch(id, [operation]);
      expect((await portalUser(id)).disabled).toBe(true);
      await patch(id, [{ op: 'Add', path: 'active', value: 'True' }]);
      expect((await portalUser(id)).disabled).toBeUndefined();
    }
  });

  it('is changed by PUT and by the forms of PATCH', async () => {
    const { id } = await create('lea');
    const put = await send('PUT', `/Users/${id}`, { body: aPerson('lea', { displayName: 'Lea Lund' }) });
    expect([put.status, put.json.displayName]).toEqual([200, 'Lea Lund']);
    const patched = await patch(id, [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'lea.lund@northwind.example' },
      { op: 'Replace', value: { 'name.familyName': 'Lund', displayName: 'Lea L.' } },
      { op: 'Add', path: 'title', value: 'Head of HR' },
    ]);
    expect(patched.json).toMatchObject({ title: 'Head of HR', name: { familyName: 'Lund' }, displayName: 'Lea L.' });
    expect(await portalUser(id)).toMatchObject({ name: 'Lea L.', email: 'lea.lund@northwind.example' });
    await patch(id, [{ op: 'Remove', path: 'title' }]);
    expect((await send('GET', `/Users/${id}`)).json.title).toBeUndefined();
    expect((await patch(id, [{ op: 'replace', path: 'displayName', value: 'Lea L.' }])).status).toBe(204);
  });

  it('changed by two requests at the same time has both changes', async () => {
    const { id } = await create('ben');
    const both = await Promise.all([
      patch(id, [{ op: 'replace', path: 'title', value: 'Head' }]),
      patch(id, [{ op: 'replace', path: 'userType', value: 'Employee' }]),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send('GET', `/Users/${id}`)).json).toMatchObject({ title: 'Head', userType: 'Employee' });
  });

  it('is not changed by a request that is based on an old version', async () => {
    const { id } = await create('ola');
    const set = (value: string, version: string) =>
      patch(id, [{ op: 'replace', path: 'title', value }], { headers: { 'if-match': version } });
    expect((await set('One', 'W/"0"')).headers.etag).toBe('W/"1"');
    expect((await set('Late', 'W/"0"')).status).toBe(412);
    expect((await send('DELETE', `/Users/${id}`, { headers: { 'if-match': 'W/"0"' } })).status).toBe(412);
    expect((await send('GET', `/Users/${id}`)).json.title).toBe('One');
  });

  it('is deleted once, and can be created again', async () => {
    const { id } = await create('ivo');
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(404);
    expect((await patch(id, [{ op: 'replace', path: 'active', value: true }])).status).toBe(404);
    expect((await create('ivo')).id).not.toBe(id);
  });
});

describe('the list', () => {
  it.each([
    ['userName eq "ADA@northwind.example"', 1],
    ['externalId eq "id of ada"', 1],
    ['emails[type eq "work"].value eq "ada@northwind.example"', 1],
    ['emails.value eq "ada@northwind.example"', 1],
    ['userName eq "nobody@northwind.example"', 0],
    ['displayName sw "The a" and active eq true', 1],
    ['userName co "ada" or externalId eq "id of eve"', 2],
    ['externalId eq "id of ada" and title pr', 0],
  ])('with the filter %s has %i users', async (filter, count) => {
    const { status, json } = await send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    expect([status, json.totalResults, json.Resources.length]).toEqual([200, count, count]);
  });

  it('is paged from 1', async () => {
    const { totalResults } = (await send('GET', '/Users')).json;
    const page = (await send('GET', '/Users?startIndex=2&count=2')).json;
    expect(page).toMatchObject({ totalResults, startIndex: 2, itemsPerPage: 2 });
    const first = (await send('GET', '/Users?startIndex=0&count=3')).json;
    expect(first.startIndex).toBe(1);
    expect(first.Resources.slice(1)).toEqual(page.Resources);
    expect((await send('GET', '/Users?count=0')).json).toMatchObject({ totalResults, Resources: [] });
  });

  it('shows only the attributes that were asked for', async () => {
    const { json } = await send('GET', '/Users?count=1&attributes=userName');
    expect(Object.keys(json.Resources[0]).sort()).toEqual(['id', 'userName']);
  });

  it('describes itself', async () => {
    expect((await send('GET', '/ServiceProviderConfig')).json).toMatchObject({ patch: { supported: true } });
    expect((await send('GET', '/ResourceTypes')).json.Resources).toMatchObject([{ endpoint: '/Users' }]);
    expect((await send('GET', '/Schemas')).status).toBe(200);
  });
});

it('a bulk request works in its order, and says what happened to each operation', async () => {
  const { id } = await create('bulk');
  const replace = (value: string) => ({ schemas: [PATCH], Operations: [{ op: 'replace', path: 'title', value }] });
  const { status, json } = await send('POST', '/Bulk', {
    body: {
      schemas: [BULK],
      Operations: [
        { method: 'POST', path: '/Users', bulkId: 'one', data: aPerson('bulk2') },
        { method: 'PATCH', path: `/Users/${id}`, data: replace('first') },
        { method: 'PATCH', path: `/Users/${id}`, data: replace('second') },
        {
          method: 'POST',
          path: '/Users',
          bulkId: 'two',
          data: aPerson('far', { emails: [{ value: 'a@far.example' }] }),
        },
        { method: 'DELETE', path: '/Users/999999' },
      ],
    },
  });
  expect([status, json.Operations.map((one: { status: string }) => one.status)]).toEqual([
    200,
    ['201', '200', '200', '400', '404'],
  ]);
  expect((await send('GET', `/Users/${id}`)).json.title).toBe('second');
});

describe('refused is', () => {
  it.each<[string, Sent]>([
    ['a wrong token', { bearer: 'wrong' }],
    ['no token', { bearer: '' }],
    ['the token of another provider', { key: 'harbour' }],
    ['an unknown provider', { key: 'nobody' }],
  ])('%s', async (_, sent) => {
    const { status, json, headers } = await send('GET', '/Users', sent);
    expect([status, json.schemas, headers['www-authenticate']]).toEqual([
      401,
      ['urn:ietf:params:scim:api:messages:2.0:Error'],
      'Bearer',
    ]);
  });

  it.each<[string, object, number, string | undefined]>([
    ['an address of another domain', aPerson('a', { emails: [{ value: 'a@far.example' }] }), 400, 'invalidValue'],
    ['no user name', { ...aPerson('b'), userName: undefined }, 400, 'invalidValue'],
    ['a text as active', aPerson('c', { active: 'yes' }), 400, 'invalidValue'],
    ['an address of a user with a password', aPerson('general'), 409, 'uniqueness'],
    [
      'an address that another user of the provider has',
      aPerson('ada', { externalId: 'of another' }),
      409,
      'uniqueness',
    ],
  ])('a user with %s', async (_, body, status, scimType) => {
    const answer = await send('POST', '/Users', { body });
    expect([answer.status, answer.json.scimType]).toEqual([status, scimType]);
  });

  it.each<[string, string, object | undefined, Method]>([
    ['a filter that is none', '/Users?filter=userName%20is%20%22a%22', undefined, 'GET'],
    ['an unknown operation', '/Users/1', { schemas: [PATCH], Operations: [{ op: 'move', path: 'a' }] }, 'PATCH'],
    ['a message of another kind', '/Users/1', { schemas: [USER], Operations: [] }, 'PATCH'],
    ['too many operations', '/Bulk', { schemas: [BULK], Operations: Array.from({ length: 101 }, () => ({})) }, 'POST'],
  ])('%s', async (_, path, body, method) => {
    expect((await send(method, path, { ...(body && { body }) })).status).toBe(400);
  });

  it('the user of another provider, and who is not managed by any', async () => {
    const { id } = await create('own');
    const sent = { bearer: otherToken, key: 'harbour' };
    for (const one of [id, '1', 'x']) expect((await send('GET', `/Users/${one}`, sent)).status).toBe(404);
    expect((await send('DELETE', `/Users/${id}`, sent)).status).toBe(404);
    expect((await send('GET', '/Users', sent)).json.totalResults).toBe(0);
  });

  it('a change of a Super User, unless the provider may have some', async () => {
    const { id } = await create('root');
    const userId = Number(id);
    await admin.kit.db.collection<{ _id: number }>('user').updateOne({ _id: userId }, { $set: { userType: 2 } });
    expect((await patch(id, [{ op: 'replace', path: 'active', value: false }])).status).toBe(403);
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(403);
  });
});

it('a token is shown once, stored as a hash, survives a change of the provider, and ends by a new one', async () => {
  const params = { providerId: other.providerId };
  const stored = JSON.stringify(await admin.kit.db.collection('signInProvider').find().toArray());
  expect(stored).not.toContain(otherToken);
  const { body: read } = await admin.as(SAM).call(getSignInProvider, { params });
  expect(read.hasScim).toBe(true);
  const form = aProviderForm({ key: 'harbour', title: 'Harbour', domains: ['harbour.example'] });
  await admin.as(SAM).call(updateSignInProvider, { params, body: { ...form, rev: read.rev } });
  const works = async (bearer: string) => (await send('GET', '/Users', { key: 'harbour', bearer })).status;
  expect(await works(otherToken)).toBe(200);
  const next = await tokenOf(other);
  expect([await works(otherToken), await works(next)]).toEqual([401, 200]);
  await admin.as(SAM).call(removeScimToken, { params });
  expect(await works(next)).toBe(401);
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
  const { status, json } = await send('POST', '/Users', { body: aPerson('kim') });
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
  const { json } = await send('GET', '/Users?filter=userName eq "UMA@northwind.example"');
  expect(json.Resources).toMatchObject([{ id: String(user.userId), userName: 'uma@northwind.example' }]);
  expect((await create('uma')).id).toBe(String(user.userId));
});

it('a user of a deleted provider is managed by the next one of the same domain', async () => {
  const domains = ['moving.example'];
  const former = await createProvider(admin, { key: 'former', title: 'Former', domains });
  const body = { schemas: [USER], userName: 'ida@moving.example', externalId: 'of the former' };
  const first = await send('POST', '/Users', { body, bearer: await tokenOf(former), key: 'former' });
  const { rev } = (await admin.as(SAM).call(getSignInProvider, { params: { providerId: former.providerId } })).body;
  await admin.as(SAM).call(deleteSignInProvider, { params: { providerId: former.providerId }, query: { rev } });
  const next = await createProvider(admin, { key: 'next', title: 'Next', domains });
  const sent = { body: { ...body, externalId: 'of the next' }, bearer: await tokenOf(next), key: 'next' };
  const second = await send('POST', '/Users', sent);
  expect([second.status, second.json.id]).toEqual([201, first.json.id]);
});

it('a disabled user stays so when a replacement does not say whether the user is active', async () => {
  const { id } = await create('zoe', { active: false });
  const { active: _unsaid, ...body } = aPerson('zoe', { displayName: 'Zoe' });
  const { json } = await send('PUT', `/Users/${id}`, { body });
  expect(json).toMatchObject({ displayName: 'Zoe', active: false });
});
