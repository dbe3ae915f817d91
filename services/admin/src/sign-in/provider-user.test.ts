import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createUser,
  deleteSignInProvider,
  disableUser,
  getUser,
  listUsers,
  type SignInProvider,
  sessionUser,
  updateUser,
  verifyCredentials,
  verifyProviderUser,
} from '@skills-architect/contracts/admin';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';
import { createProvider, SAM } from './sign-in.fixtures';

const PASSWORD = 'harbour.7';
let admin: Awaited<ReturnType<typeof testService>>;
let provider: SignInProvider;
let strict: SignInProvider;
beforeAll(async () => {
  admin = await testService({ name: 'admin', build: adminService({ demo: { password: PASSWORD } }) });
  await admin.service.seed();
  provider = await createProvider(admin);
  strict = await createProvider(admin, {
    key: 'strict',
    title: 'Strict',
    domains: ['strict.example'],
    createsUsers: false,
    rules: [],
  });
});
afterAll(() => admin.close());

interface Person {
  email: string;
  isVerified?: boolean;
  name?: string;
  claims?: Record<string, unknown>;
}
const signIn = ({ claims = { groups: ['hr'] }, ...person }: Person, { providerId } = provider) =>
  admin
    .asPeer('portal')
    .call(verifyProviderUser, { body: { providerId, isVerified: true, name: 'Ada Park', ...person, claims } });
const refusal = async (person: Person, by = provider) => {
  const { status, failure } = await signIn(person, by);
  return [status, failure.error];
};
const makeUser = async (email: string, changes: object = {}) => {
  const form = { name: 'Max', email, userTypeId: 1 as const, ssoTypeId: 3 as const, clientIds: [1], ...changes };
  const { body, failure } = await admin.as(SAM).call(createUser, { body: form });
  if (!body.userId) throw new Error(failure.error);
  return body;
};

describe('a user of a provider', () => {
  it('is created at the first sign-in with the rights of the rules, and follows them later', async () => {
    const email = 'ada@northwind.example';
    const first = await signIn({ email });
    expect(first.body).toMatchObject({ name: 'Ada Park', userType: 1, clients: [1] });
    expect((await signIn({ email: 'ADA@northwind.example' })).body.userId).toBe(first.body.userId);
    const promoted = await signIn({ email, claims: { groups: ['leads'] } });
    expect(promoted.body).toEqual({ ...first.body, userType: 8, clients: [1, 2] });
    const { body } = await admin.as(SAM).call(getUser, { params: { userId: first.body.userId } });
    expect(body).toMatchObject({
      email,
      ssoType: { ssoType: 'Company' },
      clientList: [{ clientId: 1 }, { clientId: 2 }],
    });
    // No rule applies, and the provider keeps what they have.
    expect((await signIn({ email, claims: {} })).body).toEqual(promoted.body);
  });

  it('is created once by two sign-ins at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => signIn({ email: 'twice@northwind.example' })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await admin.as(SAM).call(listUsers, { query: { searchString: 'twice@northwind.example' } });
    expect(body.total).toBe(1);
  });

  it.each<[Person, RegExp]>([
    [{ email: 'new@northwind.example', claims: {} }, /No rule of Northwind Entra says what you may do/],
    [{ email: 'new@northwind.example', isVerified: false }, /has not verified your mail address/],
    [{ email: 'sam@skills-architect.example' }, /cannot sign in people of skills-architect\.example/],
    // The demo's users of other login types have addresses of the same domain.
    [{ email: 'general@northwind.example' }, /^This account signs in with User Name and Password/],
    [{ email: 'priya.nair@northwind.example' }, /^This account signs in with Google Login/],
  ])('is refused with %j', async (person, sentence) => {
    expect(await refusal(person)).toEqual([403, expect.stringMatching(sentence)]);
  });

  it('needs an account when the provider does not create users', async () => {
    const email = 'max@strict.example';
    expect(await refusal({ email }, strict)).toEqual([403, expect.stringMatching(/^There is no account for max@/)]);
    const { userId } = await makeUser(email);
    expect((await signIn({ email }, strict)).body).toMatchObject({ userId, userType: 1, clients: [1] });
  });

  it('of a provider that may not have Super Users is never one', async () => {
    await makeUser('root@strict.example', { userTypeId: 2, clientIds: [] });
    expect(await refusal({ email: 'root@strict.example' }, strict)).toEqual([
      403,
      'Super Users cannot sign in with Strict.',
    ]);
  });

  it('belongs to the provider that signed in first, until the login type changes', async () => {
    const { body: user } = await signIn({ email: 'eve@northwind.example' });
    const { body } = await admin.as(SAM).call(getUser, { params: { userId: user.userId } });
    const form = { name: body.name, userTypeId: 1 as const, ssoTypeId: 3 as const, clientIds: [1], rev: body.rev };
    const moved = { ...form, email: 'eve@strict.example' };
    await admin.as(SAM).call(updateUser, { params: { userId: user.userId }, body: moved });
    expect(await refusal({ email: moved.email }, strict)).toEqual([
      403,
      'This account belongs to another sign-in provider.',
    ]);
  });
});

it('a user of a deleted provider goes on with the next one of the same domain', async () => {
  const moving = {
    domains: ['moving.example'],
    rules: [{ claim: 'groups', value: 'hr', userTypeId: 1 as const, clientIds: [1] }],
  };
  const former = await createProvider(admin, { ...moving, key: 'former', title: 'Former' });
  const { body: user } = await signIn({ email: 'ida@moving.example' }, former);
  const params = { providerId: former.providerId };
  await admin.as(SAM).call(deleteSignInProvider, { params, query: { rev: former.rev } });
  const next = await createProvider(admin, { ...moving, key: 'next', title: 'Next' });
  expect((await signIn({ email: 'ida@moving.example' }, next)).body).toEqual(user);
});

describe('a disabled user', () => {
  const setDisabled = async (userId: number, disabled: boolean, by: SessionUser = SAM) => {
    const { body } = await admin.as(SAM).call(getUser, { params: { userId } });
    return admin.as(by).call(disableUser, { params: { userId }, body: { rev: body.rev, disabled } });
  };
  const storedSession = (userId: number) =>
    admin.platform.portal.collection('sessions').findOne({ 'user.userId': userId });

  it('is signed out, cannot sign in in any way, and can after being enabled', async () => {
    const { body: user } = await signIn({ email: 'out@northwind.example' });
    const sessions = admin.platform.portal.collection<{ _id: string; user: SessionUser }>('sessions');
    await sessions.insertOne({ _id: 'of the user', user });
    expect((await setDisabled(user.userId, true)).body).toMatchObject({ disabled: true });
    expect(await storedSession(user.userId)).toMatchObject({
      over: expect.stringMatching(/^Your account is disabled/),
    });
    expect(await refusal({ email: 'out@northwind.example' })).toEqual([403, expect.stringMatching(/is disabled/)]);
    const params = { userId: user.userId };
    expect((await admin.asPeer('portal').call(sessionUser, { params })).status).toBe(401);
    await setDisabled(user.userId, false);
    expect((await signIn({ email: 'out@northwind.example' })).status).toBe(200);
  });

  it('with a password is told so only after the right one', async () => {
    const { userId } = await makeUser('pass@northwind.example', { ssoTypeId: 1, loginId: 'pass', password: PASSWORD });
    await setDisabled(userId, true);
    const verify = async (password: string) =>
      (await admin.asPeer('portal').call(verifyCredentials, { body: { loginId: 'pass', password } })).status;
    expect([await verify(PASSWORD), await verify('another.1')]).toEqual([403, 401]);
  });

  it('is never oneself', async () => {
    const { status, failure } = await setDisabled(SAM.userId, true);
    expect([status, failure.error]).toEqual([409, 'You cannot disable your own account. Another Super User can.']);
  });
});
