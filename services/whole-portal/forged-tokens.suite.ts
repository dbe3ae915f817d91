import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { API_PREFIX, type Call, fillPath, HUB_PATH, SESSION_OVER } from '@skills-architect/contracts';
import { listUsers, updateUser, verifyCredentials } from '@skills-architect/contracts/admin';
import { login, logout, session } from '@skills-architect/contracts/portal';
import { aUser, IDENTITY_HEADER, identities } from '@skills-architect/service-kit/testing';
import mongoose from 'mongoose';
import { WebSocket } from 'undici';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

const FOREIGN_ORIGIN = 4403;
type Headers = Record<string, string>;

let portal: SharedPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});

const send = async (call: Call, headers: Headers = {}, body?: object, address = portal.address) => {
  const response = await fetch(`${address}${API_PREFIX}${fillPath(call, { userId: 1 })}`, {
    method: call.method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
  return { status: response.status, json: await response.json(), cookie };
};
const signIn = async (loginId: string) => {
  const { json, cookie } = await send(login, {}, { loginId, password: PASSWORD });
  return { cookie, 'x-csrf-token': String(json.csrfToken) };
};
/** Headers of a Super User's request to the admin service. */
const superUserOf = (own = portal.platform.identities) => own.signAs('portal')({ user: aUser(2), depth: 0 }, 'admin');
/** The same, signed by another deployment on the same MongoDB. */
const foreignSuperUser = async () => {
  const database = mongoose.createConnection(process.env.TEST_MONGODB_URI ?? '', { dbName: 'test_forged_portal' });
  const headers = await superUserOf(identities({ portal: await database.asPromise() }));
  await database.dropDatabase();
  await database.close();
  return headers;
};

describe('a session cookie', () => {
  it.each([
    ['made up', () => `skills_architect_session=${randomBytes(32).toString('base64url')}`],
    ['empty', () => 'skills_architect_session='],
    ['an object', () => `skills_architect_session=${encodeURIComponent('{"$gt":""}')}`],
  ])('that is %s opens nothing', async (_, cookie) => {
    expect((await send(session, { cookie: cookie() })).status).toBe(401);
  });

  it('cannot be forged from the database’s content', async () => {
    await signIn('super');
    const sessions = await portal.platform.portal.collection<{ _id: string }>('sessions').find().toArray();
    for (const { _id } of sessions)
      expect((await send(session, { cookie: `skills_architect_session=${_id}` })).status).toBe(401);
  });

  it('is useless after logging out', async () => {
    const browser = await signIn('general');
    expect((await send(logout, browser)).status).toBe(200);
    expect((await send(session, browser)).status).toBe(401);
    expect((await send(logout, browser)).status).toBe(401);
  });
});

describe('the token header of a change', () => {
  const form = { rev: 0, name: 'Grace', email: 'grace@northwind.example', userTypeId: 2, ssoTypeId: 2, clientIds: [] };

  it.each([
    ['is missing', () => ({})],
    ['belongs to another session', async () => ({ 'x-csrf-token': (await signIn('super'))['x-csrf-token'] })],
    ['is of another length', () => ({ 'x-csrf-token': 'x' })],
  ])('that %s is refused', async (_, header) => {
    const { cookie } = await signIn('super');
    const { status, json } = await send(updateUser, { cookie, ...(await header()) }, form);
    expect([status, json.code]).toEqual([403, 'csrf']);
  });
});

describe('an identity', () => {
  it('sent by a browser is ignored', async () => {
    const identity = await superUserOf();
    expect((await send(listUsers, identity)).status).toBe(401);
    const browser = await signIn('general');
    expect((await send(listUsers, { ...browser, ...identity })).json.code).toBe('forbidden');
  });

  it('is required by services, and must be signed by this deployment', async () => {
    const [address = ''] = portal.addresses.admin ?? [];
    const listUsersWith = (headers: Headers) => send(listUsers, headers, undefined, address);
    const valid = await superUserOf();
    expect((await listUsersWith(valid)).status).toBe(200);
    const [header = '', payload = ''] = String(valid[IDENTITY_HEADER]).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const forged: Headers[] = [
      {},
      { cookie: (await signIn('super')).cookie },
      await portal.platform.identities.signAs('portal')({ user: aUser(2), depth: 0 }, 'roles'),
      await portal.platform.identities.signAs('roles')({ user: aUser(2), depth: 0 }, 'admin'),
      { [IDENTITY_HEADER]: `${none}.${payload}.` },
      { [IDENTITY_HEADER]: `${header}.${payload}.` },
    ];
    for (const headers of forged) expect((await listUsersWith(headers)).status).toBe(401);
    // Its key is not known here. A 401 would sign users out while keys are exchanged.
    expect((await listUsersWith(await foreignSuperUser())).status).toBe(503);
  });

  it('of a user does not allow calls for services only', async () => {
    const [address = ''] = portal.addresses.admin ?? [];
    const body = { loginId: 'super', password: PASSWORD };
    const response = await send(verifyCredentials, await superUserOf(), body, address);
    expect([response.status, response.json.code]).toEqual([403, 'forbidden']);
  });
});

describe('a socket', () => {
  const closeCode = (headers: Headers) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(portal.address.replace('http', 'ws') + HUB_PATH, { headers });
      socket.addEventListener('close', ({ code }) => resolve(code));
      socket.addEventListener('message', () => {
        socket.close();
        resolve(0);
      });
    });

  it('is accepted for a signed-in user on a page of the portal', async () => {
    const { cookie } = await signIn('general');
    expect(await closeCode({ cookie, origin: portal.address })).toBe(0);
    expect(await closeCode({ cookie, origin: 'https://elsewhere.example' })).toBe(FOREIGN_ORIGIN);
    expect(await closeCode({ cookie, origin: 'null' })).toBe(FOREIGN_ORIGIN);
    expect(await closeCode({ origin: portal.address })).toBe(SESSION_OVER);
    expect(await closeCode({ cookie: 'skills_architect_session=made-up' })).toBe(SESSION_OVER);
  });
});
