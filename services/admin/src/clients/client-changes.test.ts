import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeClientSources,
  createClient,
  createUser,
  deleteClient,
  disableUser,
  getClient,
  listAttributeValues,
  listClients,
  listContentProviders,
  updateClient,
} from '@skills-architect/contracts/admin';
import { countSelectedPersonas, forgetClient } from '@skills-architect/contracts/personas';
import { listSubSectors } from '@skills-architect/contracts/roles';
import { listSchemes, listSources } from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';

const ALONE = 5;
const sources = [1, 2, ALONE].map((sourceId) => ({
  sourceId,
  source: `Source ${sourceId}`,
  allowMultipleMappings: sourceId !== ALONE,
  isAssessmentEnabled: false,
}));
const scheme = (schemeId: number, levelCount: number, sourceIds: number[]) => ({
  schemeId,
  schemeName: `Scheme of ${levelCount}`,
  levelCount,
  sourceIds,
  levels: [],
});
const places = [
  { subsectorId: 1, subsector: 'Retail', subsectorTypeId: 1 as const, sourceIds: [1] },
  { subsectorId: 4, subsector: 'Finance', subsectorTypeId: 2 as const, sourceIds: [1, 2] },
];
/** Clients whose other data was removed. */
const forgotten: number[] = [];
const peers = peerAnswers(
  [listSources, () => ({ sources })],
  [listSchemes, () => ({ schemes: [scheme(1, 5, [1]), scheme(2, 4, [2, ALONE])] })],
  [
    listSubSectors,
    ({ query }: { query: { sourceIds: number[] } }) => ({
      subSectors: places.filter((place) => place.sourceIds.some((id) => query.sourceIds.includes(id))),
    }),
  ],
  [
    countSelectedPersonas,
    ({ query }: { query: { clientId: number } }) => ({ personas: query.clientId === 1 ? 12 : 0 }),
  ],
  [
    forgetClient,
    ({ body }: { body: { clientId: number } }) => {
      forgotten.push(body.clientId);
      return { done: true };
    },
  ],
);
let admin: Awaited<ReturnType<typeof testService>>;
const superUser = aUser(2, [], 2);

beforeAll(async () => {
  admin = await testService({ name: 'admin', build: adminService({ demo: { password: 'harbour.7' } }), peers });
  await admin.service.seed();
});
afterAll(() => admin.close());

const as = () => admin.as(superUser);
let count = 0;
const aForm = (changes: object = {}) => {
  count += 1;
  return { clientName: `Client ${count}`, clientDomain: `client${count}.example`, sourceIdList: [1], ...changes };
};
const create = (changes: object = {}) => as().call(createClient, { body: aForm(changes) });
const update = (clientId: number, rev: number, changes: object = {}) =>
  as().call(updateClient, { params: { clientId }, body: { ...aForm(changes), rev } });
const remove = (clientId: number, rev: number) => as().call(deleteClient, { params: { clientId }, query: { rev } });

describe('a client', () => {
  it('can import personas by default, and keeps the setting until it is changed', async () => {
    const { body: created } = await create();
    expect(created.bulkImportEnabled).toBe(true);
    const { body: off } = await update(created.clientId, created.rev, { bulkImportEnabled: false });
    expect(off.bulkImportEnabled).toBe(false);
    const { body: other } = await update(off.clientId, off.rev);
    expect(other.bulkImportEnabled).toBe(false);
    expect((await create({ bulkImportEnabled: false })).body.bulkImportEnabled).toBe(false);
  });

  it('keeps its approvers until they are changed; who may not approve does not count', async () => {
    const { clientId, rev } = (await create({ approverIds: [2] })).body;
    const email = (name: string) => `${name}.${clientId}@approve.example`;
    const addUser = async (name: string, userTypeId: 1 | 3, clientIds: number[]) =>
      (
        await as().call(createUser, {
          body: { name, email: email(name), userTypeId, ssoTypeId: 2 as const, clientIds },
        })
      ).body;
    const anna = await addUser('Anna', 1, [clientId]);
    const otto = await addUser('Otto', 1, [1]);
    const changed = await update(clientId, rev, { approverIds: [2, anna.userId, 2] });
    expect(changed.body.approverIds).toEqual([2, anna.userId]);
    const kept = await update(clientId, changed.body.rev);
    expect(kept.body.approverIds).toEqual([2, anna.userId]);
    expect((await update(clientId, kept.body.rev, { approverIds: [otto.userId] })).failure.issues).toEqual([
      { path: 'approverIds', message: 'Otto cannot approve personas of this client.' },
    ]);
    expect((await create({ approverIds: [999_999] })).failure.issues).toEqual([
      { path: 'approverIds', message: 'There is no user 999999.' },
    ]);
    await as().call(disableUser, { params: { userId: anna.userId }, body: { rev: anna.rev, disabled: true } });
    expect((await as().call(getClient, { params: { clientId } })).body.approverIds).toEqual([2]);
  });

  it('is stored with all fields; the answer has names and ids', async () => {
    const { contentProviders } = (await as().call(listContentProviders, {})).body;
    const provider = contentProviders[0]?.contentProviderId ?? 0;
    const created = await create({
      clientName: 'Meadow Foods',
      clientDomain: 'Meadow.Example',
      orgGrowthStageId: 2,
      sourceIdList: [1, 2, 1],
      subSectorIdList: [1, 4],
      contentProviderIdList: [provider],
      instanceName: 'meadow',
      instanceRegion: 1,
    });
    expect(created.body).toMatchObject({
      clientDomain: 'meadow.example',
      orgGrowthStageName: 'Growth',
      sourceIds: [1, 2],
      subSectorIds: [1, 4],
      contentProviderIds: [provider],
      instanceName: 'meadow',
      instanceRegionName: 'Europe',
      rev: 0,
    });
    const listed = await as().call(listClients, { query: { searchString: 'meadow' } });
    expect(listed.body.clients).toEqual([created.body]);
  });

  it('may share the domain of another client of the same company', async () => {
    const both = [await create({ clientDomain: 'one.example' }), await create({ clientDomain: 'one.example' })];
    expect(both.map(({ body }) => body.clientDomain)).toEqual(['one.example', 'one.example']);
  });

  it.each([
    [[1], 5, 'Scheme of 5'],
    [[2], 4, 'Scheme of 4'],
    [[1, 2], 5, ''],
  ])('with the sources %j works with %i levels', async (sourceIdList, levels, name) => {
    expect((await create({ sourceIdList })).body).toMatchObject({
      proficiencySchemeLevelCount: levels,
      proficiencySchemeName: name,
    });
  });

  it.each([
    ['clientName', { clientName: ' ' }, 'Client name is required'],
    ['clientName', { clientName: 'NORTHWIND  logistics' }, 'A client with this name exists already'],
    ['clientDomain', { clientDomain: 'not a domain' }, 'Enter valid domain'],
    ['clientDomain', { clientDomain: 'nodot' }, 'Enter valid domain'],
    ['instanceName', { instanceRegion: 1 }, 'Instance Name is required'],
    ['instanceRegion', { instanceName: 'x' }, 'region is required'],
    ['instanceRegion', { instanceName: 'x', instanceRegion: 99 }, 'There is no value 99 to choose.'],
    ['orgGrowthStageId', { orgGrowthStageId: 99 }, 'There is no value 99 to choose.'],
    ['sourceIdList', { sourceIdList: [] }, 'Choose at least one source'],
    ['sourceIdList', { sourceIdList: [77] }, 'There is no source 77.'],
    ['sourceIdList', { sourceIdList: [1, ALONE] }, 'Source 5 cannot be combined with other sources.'],
    [
      'subSectorIdList',
      { sourceIdList: [2], subSectorIdList: [4, 1] },
      'The industry or function 1 belongs to none of the chosen sources.',
    ],
    ['contentProviderIdList', { contentProviderIdList: [99] }, 'One of the content providers no longer exists.'],
  ])('names the field %s when it is wrong: %j', async (path, changes, message) => {
    expect((await create(changes)).failure.issues).toEqual([{ path, message }]);
  });

  it('is changed by its revision, and its scheme is derived again', async () => {
    const { clientId } = (await create()).body;
    expect((await update(clientId, 0, { sourceIdList: [2] })).body).toMatchObject({
      rev: 1,
      proficiencySchemeLevelCount: 4,
    });
    expect((await update(clientId, 0)).failure.code).toBe('stale');
    const same = await update(clientId, 1, { clientName: 'Kept Name', clientDomain: 'kept.example' });
    expect(
      (await update(clientId, same.body.rev, { clientName: 'KEPT name', clientDomain: 'kept.example' })).status,
    ).toBe(200);
  });

  it('keeps only the industries and functions of its remaining sources', async () => {
    const { clientId, rev } = (await create({ sourceIdList: [1, 2], subSectorIdList: [1, 4] })).body;
    const change = (sourceIds: number[], known: number) =>
      as().call(changeClientSources, { params: { clientId }, body: { rev: known, sourceIds } });
    expect((await change([2], rev)).body).toMatchObject({ sourceIds: [2], subSectorIds: [4] });
    expect((await change([ALONE], rev + 1)).body).toMatchObject({ sourceIds: [ALONE], subSectorIds: [] });
    const nobody = { params: { clientId: 999_999 }, body: { rev: 0, sourceIds: [1] } };
    expect((await as().call(changeClientSources, nobody)).status).toBe(404);
  });

  it('releases its name and domain when it is deleted', async () => {
    const { clientId, clientName, clientDomain, rev } = (await create()).body;
    expect((await remove(clientId, rev + 1)).failure.code).toBe('stale');
    expect((await remove(clientId, rev)).body).toEqual({ done: true });
    expect(forgotten).toEqual([clientId]);
    // Services call `enter` in each transaction that creates a client's record; it refuses deleted clients.
    const late = admin.kit.db.transaction((session) => admin.kit.clientGuard.enter(clientId, session));
    await expect(late).rejects.toMatchObject({ code: 'not-found' });
    expect((await as().call(getClient, { params: { clientId } })).status).toBe(404);
    expect((await create({ clientName, clientDomain })).status).toBe(200);
  });

  it('cannot be deleted while it has personas or users', async () => {
    const demo = await remove(1, 0);
    expect([demo.status, demo.failure.error]).toEqual([
      409,
      expect.stringMatching(/^Northwind Logistics still has 12 personas and \d+ users: it cannot be deleted\.$/),
    ]);
    const { clientId, clientName } = (await create()).body;
    const user = { name: 'Nora', email: 'n@x.example', userTypeId: 1 as const, ssoTypeId: 2 as const };
    await as().call(createUser, { body: { ...user, clientIds: [clientId] } });
    expect((await remove(clientId, 0)).failure.error).toBe(`${clientName} still has 1 user: it cannot be deleted.`);
  });

  it('cannot be deleted while a user is being assigned to it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { clientId } = (await create()).body;
      const user = { name: 'Nell', email: `nell${round}@x.example`, userTypeId: 1 as const, ssoTypeId: 2 as const };
      const [created, gone] = await Promise.all([
        as().call(createUser, { body: { ...user, clientIds: [clientId] } }),
        remove(clientId, 0),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([created.status, gone.status]);
    }
  });

  it('can be changed by super users only', async () => {
    expect((await admin.as(aUser(4)).call(createClient, { body: aForm() })).status).toBe(403);
  });
});

it.each([
  [1, 'Maturity'],
  [8, 'India'],
])('attribute %i offers %s', async (attributeId, value) => {
  const { attributeValues } = (await as().call(listAttributeValues, { params: { attributeId } })).body;
  expect(attributeValues.map(({ attributeValue }) => attributeValue)).toContain(value);
});

it('an unknown attribute is not found', async () => {
  expect((await as().call(listAttributeValues, { params: { attributeId: 7 } })).status).toBe(404);
});
