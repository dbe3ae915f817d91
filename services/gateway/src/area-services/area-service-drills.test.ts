import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_PREFIX, type DeclaredCall } from '@skills-architect/contracts';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

/** One gateway and one tiny service, which fails in all ways that a service of another team can fail. */
const read = { method: 'GET', maxBytes: 65_536, reads: true, expensive: false, types: [2], scope: 'library' } as const;
const callOf = (area: string, name: string, address = `/x/${area}/${name}`): DeclaredCall => ({
  ...read,
  types: [...read.types],
  name,
  path: address,
});
const MB = 1024 * 1024;
const CONTRACTS = '@skills-architect/contracts';

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;
const works: Answer = (response, { headers }) =>
  response
    .writeHead(headers['x-portal-identity'] ? 200 : 401, { 'content-type': 'application/json' })
    .end('{"plants":[]}');
/** As a service that verifies the audience; that the signature is right is known from other tests. */
const forGarden: Answer = (response, { headers }) => {
  const claims = String(headers['x-portal-identity']).split('.')[1] ?? '';
  const isMine = claims !== '' && JSON.parse(Buffer.from(claims, 'base64url').toString()).aud === 'area:garden';
  return response.writeHead(isMine ? 200 : 401).end('{}');
};
const isReady: Answer = (response) => response.end('{"contracts":"0.5.60"}');
let answers = works;
let ready = isReady;
const service = createServer((request, response) =>
  request.url === '/ready' ? ready(response, request) : answers(response, request),
);

let deployment: ReturnType<typeof aDeployment>;
let gateways: Gateways;
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const on = (id: string, serviceAddress: string) => ({ id, builds: id, service: { addresses: [serviceAddress] } });
  const others = ['thief', 'burglar', 'squatter'].map((id) => ({ id, builds: id }));
  deployment = aDeployment([on('garden', address), on('shed', 'http://127.0.0.1:9'), ...others]);
  const build = (id: string, options: Parameters<typeof writeBuild>[2]) =>
    writeBuild(path.join(deployment.folder, id), id, options);
  const routes = [{ path: '/garden', types: [2 as const], title: 'Garden' }];
  const needs = { [CONTRACTS]: '^0.5.0' };
  const upload = { ...callOf('garden', 'seeds'), method: 'POST', reads: false, maxBytes: MB } as const;
  await build('garden', { calls: [callOf('garden', 'plants'), upload], manifest: { routes }, needs });
  await build('shed', { calls: [callOf('shed', 'tools')] });
  await build('thief', { calls: [callOf('thief', 'users', '/x/garden/plants')] });
  await build('burglar', { calls: [callOf('burglar', 'users', '/v3/users')] });
  await build('squatter', { manifest: { routes } });
  const areaCallMs = { small: 300, expensive: 600 };
  gateways = await startGateways(deployment.folder, ['published', 'published'], { areaCallMs });
});
afterAll(async () => {
  await gateways.stop();
  deployment.remove();
  service.close().closeAllConnections();
});
beforeEach(() => {
  answers = works;
  ready = isReady;
});

const get = async (url: string) => {
  const { statusCode, body } = await gateways.first.app.inject({
    url: `${API_PREFIX}${url}`,
    headers: gateways.browsers.get(2),
  });
  return { status: statusCode, code: JSON.parse(body).code };
};

describe('a call', () => {
  it.each<[string, string, Answer]>([
    ['is down at the start', '/x/shed/tools', works],
    ['dies during it', '/x/garden/plants', (response) => response.destroy()],
    ['answers something that is no HTTP', '/x/garden/plants', (_, { socket }) => socket.end('plants, plants, plants')],
    [
      'answers with too large headers',
      '/x/garden/plants',
      (response) =>
        response.writeHead(200, { 'content-type': 'application/json', etag: 'x'.repeat(200_000) }).end('{}'),
    ],
    ['refuses the identity', '/x/garden/plants', (response) => response.writeHead(401).end('{}')],
    ['sends to another place', '/x/garden/plants', (response) => response.writeHead(302, { location: '/' }).end()],
  ])('of a service that %s fails with a sentence, and the next one works', async (_, url, fault) => {
    answers = fault;
    expect(await get(url)).toEqual({ status: 502, code: 'unreachable' });
    answers = works;
    expect((await get('/x/garden/plants')).status).toBe(200);
  });
});

describe('a call', () => {
  it('of a service that does not answer in time fails with a sentence, and its area is shown as late', async () => {
    answers = () => undefined;
    expect(await get('/x/garden/plants')).toEqual({ status: 504, code: 'timeout' });
    answers = works;
    expect((await get('/x/garden/plants')).status).toBe(200);
    expect((await gateways.getArea('garden')).service?.error?.text).toBe('It did not answer a call in time.');
  });

  it('with more than its declaration allows is ended in the middle, and the next one works', async () => {
    const url = await gateways.first.app.listen({ host: '127.0.0.1', port: 0 });
    let received = 0;
    answers = (response, request) =>
      request.on('data', (part) => (received += part.length)).on('end', () => response.end('{}'));
    const send = (parts: number) => {
      const part = new Uint8Array(MB / 4);
      const body = new ReadableStream({
        start: (controller) => {
          for (let index = 0; index < parts; index++) controller.enqueue(part);
          controller.close();
        },
      });
      const headers = { ...gateways.browsers.get(2), 'content-type': 'application/octet-stream' };
      // Without a length, so that only the bytes tell how much it is.
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
      return fetch(`${url}${API_PREFIX}/x/garden/seeds`, init);
    };
    expect((await send(12)).status).toBe(413);
    expect(received).toBeLessThanOrEqual(MB);
    received = 0;
    expect([(await send(2)).status, received]).toEqual([200, MB / 2]);
  });
});

describe('Feature Areas', () => {
  it.each<[string, Answer, string, RegExp]>([
    ['does not answer', (response) => response.destroy(), 'down', /Nobody answers/],
    ['is not ready', (response) => response.writeHead(503).end(), 'down', /It answered 503/],
    ['is slow', (response) => setTimeout(() => response.end('{}'), 700), 'slow', /ms to answer/],
    [
      'has another version of the contracts',
      (response) => response.end('{"contracts":"0.4.0"}'),
      'incompatible',
      /needs contracts \^0\.5\.0, the service has 0\.4\.0/,
    ],
  ])('shows that a service %s', async (_, fault, state, text) => {
    ready = fault;
    const { service: shown } = await gateways.getArea('garden');
    expect(shown).toMatchObject({ state, error: { text: expect.stringMatching(text) } });
  });

  it.each([
    ['a call of another area', 'thief', /must begin with \/x\/thief\//],
    ['a call of the product', 'burglar', /Give a path such as/],
    ['a route of another area', 'squatter', /\/garden/],
  ])('lists a build that claims %s, which is not used', async (_, id, reason) => {
    const { body } = await gateways.send('GET', '/portal/areas/managed');
    const refused = body.refused.find((build: { id: string }) => build.id === id);
    const area = body.areas.find((candidate: { area: string }) => candidate.area === id);
    expect(refused?.reason ?? area?.app.error.text).toMatch(reason);
    expect((await gateways.listAreas()).areas.some((name) => name.startsWith(id))).toBe(false);
  });
});

describe('the addresses of a service', () => {
  it('are entered by a Super User, used at once by all gateways, and given up again', async () => {
    const place = { addresses: [address.replace('127.0.0.1', 'localhost')], healthPath: '/healthz' };
    expect((await gateways.change('shed', { service: place })).status).toBe(200);
    expect((await get('/x/shed/tools')).status).toBe(200);
    expect((await gateways.getArea('shed', 1)).ownService).toEqual({
      at: place,
      isEntered: true,
      calls: [{ name: 'tools', method: 'GET', path: '/skillsarchitect/x/shed/tools', types: [2] }],
    });
    await gateways.change('shed', { service: null }, 1);
    expect((await gateways.getArea('shed')).ownService).toMatchObject({ isEntered: false });
    expect((await get('/x/shed/tools')).status).toBe(502);
  });

  it.each<[string, string, object, RegExp]>([
    ['of another area', 'shed', { addresses: ['ADDRESS'] }, /is the address of the service of garden/],
    ['twice', 'shed', { addresses: ['http://a:1', 'http://a:1'] }, /http:\/\/a:1 is there twice/],
    ['of the machine', 'shed', { addresses: ['http://169.254.169.254'] }, /is a link-local or metadata address/],
    ['of the machine in other words', 'shed', { addresses: ['http://2852039166'] }, /such as http/],
    ['with a path', 'shed', { addresses: ['http://a/b'] }, /Give an address such as/],
    ['with a health path elsewhere', 'shed', { addresses: ['http://a'], healthPath: '@evil' }, /Give a path such as/],
  ])('are refused: %s', async (_, area, service_, reason) => {
    const place = JSON.parse(JSON.stringify(service_).replace('ADDRESS', address));
    const { status, body } = await gateways.change(area, { service: place });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error).toMatch(reason);
  });
});

describe('a check of a service', () => {
  const check = async (area: string, body: object = {}) =>
    (await gateways.send('POST', `/portal/areas/${area}/service-checks`, { body })).body;
  const failed = ({ instances }: { instances: { checks: { check: string; isPassed: boolean }[] }[] }) =>
    instances.flatMap(({ checks }) =>
      checks.filter(({ isPassed }) => !isPassed).map((failedCheck) => failedCheck.check),
    );

  it.each<[string, string, Answer, Answer, string[]]>([
    ['is down', 'shed', works, isReady, ['reachable']],
    [
      'is not ready',
      'garden',
      (response) => response.writeHead(401).end(),
      (response) => response.writeHead(404).end(),
      ['answers'],
    ],
    [
      'has the wrong version',
      'garden',
      (response) => response.writeHead(401).end(),
      (response) => response.end('{"contracts":"0.4.0"}'),
      ['version'],
    ],
    ['checks no audience', 'garden', works, isReady, ['refuses-others']],
    ['checks nothing', 'garden', (response) => response.end('{}'), isReady, ['refuses-unsigned', 'refuses-others']],
    ['does it right', 'garden', forGarden, isReady, []],
  ])('finds that it %s', async (_, area, answer, readiness, expected) => {
    answers = answer;
    ready = readiness;
    expect(failed(await check(area))).toEqual(expected);
  });

  it('is made of an address before it is used', async () => {
    expect(await check('shed', { service: { addresses: ['http://127.0.0.1:9'] } })).toMatchObject({
      instances: [{ checks: [{ check: 'reachable', isPassed: false, text: 'Nobody answers at this address.' }] }],
    });
    expect((await check('shed', { service: { addresses: [address] } })).code).toBe('conflict');
  });
});
