import net from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { login } from '@skills-architect/contracts/portal';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

let portal: SharedPortal;
const opened: net.Socket[] = [];

beforeAll(async () => {
  portal = await openSharedPortal();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

interface Browser {
  cookie: string;
  'x-csrf-token': string;
}

const tryToSignIn = (loginId: string, password: string, headers: Record<string, string> = {}) =>
  fetch(`${portal.address}${API_PREFIX}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ loginId, password }),
  });
const readCookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const signIn = async (loginId: string): Promise<Browser> => {
  const response = await tryToSignIn(loginId, PASSWORD);
  return { cookie: readCookies(response), 'x-csrf-token': (await response.json()).csrfToken };
};
const fetchStatus = async (path: string, browser: Browser) =>
  (await fetch(`${portal.address}${API_PREFIX}${path}`, { headers: { ...browser } })).status;

/** Sends only the head of a request and the start of its body. */
const begin = (path: string, head: Record<string, string | number>, body = '') => {
  const { hostname, port, host } = new URL(portal.address);
  const socket = net.connect(Number(port), hostname);
  opened.push(socket);
  socket.setEncoding('utf8').on('error', () => undefined);
  const lines = [`POST ${API_PREFIX}${path} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(head)) lines.push(`${name}: ${value}`);
  const sent = new Promise<void>((resolve) => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, () => resolve()));
  const status = new Promise<number>((resolve) => {
    socket.once('data', (text) => resolve(Number(String(text).split(' ')[1])));
    socket.once('close', () => resolve(0));
  });
  return { socket, sent, status };
};

const JSON_HEAD = { 'content-type': 'application/json' };
const UPLOAD = '/v3/personas/bulk-import-jd?clientId=1';
const UPLOAD_HEAD = { 'content-type': 'multipart/form-data; boundary=b' };

describe('slow bodies of one user', () => {
  it.each([
    ['small ones', '/v3/industryRoles/search', { ...JSON_HEAD, 'content-length': 60_000 }],
    ['large ones', '/v3/personas?clientId=1', { ...JSON_HEAD, 'content-length': 400_000 }],
    ['of unknown size', '/v3/industryRoles/search', { ...JSON_HEAD, 'transfer-encoding': 'chunked' }],
    ['uploads', UPLOAD, { ...UPLOAD_HEAD, 'content-length': 20_000_000 }],
  ])('keep nobody else from any service: %s', async (_, path, head) => {
    const [attacker, other] = [await signIn('architect'), await signIn('super')];
    const part = 'transfer-encoding' in head ? '5\r\n{"rol\r\n' : '{"rol';
    const slow = Array.from({ length: 160 }, () => begin(path, { ...head, ...attacker }, part));
    await Promise.all(slow.map(({ sent }) => sent));
    // The last one is refused: at once, or on a busy machine because its body is late. So all earlier ones have arrived.
    expect([408, 429]).toContain(await slow.at(-1)?.status);
    for (const call of ['/v3/personas?clientId=1', '/v3/subsectors?clientId=1', '/v3/users', '/v3/portal/session'])
      expect([call, await fetchStatus(call, other)]).toEqual([call, 200]);
  });
});

describe('a body that is too large', () => {
  it('is refused without being read, even without a session', async () => {
    const { status } = begin(login.path, { ...JSON_HEAD, 'content-length': 80_000_000 });
    expect(await status).toBe(413);
  });

  it('is cut off when it does not declare its size', async () => {
    const { socket, status } = begin(login.path, { ...JSON_HEAD, 'transfer-encoding': 'chunked' });
    socket.write(`${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`);
    expect(await status).toBe(413);
  });

  it('is refused by the limit of its call', async () => {
    const browser = await signIn('super');
    const send = (length: number) =>
      begin('/v3/industryRoles/search', { ...JSON_HEAD, ...browser, 'content-length': length });
    expect(await send(600_000).status).toBe(413);
    const upload = begin(UPLOAD, { ...UPLOAD_HEAD, ...browser, 'content-length': 200_000_000 });
    expect(await upload.status).toBe(413);
  });

  it('is cut off on its way to a service when it does not declare its size', async () => {
    const browser = await signIn('super');
    const { socket, status } = begin(UPLOAD, { ...UPLOAD_HEAD, ...browser, 'transfer-encoding': 'chunked' });
    const part = Buffer.alloc(1_000_000, 'x');
    for (let sent = 0; sent < 30; sent++)
      socket.write(Buffer.concat([Buffer.from('f4240\r\n'), part, Buffer.from('\r\n')]));
    expect(await status).toBe(413);
  });
});

it('an upload without a session is refused before it is read', async () => {
  for (const path of [UPLOAD, '/v3/portal/areas/roles/versions'])
    expect(await begin(path, { ...UPLOAD_HEAD, 'content-length': 20_000_000 }).status).toBe(401);
});

describe('failed sign-ins of strangers', () => {
  const ATTACKER = { 'x-forwarded-for': '203.0.113.7' };
  const ELSEWHERE = { 'x-forwarded-for': '192.0.2.7' };

  it('block nobody at another address, and no known browser at their own', async () => {
    const known = await tryToSignIn('general', PASSWORD, ATTACKER);
    const cookie = readCookies(known);
    for (let index = 0; index < 60; index++) await tryToSignIn('general', 'wrong', ATTACKER);
    expect((await tryToSignIn('general', PASSWORD, ATTACKER)).status).toBe(429);
    expect((await tryToSignIn('general', PASSWORD, ELSEWHERE)).status).toBe(200);
    expect((await tryToSignIn('general', PASSWORD, { ...ATTACKER, cookie })).status).toBe(200);
    expect((await tryToSignIn('internal', PASSWORD, ATTACKER)).status).toBe(200);
  });
});
