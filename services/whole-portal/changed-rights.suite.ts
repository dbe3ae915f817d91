import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX, type Call, fillPath, HUB_PATH, SESSION_OVER } from '@skills-architect/contracts';
import { createUser, deleteUser, getUser, listUsers, ownClients, updateUser } from '@skills-architect/contracts/admin';
import { listPersonas } from '@skills-architect/contracts/personas';
import { login, logout, session } from '@skills-architect/contracts/portal';
import { WebSocket } from 'undici';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

const MAX_TRIES = 100;

interface Browser {
  cookie: string;
  csrfToken: string;
  userId: number;
}
type Input = { params?: Record<string, number>; query?: Record<string, number>; body?: object };

let portal: SharedPortal;
let admin: Browser;
const sockets: WebSocket[] = [];

const send = async (call: Call, { params, query, body }: Input, browser?: Browser) => {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  const response = await fetch(`${portal.address}${API_PREFIX}${fillPath(call, params)}?${search}`, {
    method: call.method,
    headers: {
      ...(browser && { cookie: browser.cookie, 'x-csrf-token': browser.csrfToken }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { status: response.status, json: await response.json(), cookie };
};

const signIn = async (loginId: string): Promise<Browser> => {
  const { status, json, cookie } = await send(login, { body: { loginId, password: PASSWORD } });
  if (status !== 200) throw new Error(`the sign-in of ${loginId} was answered ${status}: ${JSON.stringify(json)}`);
  return { cookie, csrfToken: json.csrfToken, userId: json.user.userId };
};

/** A browser's socket; it receives hello once it is connected. */
const openSocket = async ({ cookie }: Browser) => {
  const received: string[] = [];
  const waiting = new Map<string, () => void>();
  let overWith = (_code: number): void => undefined;
  const closed = new Promise<number>((resolve) => {
    overWith = resolve;
  });
  const waitForEvent = (name: string) =>
    received.includes(name) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(name, resolve));
  const socket = new WebSocket(portal.address.replace('http', 'ws') + HUB_PATH, { headers: { cookie } });
  socket.addEventListener('close', ({ code }) => overWith(code));
  socket.addEventListener('message', ({ data }) => {
    const { name } = JSON.parse(String(data));
    received.push(name);
    waiting.get(name)?.();
  });
  sockets.push(socket);
  await waitForEvent('hello');
  return { received, closed, waitForEvent };
};

let count = 0;
const createUserOfType = async (userTypeId: number, clientIds: number[]) => {
  count += 1;
  const loginId = `someone${count}`;
  const form = {
    name: `Someone ${count}`,
    email: `${loginId}@example.com`,
    userTypeId,
    ssoTypeId: 1,
    clientIds,
    loginId,
  };
  await send(createUser, { body: { ...form, password: PASSWORD } }, admin);
  return { form, browser: await signIn(loginId) };
};
const readRev = async ({ userId }: Browser) => (await send(getUser, { params: { userId } }, admin)).json.rev;
const change = async (browser: Browser, form: object) =>
  send(updateUser, { params: { userId: browser.userId }, body: { ...form, rev: await readRev(browser) } }, admin);
const listClientPersonas = async (clientId: number, browser: Browser) =>
  (await send(listPersonas, { query: { clientId } }, browser)).status;

beforeAll(async () => {
  portal = await openSharedPortal();
  admin = await signIn('super');
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
});

it('a changed type applies from the next call on, and open pages are notified', async () => {
  const { form, browser } = await createUserOfType(4, []);
  const socket = await openSocket(browser);
  expect((await send(listUsers, {}, browser)).status).toBe(403);
  await change(browser, { ...form, userTypeId: 2 });
  expect((await send(listUsers, {}, browser)).status).toBe(200);
  await socket.waitForEvent('session');
  expect((await send(session, {}, browser)).json.user).toMatchObject({ userType: 2 });
  await change(browser, { ...form, userTypeId: 3 });
  expect((await send(listUsers, {}, browser)).status).toBe(403);
});

it('changed clients apply from the next call on, in every browser of the user', async () => {
  const { form, browser } = await createUserOfType(1, [1]);
  const other = await signIn(form.loginId);
  expect([await listClientPersonas(1, browser), await listClientPersonas(2, browser)]).toEqual([200, 404]);
  await change(browser, { ...form, clientIds: [2] });
  for (const each of [browser, other])
    expect([await listClientPersonas(1, each), await listClientPersonas(2, each)]).toEqual([404, 200]);
  const { json } = await send(ownClients, { params: { userId: browser.userId } }, browser);
  expect(json.clients.map(({ clientId }: { clientId: number }) => clientId)).toEqual([2]);
});

it('a socket gets no more events of a removed client', async () => {
  const { form, browser } = await createUserOfType(1, [1]);
  const socket = await openSocket(browser);
  const publishToClient = (clientId: number, name: string) =>
    portal.platform.events.publish({ to: { clientId }, name, data: {} });
  await publishToClient(1, 'before');
  await socket.waitForEvent('before');
  await change(browser, { ...form, clientIds: [2] });
  await socket.waitForEvent('session');
  // Subscriptions are reloaded asynchronously; an event of the new client shows that this is done.
  for (let tries = 0; tries < MAX_TRIES && !socket.received.includes('gained'); tries += 1)
    await publishToClient(2, 'gained');
  await socket.waitForEvent('gained');
  await publishToClient(1, 'after');
  await publishToClient(2, 'end');
  await socket.waitForEvent('end');
  expect(socket.received).not.toContain('after');
});

it('a deleted user is signed out everywhere, including sockets', async () => {
  const { form, browser } = await createUserOfType(8, [1, 2]);
  const other = await signIn(form.loginId);
  const openSockets = [await openSocket(browser), await openSocket(other)];
  const { userId } = browser;
  const deleted = await send(deleteUser, { params: { userId }, query: { rev: await readRev(browser) } }, admin);
  expect(deleted.status).toBe(200);
  for (const each of [browser, other]) {
    const { status, json } = await send(session, {}, each);
    expect([status, json.error]).toEqual([401, 'Your account was deleted. Ask your administrator.']);
  }
  expect(await Promise.all(openSockets.map(({ closed }) => closed))).toEqual([SESSION_OVER, SESSION_OVER]);
  expect((await send(login, { body: { loginId: form.loginId, password: PASSWORD } })).status).toBe(401);
});

it('a new password ends sessions begun with the old one', async () => {
  const { form, browser } = await createUserOfType(4, []);
  const socket = await openSocket(browser);
  await change(browser, { ...form, password: 'matrix.78' });
  const { status, json } = await send(session, {}, browser);
  expect([status, json.error]).toEqual([401, 'Your password or login type was changed. Sign in again.']);
  expect(await socket.closed).toBe(SESSION_OVER);
  const signedIn = await send(login, { body: { loginId: form.loginId, password: 'matrix.78' } });
  expect((await send(session, {}, { ...browser, cookie: signedIn.cookie })).status).toBe(200);
});

it('a user who changes the own password stays signed in here only', async () => {
  const { form, browser } = await createUserOfType(2, []);
  const other = await signIn(form.loginId);
  const body = { ...form, password: 'matrix.79', rev: await readRev(browser) };
  expect((await send(updateUser, { params: { userId: browser.userId }, body }, browser)).status).toBe(200);
  expect((await send(session, {}, browser)).status).toBe(200);
  expect((await send(session, {}, other)).status).toBe(401);
});

it('signing out in one page notifies the others', async () => {
  const { browser } = await createUserOfType(4, []);
  await send(logout, {}, browser);
  const { status, json } = await send(session, {}, browser);
  expect([status, json.error]).toEqual([401, 'You have signed out.']);
});
