import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair } from 'jose';
import { portalKeys } from './portal-keys';

let published: string[] = [];
let isDown = false;
let requests = 0;
let jwk: object;
const portal = createServer((_, response) => {
  requests += 1;
  const keys = published.map((kid) => ({ ...jwk, kid }));
  response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
});
let address = '';
beforeAll(async () => {
  jwk = await exportJWK((await generateKeyPair('EdDSA')).publicKey);
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});
afterAll(() => portal.close().closeAllConnections());

it('the keys are fetched again when a token has a new one, but not for each unknown one', async () => {
  let now = 0;
  [published, isDown, requests] = [['one'], false, 0];
  const keys = portalKeys(address, () => now);
  expect((await keys.find('one'))?.service).toBe('portal');
  published = ['one', 'two'];
  now += 1100;
  expect(await keys.find('two')).toBeDefined();
  for (const id of ['three', 'four', 'five']) expect(await keys.find(id)).toBeUndefined();
  expect(requests).toBe(2);
});

it('a removed key is not accepted for longer than five minutes', async () => {
  let now = 0;
  [published, isDown] = [['one', 'two'], false];
  const keys = portalKeys(address, () => now);
  expect(await keys.find('one')).toBeDefined();
  published = ['two'];
  now += 301_000;
  expect(await keys.find('one')).toBeUndefined();
});

it('nor while the portal does not answer, however often it is asked', async () => {
  let now = 0;
  [published, isDown] = [['one'], false];
  const keys = portalKeys(address, () => now);
  expect(await keys.find('one')).toBeDefined();
  isDown = true;
  now += 301_000;
  for (const wait of [0, 10, 2000]) {
    now += wait;
    await expect(keys.find('one')).rejects.toMatchObject({ code: 'unavailable' });
  }
  isDown = false;
  now += 2000;
  expect(await keys.find('one')).toBeDefined();
});

it('a portal that does not answer fails the call, and does not sign the user out', async () => {
  isDown = true;
  await expect(portalKeys(address).find('one')).rejects.toMatchObject({ code: 'unavailable' });
});
