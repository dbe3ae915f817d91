import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_PREFIX, type Call, fillPath } from '@skills-architect/contracts';
import {
  createScimToken,
  createSignInProvider,
  createUser,
  deleteUser,
  disableUser,
  listUsers,
  updateUser,
} from '@skills-architect/contracts/admin';
import { createPersona, listPersonas } from '@skills-architect/contracts/personas';
import {
  createAccessToken,
  getTokenCall,
  listAccessTokens,
  listAuditEntries,
  listJobs,
  listTokenCalls,
  login,
  loginOptions,
  revokeAccessToken,
  rotateAccessToken,
} from '@skills-architect/contracts/portal';
import { signIn, type Visitor } from '../../bench/portal/visitor';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

const CALLS = ['listPersonas', 'createPersona', 'listJobs'];
const PERSONA = { groupName: 'Data', personaName: 'Night Shift Lead', industryRoleId: 1 };

let portal: SharedPortal;
let superUser: Visitor;
beforeAll(async () => {
  portal = await openSharedPortal();
  superUser = await signIn(portal.address, 'super', PASSWORD);
});
afterAll(async () => {
  superUser.close();
});

/** A service account with the rights of a General User of client 1. */
const createAccount = async (name: string) => {
  const email = `${name.replaceAll(' ', '.')}@example.com`;
  const body = { name, email, userTypeId: 1, ssoTypeId: 4, clientIds: [1] };
  return superUser.call(createUser, { body });
};

const createToken = async (userId: number, changes: object = {}) => {
  const body = { name: 'Nightly import', calls: CALLS, addresses: [], days: 30, ...changes };
  return superUser.call(createAccessToken, { params: { userId }, body });
};

interface Sent {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
}

/** A program's request: its token is all that it sends. */
const send = async (secret: string, call: Call, { params, query = '', body }: Sent = {}) => {
  const response = await fetch(`${portal.address}${API_PREFIX}${fillPath(call, params)}${query}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() };
};

describe('a service account', () => {
  it('reads and writes with a token as far as token, user type and client allow, without cookie and page', async () => {
    const { userId } = await createAccount('Nightly import');
    const { secret, token } = await createToken(userId);
    expect(secret.startsWith(token.start)).toBe(true);

    const read = await send(secret, listPersonas, { query: '?clientId=1' });
    expect(read.status).toBe(200);
    expect(read.body.data.length).toBeGreaterThan(0);
    expect(read.cookies).toEqual([]);
    const written = await send(secret, createPersona, { query: '?clientId=1', body: PERSONA });
    expect(written.status).toBe(200);
    expect((await send(secret, listJobs)).status).toBe(200);

    expect((await send(secret, listPersonas, { query: '?clientId=2' })).status).toBe(404);
    expect((await send(secret, listUsers)).status).toBe(403);
    expect((await send(secret, login, { body: { loginId: 'super', password: PASSWORD } })).status).toBe(403);
    const { entries } = await superUser.call(listAuditEntries, { query: { kind: 'token' } });
    expect(entries.slice(0, 2)).toMatchObject([
      {
        what: 'Use access token',
        outcome: 'refused',
        details: { reason: expect.stringMatching(/may not make this call/) },
      },
      { what: 'Use access token', outcome: 'refused' },
    ]);
    const { tokens } = await superUser.call(listAccessTokens, { params: { userId } });
    expect(tokens).toMatchObject([
      { name: 'Nightly import', createdBy: 'Sam Super', lastUsed: { address: '127.0.0.1' } },
    ]);
    expect(JSON.stringify(tokens)).not.toContain(secret);
  });

  it('is refused with a revoked, an incomplete and a disabled account’s token', async () => {
    const { userId, rev } = await createAccount('Weekly report');
    const { secret, token } = await createToken(userId);
    const other = await createToken(userId);
    await superUser.call(revokeAccessToken, { params: { userId, tokenId: token.tokenId } });
    expect((await send(secret, listPersonas, { query: '?clientId=1' })).status).toBe(401);
    expect((await send(other.secret.slice(0, -1), listPersonas, { query: '?clientId=1' })).status).toBe(401);
    await superUser.call(disableUser, { params: { userId }, body: { rev, disabled: true } });
    expect(await send(other.secret, listPersonas, { query: '?clientId=1' })).toMatchObject({
      status: 401,
      body: { error: 'Your account is disabled. Ask your administrator.' },
    });
  });

  it('loses its tokens when it becomes a person or is deleted, so that they never work again', async () => {
    const { userId, rev, email, name } = await createAccount('Payroll');
    const { secret } = await createToken(userId);
    const form = { name, email, userTypeId: 1 as const, clientIds: [1] };
    const person = { ...form, ssoTypeId: 1 as const, loginId: 'payroll', password: PASSWORD, rev };
    const changed = await superUser.call(updateUser, { params: { userId }, body: person });
    const back = { ...form, ssoTypeId: 4 as const, rev: changed.rev };
    const account = await superUser.call(updateUser, { params: { userId }, body: back });
    expect((await superUser.call(listAccessTokens, { params: { userId } })).tokens).toEqual([]);
    expect((await send(secret, listPersonas, { query: '?clientId=1' })).status).toBe(401);

    const other = await createToken(userId);
    await superUser.call(deleteUser, { params: { userId }, query: { rev: account.rev } });
    expect(await send(other.secret, listPersonas, { query: '?clientId=1' })).toMatchObject({
      status: 401,
      body: { error: expect.stringMatching(/^This access token is not valid/) },
    });
  });

  it('goes on with the former secret for as long as the rotation says', async () => {
    const { userId } = await createAccount('Data warehouse');
    const { secret, token } = await createToken(userId);
    const at = { userId, tokenId: token.tokenId };
    const isAccepted = async (tried: string) =>
      (await send(tried, listPersonas, { query: '?clientId=1' })).status === 200;
    const second = await superUser.call(rotateAccessToken, { params: at, body: { formerHours: 24, days: 30 } });
    expect([await isAccepted(secret), await isAccepted(second.secret)]).toEqual([true, true]);
    const third = await superUser.call(rotateAccessToken, { params: at, body: { formerHours: 0, days: 30 } });
    expect([await isAccepted(secret), await isAccepted(second.secret), await isAccepted(third.secret)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it('the document of the public calls describes those that tokens can make, and one call by itself', async () => {
  const document = JSON.parse(Buffer.from(await superUser.download('/openapi.json')).toString());
  const { calls } = await superUser.call(listTokenCalls);
  const described = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  const { call, operation } = await superUser.call(getTokenCall, { params: { name: 'createPersona' } });
  expect(call).toMatchObject({ method: 'POST', path: '/skillsarchitect/v3/personas', reads: false });
  expect(operation).toMatchObject({ operationId: 'createPersona', security: [{}, { token: [] }] });
  await expect(superUser.call(getTokenCall, { params: { name: 'createUser' } })).rejects.toThrow('404');
});

describe('a token', () => {
  it('cannot be made for a person, nor for calls that manage rights', async () => {
    const { users } = await superUser.call(listUsers);
    const person = users.find(({ ssoType }) => ssoType.ssoTypeId === 1)?.userId ?? 0;
    await expect(createToken(person)).rejects.toThrow('404');
    const { userId } = await createAccount('Careless');
    await expect(createToken(userId, { calls: ['createUser'] })).rejects.toThrow('400');
    const { calls } = await superUser.call(listTokenCalls);
    const changing = calls.filter(({ reads }) => !reads).map(({ name }) => name);
    expect(changing).toContain('publishArea');
    expect(changing.filter((name) => /user|token|provider|login|chooseLanguage/i.test(name))).toEqual([]);
  });
});

describe('a header that is no access token', () => {
  const provider = {
    ...{ key: 'northwind', title: 'Northwind', kind: 'oidc', isOn: true, domains: ['northwind.example'] },
    ...{ issuer: 'https://login.northwind.example', applicationId: 'portal', trustsEmails: true, createsUsers: true },
    ...{ decide: 'first', rules: [], otherwise: { kind: 'keep' }, allowsSuper: false },
  };
  const ask = (path: string, authorization: string, body?: object) =>
    fetch(`${portal.address}${API_PREFIX}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/scim+json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  it.each(['Basic cG9ydGFsOnBhc3N3b3Jk', 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.sig'])(
    'of a proxy (%s) leaves the login page and its calls as they are',
    async (authorization) => {
      expect((await ask(loginOptions.path, authorization)).status).toBe(200);
    },
  );

  it('of an access token that is not valid is refused by calls that need no session as well', async () => {
    const answer = await ask(loginOptions.path, 'Bearer sat_made-up');
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'signed-out']);
    const { entries } = await superUser.call(listAuditEntries, { query: { kind: 'token', outcome: 'refused' } });
    expect(entries.filter(({ user }) => user === null)).toMatchObject([
      { what: 'Use access token', user: null, details: { reason: expect.stringMatching(/is not valid/) } },
    ]);
    const { userId } = await createAccount('Curious');
    const { secret } = await createToken(userId);
    expect((await ask(loginOptions.path, `Bearer ${secret}`)).status).toBe(403);
  });

  it('of a sign-in provider lets it manage its users, and each change is in the audit log', async () => {
    const { providerId } = await superUser.call(createSignInProvider, { body: provider });
    const { token } = await superUser.call(createScimToken, { params: { providerId } });
    const users = '/scim/v2/northwind/Users';
    const person = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: 'uma@northwind.example' };
    const created = await ask(users, `Bearer ${token}`, person);
    expect([created.status, (await ask(users, `Bearer ${token}`)).status]).toEqual([201, 200]);
    const { id } = await created.json();
    expect((await ask(users, 'Bearer wrong', person)).status).toBe(401);
    const { entries } = await superUser.call(listAuditEntries, { query: { searchString: 'northwind' } });
    expect(entries).toMatchObject([
      { kind: 'rights', what: 'SCIM of northwind: create user', outcome: 'refused', status: 401, user: null },
      { outcome: 'done', record: `user ${id} (uma@northwind.example)`, details: { active: true } },
    ]);
    const { entries: ofTokens } = await superUser.call(listAuditEntries, { query: { searchString: 'scim token' } });
    expect(ofTokens).toMatchObject([
      { kind: 'token', what: 'Create token for provisioning (SCIM)', record: `provider ${providerId}` },
    ]);
  });
});
