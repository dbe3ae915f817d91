import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type DifferenceKind,
  disableUser,
  listGroupDifferences,
  listUserDifferences,
  repairDifferences,
  type SignInProvider,
  undoRepair,
  updateSignInProvider,
  verifyProviderUser,
  type WithoutRule,
} from '@skills-architect/contracts/admin';
import { aUser } from '@skills-architect/service-kit/testing';
import { GROUP, openAdmin, scimClient, tokenOf } from '../scim/scim.fixtures';
import { aProviderForm, createProvider, SAM } from './sign-in.fixtures';

let admin: Awaited<ReturnType<typeof openAdmin>>;
let provider: SignInProvider;
let client: ReturnType<typeof scimClient>;
const rules = [
  { claim: 'groups', value: 'hr', userTypeId: 1, clientIds: [1] },
  { claim: 'groups', value: 'nowhere', userTypeId: 8, clientIds: [2] },
] as const;
const toRules = (clientIds: number[]) =>
  rules.map((rule) => ({ ...rule, clientIds: [...rule.clientIds, ...clientIds] }));
beforeAll(async () => {
  admin = await openAdmin();
  provider = await createProvider(admin, {
    rules: toRules([]),
    otherwise: { kind: 'give', userTypeId: 5, clientIds: [] },
  });
  client = scimClient(admin, await tokenOf(admin, provider));
  const names = ['ada', 'ben', 'cleo'];
  const ids: string[] = [];
  for (const name of names) ids.push((await client.create(name)).id);
  const members = ids.slice(0, 2).map((value) => ({ value }));
  await client.send('POST', '/Groups', { body: { schemas: [GROUP], displayName: 'hr', members } });
  await client.send('POST', '/Groups', { body: { schemas: [GROUP], displayName: 'Sales', externalId: 's', members } });
});
afterAll(() => admin.close());

const params = () => ({ providerId: provider.providerId });
const list = async (kind: DifferenceKind, query: object = {}) =>
  (await admin.as(SAM).call(listUserDifferences, { params: params(), query: { kind, ...query } })).body;
const repair = async (kind: DifferenceKind) => {
  const { users } = await list(kind);
  const sent = users.map(({ userId, rev }) => ({ userId, rev }));
  return (await admin.as(SAM).call(repairDifferences, { params: params(), body: { kind, users: sent } })).body;
};
const undo = async (changeSet: string) => (await admin.as(SAM).call(undoRepair, { params: { changeSet } })).body;

it('a changed rule makes differences, which are listed, searched and paged, repaired, and undone', async () => {
  expect((await list('rights')).counts).toEqual({ rights: 0, unsent: 0, activity: 0 });
  const otherwise: WithoutRule = { kind: 'give', userTypeId: 5, clientIds: [] };
  const body = { ...aProviderForm({ rules: toRules([2]), otherwise }), rev: 1 };
  expect((await admin.as(SAM).call(updateSignInProvider, { params: params(), body })).status).toBe(200);
  const found = await list('rights');
  expect(found.users).toMatchObject([
    { name: 'The ada', rights: { clients: [{ clientId: 1 }] }, due: { clients: [{ clientId: 1 }, { clientId: 2 }] } },
    { name: 'The ben' },
  ]);
  expect(await list('rights', { pagesize: 1, offset: 1 })).toMatchObject({ total: 2, users: [{ name: 'The ben' }] });
  expect(await list('rights', { searchString: 'ada' })).toMatchObject({ total: 1, users: [{ name: 'The ada' }] });

  const { changeSet, repaired, kept } = await repair('rights');
  expect([repaired, kept, (await list('rights')).total]).toEqual([2, [], 0]);
  expect(await undo(changeSet)).toEqual({ restored: 2, kept: 0 });
  expect((await list('rights')).total).toBe(2);
  expect(await undo(changeSet)).toEqual({ restored: 0, kept: 0 });
});

it('a user who was changed since the list was read is left out', async () => {
  const { users } = await list('rights');
  const old = users.map(({ userId, rev }) => ({ userId, rev: rev - 1 }));
  const { body } = await admin
    .as(SAM)
    .call(repairDifferences, { params: params(), body: { kind: 'rights', users: old } });
  expect(body).toMatchObject({ repaired: 0, kept: [{ reason: 'The user was changed meanwhile.' }, {}] });
});

it('whoever SCIM has never sent is disabled', async () => {
  const body = { providerId: provider.providerId, email: 'uma@northwind.example', isVerified: true, claims: {} };
  const { body: user } = await admin.asPeer('portal').call(verifyProviderUser, { body });
  expect((await list('unsent')).users).toMatchObject([{ userId: user.userId }]);
  const { changeSet } = await repair('unsent');
  expect([(await list('unsent')).total, (await client.portalUser(String(user.userId))).disabled]).toEqual([0, true]);
  await undo(changeSet);
  expect((await list('unsent')).total).toBe(1);
});

it('whoever is disabled here and active there is enabled, also after a change of something else by SCIM', async () => {
  const { id } = await client.create('dora');
  const { rev } = await client.portalUser(id);
  await admin.as(SAM).call(disableUser, { params: { userId: Number(id) }, body: { rev, disabled: true } });
  await client.patch(`/Users/${id}`, [{ op: 'replace', path: 'title', value: 'Head' }]);
  expect((await list('activity')).users).toMatchObject([{ userId: Number(id), disabled: true }]);
  await repair('activity');
  expect([(await list('activity')).total, (await client.portalUser(id)).disabled]).toEqual([0, undefined]);
});

it('groups without a rule and rules without a group are listed', async () => {
  const read = async (query: object = {}) =>
    (await admin.as(SAM).call(listGroupDifferences, { params: params(), query })).body;
  expect(await read()).toEqual({
    groups: [{ name: 'Sales', externalId: 's', members: 2 }],
    total: 1,
    missing: ['nowhere'],
    sent: 2,
  });
  expect((await read({ searchString: 'a.*' })).total).toBe(0);
});

it('only Super Users see and repair differences', async () => {
  const { status } = await admin
    .as(aUser(4))
    .call(listUserDifferences, { params: params(), query: { kind: 'rights' } });
  expect(status).toBe(403);
});

it('claims that only a sign-in states are named, and rights are not compared then', async () => {
  const other = await createProvider(admin, { key: 'harbour', title: 'Harbour', domains: ['harbour.example'] });
  const { body } = await admin
    .as(SAM)
    .call(listUserDifferences, { params: { providerId: other.providerId }, query: { kind: 'rights' } });
  expect(body.unstated).toEqual(['groups']);
});
