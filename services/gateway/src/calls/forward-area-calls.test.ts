import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_PREFIX, type DeclaredCall, fillPath, type UserType } from '@skills-architect/contracts';
import { sessionUser } from '@skills-architect/contracts/admin';
import { aUser } from '@skills-architect/service-kit/testing';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

const TYPES: UserType[] = [1, 2, 4];
const read = { method: 'GET', maxBytes: 65_536, reads: true, expensive: false } as const;
const write = { ...read, method: 'POST', reads: false } as const;
const CALLS: DeclaredCall[] = [
  { ...read, name: 'listPlants', path: '/x/garden/plants', types: TYPES, scope: 'library' },
  { ...read, name: 'getPlant', path: '/x/garden/plants/{plantId}', types: [2], scope: 'library' },
  {
    ...read,
    name: 'listBeds',
    path: '/x/garden/clients/{clientId}/beds',
    types: TYPES,
    scope: { client: 'params.clientId' },
  },
  {
    ...read,
    name: 'listOrders',
    path: '/x/garden/orders',
    types: TYPES,
    scope: { client: 'query.clientId', optional: true },
  },
  { ...write, name: 'addPlant', path: '/x/garden/plants', types: TYPES, scope: 'library' },
];

const answersPlants = (response: ServerResponse): unknown =>
  response.setHeader('content-type', 'application/json').end('{"plants":["Fern"]}');
/** How the service answers; the same again for the next test. */
let answers = answersPlants;

/** The service of another team, with Node alone; what it received. */
const received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
const service = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url === '/ready') return response.end('{}');
  if (request.url?.includes(SUPER_PATH))
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(SUPER));
  received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
  answers(response);
});

/** The user whose rights the gateway reads again. */
const SUPER = aUser(2);
const SUPER_PATH = fillPath(sessionUser, { userId: String(SUPER.userId) });

let deployment: ReturnType<typeof aDeployment>;
let gateways: Gateways;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  deployment = aDeployment([
    { id: 'admin', builds: 'admin' },
    { id: 'garden', builds: 'garden', service: { addresses: [`http://127.0.0.1:${port}`] } },
    { id: 'shed', builds: 'shed', service: { addresses: ['http://127.0.0.1:9'] } },
  ]);
  const folder = (name: string) => path.join(deployment.folder, name);
  await writeBuild(folder('admin'), 'admin');
  await writeBuild(folder('garden'), 'garden', { calls: CALLS, uses: ['listManagedAreas', 'publishArea', 'listJobs'] });
  const shed: DeclaredCall = { ...read, name: 'listTools', path: '/x/shed/tools', types: TYPES, scope: 'library' };
  await writeBuild(folder('shed'), 'shed', { calls: [shed] });
  const addresses = { admin: [`http://127.0.0.1:${port}`] };
  gateways = await startGateways(deployment.folder, ['published', 'published'], { addresses });
});
afterAll(async () => {
  await gateways.stop();
  deployment.remove();
  service.close();
});
beforeEach(() => {
  received.length = 0;
  answers = answersPlants;
});

interface Sent {
  type?: UserType;
  headers?: Record<string, string>;
  body?: string;
}

const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, { type = 2, headers = {}, body }: Sent = {}) => {
  const answer = await gateways.first.app.inject({
    method,
    url: `${API_PREFIX}${url}`,
    headers: { ...gateways.browsers.get(type), ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a call of an area’s own service', () => {
  it('is answered by the service, with the request id and without the cookie', async () => {
    expect(
      await send('GET', '/x/garden/plants?sort=name', { headers: { 'x-request-id': 'forged', authorization: 'mine' } }),
    ).toEqual({
      status: 200,
      body: { plants: ['Fern'] },
    });
    expect(received).toMatchObject([{ method: 'GET', url: `${API_PREFIX}/x/garden/plants?sort=name` }]);
    for (const name of ['cookie', 'x-csrf-token', 'authorization']) expect(received[0]?.headers[name]).toBeUndefined();
    expect(received[0]?.headers['x-request-id']).toMatch(/.+/);
  });

  it('has the user’s identity, which the service verifies with the portal’s public keys, for this service only', async () => {
    const mine = { 'x-portal-identity': 'mine', 'x-identity': 'mine' };
    await send('GET', '/x/garden/plants', { headers: mine });
    const keys = (await gateways.first.app.inject('/.well-known/jwks.json')).json();
    const token = String(received[0]?.headers['x-portal-identity']);
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { issuer: 'portal', audience: 'area:garden' });
    expect(payload).toMatchObject({ user: { userType: 2 }, depth: 0 });
    expect(payload.session).toBeUndefined();
    expect(received[0]?.headers['x-identity']).toBeUndefined();
    await expect(jwtVerify(token, createLocalJWKSet(keys), { audience: 'admin' })).rejects.toThrow('aud');
  });

  it('is sent with its body, and needs the session’s token header', async () => {
    expect((await send('POST', '/x/garden/plants', { body: '{"name":"Moss"}' })).status).toBe(200);
    expect(received[0]?.body).toBe('{"name":"Moss"}');
    const headers = { 'x-csrf-token': 'another' };
    expect(await send('POST', '/x/garden/plants', { body: '{}', headers })).toMatchObject({
      status: 403,
      body: { code: 'csrf' },
    });
    expect(received).toHaveLength(1);
  });

  it.each<[string, 'GET' | 'POST' | 'DELETE', string, Sent, number, string]>([
    ['without a session', 'GET', '/x/garden/plants', { type: 5 }, 401, 'signed-out'],
    ['of another user type', 'GET', '/x/garden/plants/3', { type: 4 }, 403, 'forbidden'],
    ['that is not declared', 'GET', '/x/garden/secrets', {}, 404, 'not-found'],
    ['with another method', 'DELETE', '/x/garden/plants', {}, 404, 'not-found'],
    ['of an unknown area', 'GET', '/x/orchard/plants', {}, 404, 'not-found'],
    ['that climbs with backslashes', 'GET', '/x/garden/plants/a\\..\\..\\secrets', {}, 404, 'not-found'],
    ['that climbs with encoded backslashes', 'GET', '/x/garden/plants/a%5c..%5csecrets', {}, 404, 'not-found'],
    ['that climbs with encoded slashes', 'GET', '/x/garden/plants/a%2f..%2fsecrets', {}, 404, 'not-found'],
    ['with a dot for a name', 'GET', '/x/garden/plants/%2e', {}, 404, 'not-found'],
    ['with brackets in the query', 'GET', '/x/garden/orders?clientId=3&clientId[]=4', {}, 400, 'invalid'],
    ['of a product’s area below this address', 'GET', '/x/admin/users', {}, 404, 'not-found'],
    [
      'with a body that is too large',
      'POST',
      '/x/garden/plants',
      { body: `"${'x'.repeat(70_000)}"` },
      413,
      'too-large',
    ],
  ])('%s does not reach the service', async (_, method, url, sent, status, code) => {
    const answer = await send(method, url, sent);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(received).toEqual([]);
  });

  it.each([
    ['/x/garden/clients/3/beds', 200],
    ['/x/garden/clients/4/beds', 404],
    ['/x/garden/orders?clientId=3', 200],
    ['/x/garden/orders?clientId=4', 404],
    ['/x/garden/orders?clientId=3&clientId=4', 404],
    ['/x/garden/orders?clientId=3.0', 404],
    ['/x/garden/orders?clientId=3&ClientId=4', 404],
    ['/x/garden/orders?clientID=3', 404],
    ['/x/garden/orders', 200],
  ])('of a client user of client 3: %s answers %i', async (url, status) => {
    expect((await send('GET', url, { type: 1 })).status).toBe(status);
    expect(received).toHaveLength(status === 200 ? 1 : 0);
  });

  it('has no answer that changes cookies or policies, runs on the portal’s page, or ends its session', async () => {
    answers = (response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': 'skills_architect_session=mine',
        'content-security-policy': 'default-src *',
        'clear-site-data': '"*"',
        etag: '"1"',
      });
      response.end('<script src="/x"></script>');
    };
    const { headers } = await gateways.first.app.inject({
      url: `${API_PREFIX}/x/garden/plants`,
      headers: gateways.browsers.get(2),
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['clear-site-data']).toBeUndefined();
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: '"1"',
    });
    for (const status of [401, 302]) {
      answers = (response) => response.writeHead(status, { location: 'https://elsewhere.example' }).end();
      expect(await send('GET', '/x/garden/plants')).toMatchObject({ status: 502, body: { code: 'unreachable' } });
    }
  });

  it.each([
    ['text/javascript', 'text/plain'],
    ['Application/X-JavaScript; charset=utf-8', 'text/plain'],
    ['text/css', 'text/plain'],
    ['application/json', 'application/json'],
    ['image/png', 'image/png'],
  ])('answered as %s cannot be loaded by pages as unsigned code: it is %s', async (type, sent) => {
    answers = (response) => response.setHeader('content-type', type).end('steal()');
    const { headers } = await gateways.first.app.inject({
      url: `${API_PREFIX}/x/garden/plants`,
      headers: gateways.browsers.get(2),
    });
    expect(headers).toMatchObject({ 'content-type': sent, 'x-content-type-options': 'nosniff' });
  });

  it('is refused while the area is off', async () => {
    await gateways.change('garden', { on: false });
    expect((await send('GET', '/x/garden/plants')).body.code).toBe('area-off');
    await gateways.change('garden', { on: true });
    expect((await send('GET', '/x/garden/plants')).status).toBe(200);
  });

  it('says that the service cannot be reached, which Feature Areas shows', async () => {
    const { status, body } = await send('GET', '/x/shed/tools');
    expect([status, body.code]).toEqual([502, 'unreachable']);
    expect((await gateways.getArea('shed')).service).toMatchObject({ state: 'down' });
    expect((await gateways.getArea('garden')).service).toMatchObject({ state: 'up' });
  });
});

describe('the service of an area calls the product for its user', () => {
  const callFor = async (url: string, area = 'garden', identityFor = 'garden') => {
    const identity = await gateways.first.platform.identities.signForAreas()(SUPER, identityFor);
    const headers = { ...identity, 'x-portal-area': area };
    return (await gateways.second.app.inject({ url: `${API_PREFIX}/v3${url}`, headers })).statusCode;
  };
  const states = async () => (await gateways.getArea('garden')).ownService?.uses?.map(({ state }) => state);

  it('as far as a Super User has granted it, and no further', async () => {
    expect([await states(), await callFor('/portal/areas/managed')]).toEqual([['asked', 'asked', 'asked'], 403]);
    const uses = { granted: ['listManagedAreas', 'listProjections'], refused: ['publishArea'] };
    expect((await gateways.change('garden', { uses })).status).toBe(200);
    expect([await states(), await callFor('/portal/areas/managed')]).toEqual([['granted', 'refused', 'asked'], 200]);
    // Granted, but not used by the build; not granted.
    expect([await callFor('/portal/projections'), await callFor('/jobs')]).toEqual([403, 403]);
  });

  it('only with an identity that it received itself', async () => {
    expect(await callFor('/portal/areas/managed', 'shed')).toBe(401);
    expect(await callFor('/portal/areas/managed', 'garden', 'shed')).toBe(401);
    expect(await callFor('/portal/areas/managed', 'shed', 'shed')).toBe(403);
    const headers = { 'x-portal-area': 'garden' };
    expect((await gateways.first.app.inject({ url: `${API_PREFIX}/v3/jobs`, headers })).statusCode).toBe(401);
    const reason = 'The request carries no valid identity.';
    const refusals = gateways.first.platform.portal.collection('audit').find({ 'details.reason': reason });
    // One for all, because the caller can vary everything but the address.
    expect(await refusals.toArray()).toMatchObject([
      { what: 'Call of an area’s service', outcome: 'refused', status: 401 },
    ]);
  });
});
