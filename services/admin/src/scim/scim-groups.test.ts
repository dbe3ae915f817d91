import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SignInProvider, verifyProviderUser } from '@skills-architect/contracts/admin';
import { AUDIT_HEADER } from '@skills-architect/service-kit';
import { createProvider } from '../sign-in/sign-in.fixtures';
import { aPerson, BULK, GROUP, openAdmin, PATCH, scimClient, tokenOf } from './scim.fixtures';

let admin: Awaited<ReturnType<typeof openAdmin>>;
let provider: SignInProvider;
let client: ReturnType<typeof scimClient>;
let harbour: ReturnType<typeof scimClient>;
beforeAll(async () => {
  admin = await openAdmin();
  provider = await createProvider(admin, {
    rules: [
      { claim: 'groups', value: 'id of hr', userTypeId: 1, clientIds: [1] },
      { claim: 'groups', value: 'Leads', userTypeId: 8, clientIds: [1, 2] },
      { claim: 'groups', value: 'Roots', userTypeId: 1, clientIds: [1] },
    ],
    otherwise: { kind: 'refuse' },
  });
  const other = await createProvider(admin, { key: 'harbour', title: 'Harbour', domains: ['harbour.example'] });
  client = scimClient(admin, await tokenOf(admin, provider));
  harbour = scimClient(admin, await tokenOf(admin, other), 'harbour');
});
afterAll(() => admin.close());

const aGroup = (displayName: string, members: string[] = [], changes: object = {}) => ({
  schemas: [GROUP],
  displayName,
  members: members.map((value) => ({ value })),
  ...changes,
});
const createGroup = async (displayName: string, members: string[] = [], changes: object = {}) =>
  (await client.send('POST', '/Groups', { body: aGroup(displayName, members, changes) })).json;
const membersOf = async (id: string): Promise<string[]> =>
  ((await client.send('GET', `/Groups/${id}`)).json.members ?? []).map(({ value }: { value: string }) => value);
const rightsOf = async (id: string) => {
  const { userType, clientList } = await client.portalUser(id);
  return [userType.userTypeId, ...clientList.map(({ clientId }) => clientId)];
};
const VIEWER = [5];
const HR = [1, 1];

describe('a group', () => {
  it('gives its members the rights of the rules at once, and takes them when they leave', async () => {
    const { id: ada } = await client.create('ada');
    expect(await rightsOf(ada)).toEqual(VIEWER);
    const { id, meta } = await createGroup('HR', [ada], { externalId: 'id of hr' });
    expect(meta).toMatchObject({ resourceType: 'Group', location: `/skillsarchitect/scim/v2/northwind/Groups/${id}` });
    expect(await rightsOf(ada)).toEqual(HR);
    await client.patch(`/Groups/${id}`, [{ op: 'remove', path: `members[value eq "${ada}"]` }]);
    expect(await rightsOf(ada)).toEqual(VIEWER);
    await client.patch(`/Groups/${id}`, [{ op: 'add', path: 'members', value: [{ value: ada }] }]);
    expect((await client.send('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect(await rightsOf(ada)).toEqual(VIEWER);
    expect((await client.send('DELETE', `/Groups/${id}`)).status).toBe(404);
  });

  it.each<[string, object[], string[]]>([
    ['Entra adds', [{ op: 'Add', path: 'members', value: [{ $ref: null, value: '903' }] }], ['901', '902', '903']],
    ['Entra removes', [{ op: 'Remove', path: 'members', value: [{ $ref: null, value: '901' }] }], ['902']],
    ['Okta removes', [{ op: 'remove', path: 'members[value eq "902"]' }], ['901']],
    ['Okta replaces', [{ op: 'replace', path: 'members', value: [{ value: '904' }] }], ['904']],
    ['a list is replaced without a path', [{ op: 'replace', value: { members: [{ value: '905' }] } }], ['905']],
    ['a member is added twice', [{ op: 'add', path: 'members', value: [{ value: '901' }] }], ['901', '902']],
    ['nobody is removed', [{ op: 'remove', path: 'members[value eq "999"]' }], ['901', '902']],
    ['all are removed', [{ op: 'remove', path: 'members' }], []],
  ])('when %s has the right members, also the second time', async (form, operations, expected) => {
    const { id } = await createGroup(`Forms ${form}`, ['901', '902']);
    for (let time = 1; time <= 2; time += 1) {
      expect((await client.patch(`/Groups/${id}`, operations)).status).toBeLessThan(300);
      expect(await membersOf(id)).toEqual(expected);
    }
  });

  it('is renamed by the forms of both providers, and its new name counts', async () => {
    const { id: user } = await client.create('rena');
    const { id } = await createGroup('Beginners', [user]);
    const okta = await client.patch(`/Groups/${id}`, [{ op: 'replace', value: { id, displayName: 'Leads' } }]);
    expect([okta.status, okta.json.displayName, await rightsOf(user)]).toEqual([200, 'Leads', [8, 1, 2]]);
    await client.patch(`/Groups/${id}`, [{ op: 'Replace', path: 'displayName', value: 'Former Leads' }]);
    expect(await rightsOf(user)).toEqual(VIEWER);
    const put = await client.send('PUT', `/Groups/${id}`, { body: aGroup('Leads', [user]) });
    expect([put.status, await rightsOf(user)]).toEqual([200, [8, 1, 2]]);
  });

  it('is created once by repeated and simultaneous requests, which take nobody out', async () => {
    const body = aGroup('Once', ['901'], { externalId: 'once' });
    const answers = await Promise.all([1, 2, 3].map(() => client.send('POST', '/Groups', { body })));
    const ids = new Set(answers.map(({ json }) => json.id));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([[201, 201, 201], 1]);
    const [id] = ids;
    await client.patch(`/Groups/${id}`, [{ op: 'add', path: 'members', value: [{ value: '902' }] }]);
    await client.send('POST', '/Groups', { body });
    expect(await membersOf(String(id))).toEqual(['901', '902']);
  });

  it('counts for a member that comes later, and at a sign-in that states no groups', async () => {
    const { id: last } = await client.create('before');
    const next = String(Number(last) + 1);
    await createGroup('Early', [next], { externalId: 'id of hr' });
    const { id } = await client.create('later');
    expect([id, await rightsOf(id)]).toEqual([next, HR]);
    const body = { providerId: provider.providerId, email: 'later@northwind.example', isVerified: true, claims: {} };
    const { body: user } = await admin.asPeer('portal').call(verifyProviderUser, { body });
    expect(user).toMatchObject({ userType: 1, clients: [1] });
  });

  it('changed by several requests at the same time has all changes', async () => {
    const { id } = await createGroup('Busy');
    const add = (value: string) => client.patch(`/Groups/${id}`, [{ op: 'add', path: 'members', value: [{ value }] }]);
    const answers = await Promise.all(['911', '912', '913'].map(add));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await membersOf(id)).toSorted()).toEqual(['911', '912', '913']);
  });

  it('is not changed by a request that is based on an old version', async () => {
    const { id } = await createGroup('Versions');
    const headers = { 'if-match': 'W/"0"' };
    const rename = (value: string) =>
      client.patch(`/Groups/${id}`, [{ op: 'replace', path: 'displayName', value }], { headers });
    expect((await rename('Versions 2')).headers.etag).toBe('W/"1"');
    expect((await rename('Versions 3')).status).toBe(412);
    expect((await client.send('DELETE', `/Groups/${id}`, { headers })).status).toBe(412);
  });

  it('changes no Super User unless the provider may, and never the last one', async () => {
    const { id } = await client.create('root');
    await admin.kit.db
      .collection<{ _id: number }>('user')
      .updateOne({ _id: Number(id) }, { $set: { userType: 2, clientIds: [] } });
    const answer = await client.send('POST', '/Groups', { body: aGroup('Roots', [id]) });
    expect([answer.status, await rightsOf(id)]).toEqual([201, [2]]);
    const noted = decodeURIComponent(String(answer.headers[AUDIT_HEADER] ?? ''));
    expect(JSON.parse(noted)).toMatchObject({ details: { added: [id], rightsKept: [Number(id)] } });
  });
});

describe('the list of groups', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = [(await createGroup('Listed One', ['921', '922'], { externalId: 'l1' })).id];
    ids.push((await createGroup('Listed Two', ['921'])).id);
  });
  it.each<[(ids: string[]) => string, number]>([
    [() => 'displayName eq "LISTED one"', 1],
    [() => 'externalId eq "l1"', 1],
    [() => 'members.value eq "921"', 2],
    [() => 'members eq "922"', 1],
    [() => 'members[value eq "921"]', 2],
    [([first]) => `id eq "${first}" and members eq "922"`, 1],
    [([, second]) => `id eq "${second}" and members eq "922"`, 0],
    [() => 'displayName sw "Listed"', 2],
    [() => 'displayName eq "Nobody"', 0],
  ])('%s', async (filter, count) => {
    const { status, json } = await client.send('GET', `/Groups?filter=${encodeURIComponent(filter(ids))}`);
    expect([status, json.totalResults, json.Resources.length]).toEqual([200, count, count]);
  });

  it('is paged, and leaves members out where they are not wanted', async () => {
    const { totalResults } = (await client.send('GET', '/Groups')).json;
    const page = (await client.send('GET', '/Groups?startIndex=2&count=1&excludedAttributes=members')).json;
    expect(page).toMatchObject({ totalResults, startIndex: 2, itemsPerPage: 1 });
    expect(page.Resources[0]).not.toHaveProperty('members');
    const group = (await client.send('GET', `/Groups/${ids[0]}?excludedAttributes=members`)).json;
    expect([group.displayName, group.members]).toEqual(['Listed One', undefined]);
  });
});

it('a bulk request creates a group together with the users that it names, in any order', async () => {
  const operations = [
    { method: 'POST', path: '/Groups', bulkId: 'g', data: aGroup('Bulk', ['bulkId:u'], { externalId: 'id of hr' }) },
    { method: 'POST', path: '/Users', bulkId: 'u', data: aPerson('bulky') },
    {
      method: 'PATCH',
      path: '/Groups/bulkId:g',
      data: { schemas: [PATCH], Operations: [{ op: 'replace', path: 'displayName', value: 'Bulk 2' }] },
    },
    { method: 'POST', path: '/Groups', bulkId: 'x', data: aGroup('Lost', ['bulkId:nobody']) },
    { method: 'DELETE', path: '/Groups/g999999' },
  ];
  const { status, json } = await client.send('POST', '/Bulk', { body: { schemas: [BULK], Operations: operations } });
  expect([status, json.Operations.map((operation: { status: string }) => operation.status)]).toEqual([
    200,
    ['201', '201', '200', '400', '404'],
  ]);
  const { json: found } = await client.send('GET', '/Users?filter=userName eq "bulky@northwind.example"');
  expect(await rightsOf(found.Resources[0].id)).toEqual(HR);
});

it.each<[string, object]>([
  ['a group in a group', aGroup('Nested', ['g1'])],
  ['a member of the type Group', aGroup('Nested', [], { members: [{ value: '7', type: 'Group' }] })],
  ['no name', { schemas: [GROUP], members: [] }],
])('refused is %s', async (_, body) => {
  expect((await client.send('POST', '/Groups', { body })).status).toBe(400);
});

it('a group of another provider is not found, and gives nothing to users of this one', async () => {
  const { id: user } = await client.create('safe');
  const { id } = await createGroup('Own');
  for (const method of ['GET', 'DELETE'] as const)
    expect((await harbour.send(method, `/Groups/${id}`)).status).toBe(404);
  await harbour.send('POST', '/Groups', { body: aGroup('Leads', [user]) });
  expect(await rightsOf(user)).toEqual(VIEWER);
});

it('a group has thousands of members', async () => {
  const { id } = await createGroup('Large');
  const members = Array.from({ length: 6000 }, (_, index) => String(900_000 + index));
  const { status } = await client.send('PUT', `/Groups/${id}`, { body: aGroup('Large', members) });
  expect([status, (await membersOf(id)).length]).toEqual([200, 6000]);
});

it('another group with the name of one is refused when nothing tells them apart', async () => {
  await createGroup('Same');
  const { id } = await createGroup('Different');
  const answer = await client.patch(`/Groups/${id}`, [{ op: 'replace', path: 'displayName', value: 'same' }]);
  expect([answer.status, answer.json.scimType]).toEqual([409, 'uniqueness']);
});
