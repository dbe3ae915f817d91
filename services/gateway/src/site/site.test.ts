import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

const PAGE = '<title>The page</title>';
const { folder, remove } = aDeployment([]);
let gateways: Gateways;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  gateways = await startGateways(folder, ['published', 'published']);
});
afterAll(async () => {
  await gateways.stop();
  remove();
});

it.each([
  '/nowhere',
  '/personas//',
  '//personas',
  '/nowhere/%E0%A4%A',
  '/%',
  '/%00',
  `/${'long'.repeat(100)}`,
  '/provided.json/nowhere',
  '/nowhere?q=%E0%A4%A',
  '/..%2f..%2fetc%2fpasswd',
  '/../../../etc/passwd',
])('%s is answered with the shell, which shows that the screen does not exist', async (address) => {
  const { statusCode, headers, body } = await gateways.file(address);
  expect([statusCode, body]).toEqual([200, PAGE]);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': expect.any(String) });
});

it.each([
  `${API_PREFIX}/v3/nowhere`,
  `${API_PREFIX}/v3//personas`,
  `${API_PREFIX}/v3/nowhere/%E0%A4%A`,
  '/apps/nowhere/%E0%A4%A',
  '/apps/..%2f..%2fpackage.json',
  '/apps/../../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/.env',
])('%s is refused as a call or a file', async (address) => {
  const answer = await gateways.file(address);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    error: 'There is nothing at this address.',
    code: 'not-found',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it('a name that is too long for any record is refused like other invalid input', async () => {
  const { status, body } = await gateways.send('PATCH', `/portal/areas/${'a'.repeat(200)}`, { body: {} });
  expect(status).toBe(400);
  expect(body).toEqual({ error: expect.any(String), code: 'invalid', requestId: expect.any(String) });
});

it('sends HSTS when a trusted proxy reports TLS', async () => {
  const { app } = gateways.first;
  const headers = { 'x-forwarded-proto': 'https' };
  const secure = await app.inject({ url: '/', headers });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  const stranger = await app.inject({ url: '/', headers, remoteAddress: '192.0.2.1' });
  expect(stranger.headers['strict-transport-security']).toBeUndefined();
  expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined();
});

it('the page of a screen is sent without a warning about listeners', async () => {
  let listenerCount = 0;
  const on = EventEmitter.prototype.on;
  // Jest's process does not emit warnings, so the test counts what Node warns about.
  const counted = jest.spyOn(EventEmitter.prototype, 'on').mockImplementation(function (this: EventEmitter, ...added) {
    const emitter = on.apply(this, added);
    if (this instanceof ServerResponse) listenerCount = Math.max(listenerCount, this.listenerCount('close'));
    return emitter;
  });
  await gateways.file('/personas');
  counted.mockRestore();
  expect(listenerCount).toBeGreaterThan(0);
  expect(listenerCount).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
});
