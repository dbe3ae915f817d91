import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ClaimRule,
  getSignInProvider,
  removeScimToken,
  type SignInProvider,
  updateSignInProvider,
} from '@skills-architect/contracts/admin';
import { aProviderForm, createProvider, SAM } from '../sign-in/sign-in.fixtures';
import {
  aPerson,
  BULK,
  ENTERPRISE,
  type Method,
  openAdmin,
  PATCH,
  type Sent,
  scimClient,
  tokenOf,
  USER,
} from './scim.fixtures';

let admin: Awaited<ReturnType<typeof openAdmin>>;
let other: SignInProvider;
let otherToken: string;
let client: ReturnType<typeof scimClient>;
beforeAll(async () => {
  admin = await openAdmin();
  const rules: ClaimRule[] = [{ claim: 'department', value: 'HR', userTypeId: 1, clientIds: [1] }];
  const provider = await createProvider(admin, { rules });
  const token = await tokenOf(admin, provider);
  other = await createProvider(admin, { key: 'harbour', title: 'Harbour', domains: ['harbour.example'] });
  otherToken = await tokenOf(admin, other);
  client = scimClient(admin, token);
  await client.create('ada');
  await client.create('eve', { [ENTERPRISE]: { department: 'Sales' } });
  await client.create('max');
});
afterAll(() => admin.close());

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
    const { status, json } = await client.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    expect([status, json.totalResults, json.Resources.length]).toEqual([200, count, count]);
  });

  it('is paged from 1', async () => {
    const { totalResults } = (await client.send('GET', '/Users')).json;
    const page = (await client.send('GET', '/Users?startIndex=2&count=2')).json;
    expect(page).toMatchObject({ totalResults, startIndex: 2, itemsPerPage: 2 });
    const first = (await client.send('GET', '/Users?startIndex=0&count=3')).json;
    expect(first.startIndex).toBe(1);
    expect(first.Resources.slice(1)).toEqual(page.Resources);
    expect((await client.send('GET', '/Users?count=0')).json).toMatchObject({ totalResults, Resources: [] });
  });

  it('shows only the attributes that were asked for', async () => {
    const { json } = await client.send('GET', '/Users?count=1&attributes=userName');
    expect(Object.keys(json.Resources[0]).sort()).toEqual(['id', 'userName']);
  });

  it('describes itself', async () => {
    expect((await client.send('GET', '/ServiceProviderConfig')).json).toMatchObject({ patch: { supported: true } });
    expect((await client.send('GET', '/ResourceTypes')).json.Resources).toMatchObject([
      { endpoint: '/Users' },
      { endpoint: '/Groups' },
    ]);
    expect((await client.send('GET', '/Schemas')).status).toBe(200);
  });
});

it('a bulk request works in its order, and says what happened to each operation', async () => {
  const { id } = await client.create('bulk');
  const replace = (value: string) => ({ schemas: [PATCH], Operations: [{ op: 'replace', path: 'title', value }] });
  const { status, json } = await client.send('POST', '/Bulk', {
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
  expect([status, json.Operations.map((operation: { status: string }) => operation.status)]).toEqual([
    200,
    ['201', '200', '200', '400', '404'],
  ]);
  expect((await client.send('GET', `/Users/${id}`)).json.title).toBe('second');
});

describe('refused is', () => {
  it.each<[string, Sent]>([
    ['a wrong token', { bearer: 'wrong' }],
    ['no token', { bearer: '' }],
    ['the token of another provider', { key: 'harbour' }],
    ['an unknown provider', { key: 'nobody' }],
  ])('%s', async (_, sent) => {
    const { status, json, headers } = await client.send('GET', '/Users', sent);
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
    const answer = await client.send('POST', '/Users', { body });
    expect([answer.status, answer.json.scimType]).toEqual([status, scimType]);
  });

  it.each<[string, string, object | undefined, Method]>([
    ['a filter that is none', '/Users?filter=userName%20is%20%22a%22', undefined, 'GET'],
    ['an unknown operation', '/Users/1', { schemas: [PATCH], Operations: [{ op: 'move', path: 'a' }] }, 'PATCH'],
    ['a message of another kind', '/Users/1', { schemas: [USER], Operations: [] }, 'PATCH'],
    ['too many operations', '/Bulk', { schemas: [BULK], Operations: Array.from({ length: 101 }, () => ({})) }, 'POST'],
  ])('%s', async (_, path, body, method) => {
    expect((await client.send(method, path, { ...(body && { body }) })).status).toBe(400);
  });

  it('the user of another provider, and who is not managed by any', async () => {
    const { id } = await client.create('own');
    const sent = { bearer: otherToken, key: 'harbour' };
    for (const userId of [id, '1', 'x']) expect((await client.send('GET', `/Users/${userId}`, sent)).status).toBe(404);
    expect((await client.send('DELETE', `/Users/${id}`, sent)).status).toBe(404);
    expect((await client.send('GET', '/Users', sent)).json.totalResults).toBe(0);
  });

  it('a change of a Super User, unless the provider may have some', async () => {
    const { id } = await client.create('root');
    const userId = Number(id);
    await admin.kit.db.collection<{ _id: number }>('user').updateOne({ _id: userId }, { $set: { userType: 2 } });
    expect((await client.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }])).status).toBe(403);
    expect((await client.send('DELETE', `/Users/${id}`)).status).toBe(403);
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
  const works = async (bearer: string) => (await client.send('GET', '/Users', { key: 'harbour', bearer })).status;
  expect(await works(otherToken)).toBe(200);
  const next = await tokenOf(admin, other);
  expect([await works(otherToken), await works(next)]).toEqual([401, 200]);
  await admin.as(SAM).call(removeScimToken, { params });
  expect(await works(next)).toBe(401);
});
