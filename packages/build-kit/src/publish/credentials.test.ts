import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { readCredentials } from './credentials';
import { portalTarget } from './to-portal';

const HERE = 'http://127.0.0.1:4300';
const THERE = 'https://portal.example';
const DEMO = { loginId: 'super', password: 'Skills.Demo1', isGuess: true };

test.each([
  ['the demo user on this machine', HERE, {}, DEMO],
  ['the demo user, by name', 'http://localhost:4300', {}, DEMO],
  ['its own login first', THERE, { PORTAL_LOGIN: 'ada', PORTAL_PASSWORD: 'x', ADMIN_PASSWORD: 'y' }, 'ada x'],
  ['the first super user', THERE, { ADMIN_LOGIN: 'root', ADMIN_PASSWORD: 'y' }, 'root y'],
  ['a demo user with another password', THERE, { DEMO_PASSWORD: 'z' }, 'super z'],
])('publishes as %s', (_, portal, environment, expected) => {
  const [loginId, password] = typeof expected === 'string' ? expected.split(' ') : [];
  const found = typeof expected === 'string' ? { loginId, password, isGuess: false } : expected;
  expect(readCredentials(portal, environment)).toEqual(found);
});

test('publishes with an access token, without signing in', async () => {
  const received: unknown[] = [];
  const portal = createServer(({ url, headers: { authorization, cookie } }, response) => {
    received.push({ url, authorization, cookie });
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ areas: [], refused: [] }));
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = portal.address() as AddressInfo;
    const target = await portalTarget(`http://127.0.0.1:${port}`, 'hello', { PORTAL_TOKEN: 'sat_test' });
    expect(await target.versions()).toEqual([]);
    expect(received).toEqual([
      { url: '/skillsarchitect/v3/portal/areas/managed', authorization: 'Bearer sat_test', cookie: undefined },
    ]);
  } finally {
    portal.close().closeAllConnections();
  }
});

test('does not send the demo password to another machine', async () => {
  await expect(portalTarget(THERE, 'hello', {})).rejects.toThrow(/PORTAL_TOKEN.*PORTAL_LOGIN and PORTAL_PASSWORD/);
});

test.each([
  ['which variables to set when it only guessed', {}, /not right\. Set PORTAL_TOKEN/],
  ['what the portal says when a login was given', { PORTAL_PASSWORD: 'Wrong.Pass1' }, /^This is not right\.$/],
])('a refusal says %s', async (_, environment, sentence) => {
  const portal = createServer((request, response) => {
    request.resume();
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: 'This is not right.', code: 'signed-out' }));
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = portal.address() as AddressInfo;
    await expect(portalTarget(`http://127.0.0.1:${port}`, 'hello', environment)).rejects.toThrow(sentence);
  } finally {
    portal.close().closeAllConnections();
  }
});
