import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConnectorKind } from '@skills-architect/contracts';
import * as z from 'zod';
import { testService } from '../testing/index';
import { type Fault, type Sandbox, startSandbox } from '../testing/sandbox/index';
import type { Connector } from './connector';

const Found = z.object({ skills: z.array(z.object({ name: z.string() })) });

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  sandbox = await startSandbox({ pageMs: 0, items: 1200 });
  service = await testService({ name: 'skills', build: () => [] });
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

/** A different connector name in each test, because the circuit breaker belongs to the name. */
let testNumber = 0;
beforeEach(() => {
  sandbox.forget();
  testNumber += 1;
});
const connector = (overrides: Partial<Connector> = {}) =>
  sandbox.connector('skills-search', { name: `search-${testNumber}`, timeoutMs: 400, ...overrides });
const search = (overrides: Partial<Connector> = {}, tries?: number) =>
  service.kit.connectors.request(
    connector(overrides),
    { path: '/skills', query: { query: 'data' }, ...(tries !== undefined && { tries }) },
    Found,
  );
const fail = (...faults: (Fault | 'none')[]) => sandbox.findFaults('skills-search').queued.push(...faults);

it('sends a valid signature, and parses the answer by its schema', async () => {
  expect(await search()).toEqual({ skills: [{ name: 'Data modelling' }] });
  expect(sandbox.arrivals).toMatchObject([{ path: '/skills-search/skills?query=data', unsigned: undefined }]);
});

it('is not sent to a link-local or metadata address, nor when it redirects there', async () => {
  const metadata = 'http://169.254.169.254';
  const there = { url: metadata, hosts: ['169.254.169.254'] };
  await expect(search(there)).rejects.toMatchObject({
    kind: 'misfit',
    message: expect.stringMatching(/a link-local or metadata address/),
  });
  const redirecting = createServer((_, response) => response.writeHead(302, { location: `${metadata}/secrets` }).end());
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  const { port } = redirecting.address() as AddressInfo;
  const redirected = { url: `http://127.0.0.1:${port}`, hosts: [`127.0.0.1:${port}`, '169.254.169.254'] };
  await expect(search({ ...redirected, name: 'redirecting' })).rejects.toMatchObject({ kind: 'misfit' });
  redirecting.close();
});

it('is sent where a name leads', async () => {
  const { port } = new URL(connector().url);
  const url = connector().url.replace(new URL(connector().url).host, `localhost:${port}`);
  expect(await search({ url, hosts: [`localhost:${port}`] })).toEqual({ skills: [{ name: 'Data modelling' }] });
});

describe('faults', () => {
  it.each(['error', 'away', 'cut', 'slow'] as const)('%s: retries and gets the answer', async (fault) => {
    sandbox.findFaults('skills-search').setPlan({ slowMs: 1000 });
    fail(fault);
    expect(await search()).toEqual({ skills: [{ name: 'Data modelling' }] });
    expect(sandbox.arrivals).toHaveLength(2);
  });

  it.each([
    ['error', /search-\d+ answered 500/, 2],
    ['away', /search-\d+ cannot be reached/, 2],
    ['cut', /search-\d+ broke off in the middle of its answer/, 2],
    ['slow', /search-\d+ gave no whole answer within 400 ms/, 2],
    // Not retried: the next answer would have the same form.
    ['shape', /search-\d+ answered in another form than expected: skills/, 1],
  ] as const)('%s each time: says so', async (fault, sentence, tries) => {
    sandbox.findFaults('skills-search').setPlan({ slowMs: 1000 });
    fail(fault, fault);
    await expect(search()).rejects.toThrow(sentence);
    expect(sandbox.arrivals).toHaveLength(tries);
    sandbox.findFaults('skills-search').queued.length = 0;
    const state = (await service.kit.connectors.states()).find(({ _id }) => _id === `search-${testNumber}`);
    expect(state?.lastError?.text).toMatch(sentence);
  });

  it('stops reading an answer that is too long', async () => {
    await expect(search({ mostBytes: 20 })).rejects.toThrow(/answered with more than 20 bytes/);
  });

  it('a wrong secret is reported at once', async () => {
    await expect(search({ secret: 'another' })).rejects.toMatchObject({
      kind: 'misfit',
      message: `search-${testNumber} answered 401`,
    });
    expect(sandbox.arrivals).toHaveLength(1);
  });
});

it('after five failures no instance sends requests for a while', async () => {
  const other = await testService({
    name: 'skills',
    build: () => [],
    beside: service.place,
  });
  try {
    fail(...Array.from({ length: 5 }, () => 'error' as const));
    for (let turn = 0; turn < 5; turn++) await expect(search({}, 1)).rejects.toThrow('answered 500');
    sandbox.forget();
    const instead = other.kit.connectors.request(connector(), { path: '/skills' }, Found);
    await expect(instead).rejects.toThrow('is not called for a while, because it failed several times');
    expect(sandbox.arrivals).toEqual([]);
  } finally {
    await other.stop();
  }
});

describe('hosts', () => {
  const redirecting = async (to: string, work: (url: string, host: string) => Promise<void>) => {
    const server = createServer((_, response) => void response.writeHead(302, { location: to }).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    try {
      await work(`http://${host}`, host);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  };

  it('requests to other hosts are refused, whatever the path', async () => {
    const asking = service.kit.connectors.request(connector(), { path: 'http://169.254.169.254/latest' }, z.unknown());
    await expect(asking).rejects.toThrow('must not be called at 169.254.169.254: it is not one of its hosts');
  });

  it('a redirect is followed to a host of the connector only', async () => {
    const target = `${sandbox.address}/skills-search/skills?query=data`;
    const sandboxHost = new URL(sandbox.address).host;
    await redirecting(target, async (url, host) => {
      expect(await search({ url, hosts: [host, sandboxHost] })).toEqual({ skills: [{ name: 'Data modelling' }] });
      await expect(search({ url, hosts: [host] })).rejects.toThrow(`must not be called at ${sandboxHost}`);
    });
  });

  it('a request with a body is never redirected', async () => {
    await redirecting(`${sandbox.address}/skills-search/skills`, async (url, host) => {
      const target = connector({ url, hosts: [host, new URL(sandbox.address).host] });
      const asking = service.kit.connectors.request(target, { body: { text: 'x' } }, z.unknown());
      await expect(asking).rejects.toThrow('redirects to another address');
    });
  });
});

describe('the sandbox', () => {
  const Page = z.object({
    items: z.array(z.object({ id: z.string(), title: z.string() })),
    next: z.string().optional(),
    token: z.string().optional(),
  });

  it('has a paged catalogue, and with a token only later changes', async () => {
    const provider = sandbox.connector('content-provider', { name: 'provider' });
    sandbox.findFaults('content-provider').queued.push('error', 'none', 'cut');
    const ids = new Set<string>();
    let token: string | undefined;
    for (let path: string | undefined = '/catalogue?pagesize=500'; path; ) {
      const page: z.infer<typeof Page> = await service.kit.connectors.request(provider, { path }, Page);
      for (const { id } of page.items) ids.add(id);
      path = page.next;
      token = page.token;
    }
    expect(ids.size).toBe(1200);
    const changed = await service.kit.connectors.request(provider, { path: `/catalogue?since=${token}` }, Page);
    expect(changed.items).toEqual([]);
  });

  it.each(ConnectorKind.options)('has a receiver for %s', async (kind) => {
    const receiver = sandbox.connector(kind, { name: `any-${kind}` });
    const body = { messages: [{ role: 'user', content: 'Hello' }] };
    await service.kit.connectors.request(receiver, { path: '/x', body, key: `hello-${kind}` }, z.looseObject({}));
    expect(sandbox.arrivals).toMatchObject([{ receiver: kind, unsigned: undefined }]);
  });
});
