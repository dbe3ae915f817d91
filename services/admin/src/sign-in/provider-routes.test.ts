import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createSignInProvider,
  createUser,
  deleteSignInProvider,
  findSignInProvider,
  getSignInProvider,
  listSignInProviders,
  previewClaimRules,
  readSignInProvider,
  type SignInProvider,
  type SignInProviderForm,
  updateSignInProvider,
} from '@skills-architect/contracts/admin';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';
import { aProviderForm, createProvider, SAM } from './sign-in.fixtures';

let admin: Awaited<ReturnType<typeof testService>>;
let provider: SignInProvider;
beforeAll(async () => {
  admin = await testService({ name: 'admin', build: adminService({ demo: { password: 'harbour.7' } }) });
  await admin.service.seed();
  provider = await createProvider(admin);
});
afterAll(() => admin.close());

const params = () => ({ providerId: provider.providerId });
const read = async () => (await admin.as(SAM).call(getSignInProvider, { params: params() })).body;
const update = async (changes: Partial<SignInProviderForm>) => {
  const { rev } = await read();
  const { secret, ...form } = aProviderForm();
  return admin.as(SAM).call(updateSignInProvider, { params: params(), body: { ...form, rev, ...changes } });
};
const sealed = async () =>
  (await admin.asPeer('portal').call(readSignInProvider, { params: params() })).body.sealedSecret;

describe('a sign-in provider', () => {
  it('is listed without its secret, which is stored sealed and not in the history', async () => {
    const { body } = await admin.as(SAM).call(listSignInProviders, {});
    expect(body.providers).toMatchObject([{ key: 'northwind', hasSecret: true, users: 0 }]);
    await update({ title: 'Northwind' });
    const stored = await Promise.all(
      ['signInProvider', 'history'].map((name) => admin.kit.db.collection(name).find().toArray()),
    );
    expect(JSON.stringify([body, stored])).not.toContain('a secret of northwind');
    expect(JSON.stringify([body, stored[1]])).not.toContain(await sealed());
    expect(admin.kit.secrets.open((await sealed()) ?? '', 'sign-in provider northwind')).toBe('a secret of northwind');
  });

  it('keeps its secret unless a new one is entered, and can be without', async () => {
    const before = await sealed();
    await update({});
    expect(await sealed()).toBe(before);
    await update({ secret: 'another' });
    expect(admin.kit.secrets.open((await sealed()) ?? '', 'sign-in provider northwind')).toBe('another');
    await update({ secret: '' });
    expect(await read()).toMatchObject({ hasSecret: false });
  });

  it.each<[Partial<SignInProviderForm>, number, string, string]>([
    [{}, 409, 'key', 'Another provider has this key'],
    [{ key: 'harbour' }, 409, 'domains', 'northwind.example is a domain of Northwind Entra'],
    [{ key: 'H' }, 400, 'key', 'Use 2 to 40 small letters, digits and -, beginning with a letter'],
    [{ domains: [] }, 400, 'domains', 'Enter at least one domain'],
    [{ domains: ['northwind'] }, 400, 'domains.0', 'Enter a domain such as northwind.example'],
    [{ domains: ['*.example'] }, 400, 'domains.0', 'Enter a domain such as northwind.example'],
    [{ issuer: 'http://login.example' }, 400, 'issuer', 'Enter an address that begins with https://'],
    [
      { kind: 'saml', issuer: 'urn:a', signInUrl: 'http://a' },
      400,
      'signInUrl',
      'Enter an address that begins with https://',
    ],
    [
      { rules: [{ claim: 'a', value: 'b', userTypeId: 1, clientIds: [] }] },
      400,
      'rules.0.clientIds',
      'Choose the clients',
    ],
    [
      { rules: [{ claim: 'a', value: 'b', userTypeId: 2, clientIds: [] }] },
      400,
      'rules.0.userTypeId',
      'This provider may not make Super Users',
    ],
    [
      { otherwise: { kind: 'give', userTypeId: 2, clientIds: [] } },
      400,
      'otherwise.userTypeId',
      'This provider may not make Super Users',
    ],
  ])('with %j is refused', async (changes, status, path, message) => {
    const answer = await admin.as(SAM).call(createSignInProvider, { body: aProviderForm(changes) });
    expect([answer.status, answer.failure.issues?.[0]]).toEqual([
      status,
      { path: expect.stringContaining(path), message },
    ]);
  });

  it('keeps its key and protocol, and names known clients', async () => {
    expect((await update({ key: 'other-key' })).failure.issues).toMatchObject([{ path: 'key' }]);
    const saml = { kind: 'saml', signInUrl: 'https://a.example', certificates: '-----BEGIN CERTIFICATE-----' } as const;
    expect((await update(saml)).failure.issues).toMatchObject([{ path: 'kind' }]);
    const rules = [{ claim: 'a', value: 'b', userTypeId: 1, clientIds: [999] } as const];
    expect((await update({ rules: rules.map((rule) => ({ ...rule, clientIds: [...rule.clientIds] })) })).status).toBe(
      404,
    );
  });

  it('is found by its domain or key while it is on', async () => {
    const find = async (query: { domain?: string; key?: string; alsoOff?: boolean }) =>
      (await admin.asPeer('portal').call(findSignInProvider, { query })).body;
    expect(await find({ domain: 'NORTHWIND.example' })).toMatchObject({
      hasAny: true,
      provider: { claims: ['groups'] },
    });
    expect(await find({ key: 'northwind' })).toMatchObject({ provider: { key: 'northwind' } });
    expect(await find({ domain: 'elsewhere.example' })).toEqual({ hasAny: true });
    await update({ isOn: false });
    expect(await find({ domain: 'northwind.example' })).toEqual({ hasAny: false });
    expect(await find({ key: 'northwind', alsoOff: true })).toMatchObject({ provider: { key: 'northwind' } });
    await update({});
  });

  it('shows what its rules give, without saving anything', async () => {
    const { key, rules, decide, otherwise, allowsSuper } = aProviderForm();
    const body = { rules, decide, otherwise, allowsSuper, claims: { groups: ['leads'] } };
    expect((await admin.as(SAM).call(previewClaimRules, { body })).body).toEqual({
      applied: [1],
      rights: {
        userTypeId: 8,
        userType: 'General User - Internal',
        clients: [
          { clientId: 2, clientName: expect.any(String) },
          { clientId: 1, clientName: expect.any(String) },
        ],
      },
    });
    expect(key).toBe('northwind');
  });

  it('is only for Super Users', async () => {
    const answers = [aUser(4), aUser(1, [1]), aUser(3)].map((user) => admin.as(user).call(listSignInProviders, {}));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('is deleted by its revision', async () => {
    const remove = (rev: number) => admin.as(SAM).call(deleteSignInProvider, { params: params(), query: { rev } });
    expect((await remove(0)).status).toBe(409);
    expect((await remove((await read()).rev)).status).toBe(200);
    expect((await admin.as(SAM).call(getSignInProvider, { params: params() })).status).toBe(404);
  });
});

it('switched off ends the sessions of its users, and of nobody else', async () => {
  const off = await createProvider(admin, { key: 'off', title: 'Off', domains: ['off.example'] });
  const form = { name: 'Ola', email: 'ola@off.example', userTypeId: 5, ssoTypeId: 3, clientIds: [] } as const;
  const { body: user } = await admin.as(SAM).call(createUser, { body: { ...form, clientIds: [] } });
  await admin.kit.db.collection('user').updateOne({ email: form.email }, { $set: { providerId: off.providerId } });
  const sessions = admin.platform.portal.collection<{ _id: string; user: { userId: number }; over?: string }>(
    'sessions',
  );
  await sessions.insertMany([
    { _id: 'of Ola', user: { userId: user.userId } },
    { _id: 'of Sam', user: { userId: SAM.userId } },
  ]);
  const { secret: _kept, ...values } = aProviderForm({
    key: 'off',
    title: 'Off',
    domains: ['off.example'],
    isOn: false,
  });
  const body = { ...values, rev: off.rev };
  await admin.as(SAM).call(updateSignInProvider, { params: { providerId: off.providerId }, body });
  const over = async (_id: string) => (await sessions.findOne({ _id }))?.over;
  expect([await over('of Ola'), await over('of Sam')]).toEqual([
    'Off is switched off. Ask your administrator.',
    undefined,
  ]);
});
