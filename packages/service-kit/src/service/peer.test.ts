import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { call } from '@skills-architect/contracts';
import * as z from 'zod';
import { createBalancer } from './balancer';
import { NOT_TAKEN_HEADER } from './fault';
import { peers } from './peer';
import { requestIds } from './request-id';
import { computeRetryDelay, jobRetryPolicy, type RetryPolicy, retryPolicy } from './retry-policy';

// An unused port that fetch does not block by itself.
const NOBODY = 'http://127.0.0.1:2';
const declared = { service: 'roles', answer: z.object({ from: z.string() }) } as const;
const access = { types: [], scope: 'library', peers: true } as const;
const read = call({ ...declared, access, method: 'GET', path: '/v3/notes', example: {} });
const withText = { ...declared, access, method: 'POST', body: z.object({ text: z.string() }), example: {} } as const;
const write = call({ ...withText, path: '/v3/notes' });
const writeOnce = call({ ...withText, path: '/v3/notes/import', idempotent: true });
const search = call({ ...withText, path: '/v3/notes/search', reads: true });

const opened: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

const anInstance = async (behave: (request: IncomingMessage, response: ServerResponse) => void) => {
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    request.resume();
    behave(request, response);
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, received };
};
const answers = (from: string) => (_: unknown, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ from }));
};
const breaksOff = ({ socket }: IncomingMessage) => void socket.destroy();
const closes = (_: unknown, response: ServerResponse) => {
  const failure = { error: 'The roles service is closing.', code: 'unavailable', requestId: '1' };
  response.writeHead(503, { [NOT_TAKEN_HEADER]: 'closed' }).end(JSON.stringify(failure));
};

const peerOfService = (service: string, ...roles: string[]) =>
  peers({ service, signIdentity: async () => ({}), balancer: createBalancer({ roles }) });
const createPeer = (...roles: string[]) => peerOfService('personas', ...roles);
const body = { text: 'first' };

it('tries another instance when one is unreachable or not accepting calls', async () => {
  const [closing, living] = [await anInstance(closes), await anInstance(answers('living'))];
  const peer = createPeer(NOBODY, closing.address, living.address);
  expect(await peer(write, { body })).toEqual({ from: 'living' });
  // The address that has just failed is not tried again.
  expect(await peer(write, { body })).toEqual({ from: 'living' });
  expect(closing.received).toHaveLength(1);
});

it('retries reads, but never writes that may have been received', async () => {
  const [dying, living] = [await anInstance(breaksOff), await anInstance(answers('living'))];
  expect(await createPeer(dying.address, living.address)(read, {})).toEqual({ from: 'living' });
  expect(await createPeer(dying.address, living.address)(search, { body })).toEqual({ from: 'living' });
  await expect(createPeer(dying.address, living.address)(write, { body })).rejects.toMatchObject({
    code: 'unreachable',
  });
  expect(living.received).toHaveLength(2);
});

it('skips an instance for a moment after a broken connection', async () => {
  const [dying, living] = [await anInstance(breaksOff), await anInstance(answers('living'))];
  const peer = createPeer(dying.address, living.address);
  await expect(peer(write, { body })).rejects.toMatchObject({ code: 'unreachable' });
  for (let turn = 0; turn < 2; turn += 1) expect(await peer(write, { body })).toEqual({ from: 'living' });
});

it('reports when no instance answers, with the service’s own message when it accepts no calls', async () => {
  await expect(createPeer(NOBODY)(read, {})).rejects.toMatchObject({ status: 502, code: 'unreachable' });
  const closing = await anInstance(closes);
  const refused = { status: 503, code: 'unavailable', message: 'The roles service is closing.' };
  await expect(createPeer(closing.address)(read, {})).rejects.toMatchObject(refused);
});

describe('an instance that is busy for a while', () => {
  const busyFor = (times: number) => {
    let requests = 0;
    return anInstance((request, response) => {
      requests += 1;
      (requests > times ? answers('living') : closes)(request, response);
    });
  };
  const inJob = <A>(work: () => Promise<A>, overrides: Partial<RetryPolicy> = {}) =>
    retryPolicy.run({ ...jobRetryPolicy(new AbortController().signal), firstMs: 1, ...overrides }, work);

  it('is retried by a job, even for writes, but not by a request', async () => {
    const busy = await busyFor(3);
    const peer = createPeer(busy.address);
    await expect(peer(write, { body })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await inJob(() => peer(write, { body }))).toEqual({ from: 'living' });
    expect(busy.received).toHaveLength(4);
  });

  it('is retried by a job after a broken connection, unless the call may have changed something', async () => {
    let isBroken = true;
    const flaky = await anInstance((request, response) => {
      (isBroken ? breaksOff : answers('living'))(request, response);
      isBroken = !isBroken;
    });
    const peer = createPeer(flaky.address);
    for (const send of [() => peer(read, {}), () => peer(writeOnce, { body })])
      expect(await inJob(send)).toEqual({ from: 'living' });
    await expect(inJob(() => peer(write, { body }))).rejects.toMatchObject({ code: 'unreachable' });
    expect(flaky.received).toHaveLength(5);
  });

  it('is not retried after the job’s retry time ends, or after it was cancelled', async () => {
    const busy = await busyFor(Infinity);
    const peer = createPeer(busy.address);
    const refused = inJob(() => peer(read, {}), { forMs: 0 });
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
    const cancelled = new AbortController();
    const waiting = inJob(() => peer(read, {}), { firstMs: 30_000, signal: cancelled.signal });
    cancelled.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(busy.received.length).toBeLessThanOrEqual(2);
  });

  it('is not retried by a job after the caller’s own time ends', async () => {
    const peer = createPeer((await busyFor(Infinity)).address);
    const ended = { signal: AbortSignal.abort() };
    await expect(inJob(() => peer(read, {}, ended))).rejects.toMatchObject({ code: 'unreachable' });
    const caller = new AbortController();
    const waiting = inJob(() => peer(read, {}, { signal: caller.signal }), { firstMs: 30_000 });
    caller.abort();
    await expect(waiting).rejects.toThrow();
  });

  it.each([
    [0, undefined, 0, 500],
    [0, undefined, 1, 1000],
    [3, undefined, 1, 8000],
    [9, undefined, 1, 30_000],
    [0, 5000, 0, 5500],
  ])(
    'delays grow and are at least Retry-After: %s retries, %s requested, chance %s',
    (retries, requestedMs, chance, ms) => {
      expect(computeRetryDelay(retries, 1000, requestedMs, chance)).toBe(ms);
    },
  );
});

it.each([
  ['another service', 'failed', 'personas', 500],
  ['the gateway, for somebody who signs in', 'signed-out', 'portal', 401],
] as const)('a 401 of a service is passed to %s as %s', async (_, code, service, status) => {
  const unknown = await anInstance((_request, response) => {
    const failure = { error: 'Nobody is known.', code: 'signed-out', requestId: '1' };
    response.writeHead(401).end(JSON.stringify(failure));
  });
  const refused = peerOfService(service, unknown.address)(read, {});
  await expect(refused).rejects.toMatchObject({ code, status, message: 'Nobody is known.' });
});

it('forwards the request id', async () => {
  const living = await anInstance(answers('living'));
  const peer = createPeer(living.address);
  await requestIds.run('request 7', () => peer(read, {}));
  await peer(read, {}, { requestId: 'request 8' });
  expect(living.received.map(({ headers }) => headers['x-request-id'])).toEqual(['request 7', 'request 8']);
});
