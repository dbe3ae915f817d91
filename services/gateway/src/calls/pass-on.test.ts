import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answerFailure, createBalancer, createRequestGate, type Fault } from '@skills-architect/service-kit';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { createPassOn } from './pass-on';

/** An unused port of this machine. */
const NOBODY = 'http://127.0.0.1:9';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});
const listen = async (app: FastifyInstance) => {
  opened.push(app);
  return app.listen({ host: '127.0.0.1', port: 0 });
};

interface Received {
  method: string;
  bytes: number;
  requestId: unknown;
  /** Names of headers with secrets of the caller. */
  secrets: string[];
}

/** A service instance that records its requests and responds as configured. */
const anInstance = async (name: string, behave: (reply: FastifyReply) => unknown = () => ({ from: name })) => {
  const received: Received[] = [];
  const gate = createRequestGate();
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 10e6 });
  app.setErrorHandler(answerFailure);
  gate.serve(app, { name: 'roles', ready: async () => undefined });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
  app.all('/*', async (request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body.length : JSON.stringify(request.body ?? '').length;
    received.push({
      method: request.method,
      bytes,
      requestId: request.headers['x-request-id'],
      secrets: ['authorization', 'cookie'].filter((name) => name in request.headers),
    });
    return behave(reply);
  });
  return { address: await listen(app), received, gate };
};
const breaksOff = (reply: FastifyReply) => {
  reply.raw.destroy();
  return reply.hijack();
};

/** The number of pino's level info. */
const INFO = 30;

/** Path of a read-only call with a body. */
const SEARCH = '/search';
const LIMITS = { maxBytes: 10e6, keptBytes: 256 * 1024 };

/** A gateway scope that forwards all requests to these addresses, with this timeout. */
const aGateway = async (roles: string[], headersTimeout = 60_000) => {
  const faults: Fault[] = [];
  const log = new PassThrough({ objectMode: true });
  const balancer = createBalancer({ roles });
  const passOn = createPassOn({ balancer, onFault: (_, fault) => faults.push(fault) });
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 10e6,
    disableRequestLogging: true,
    logger: { level: 'info', stream: log },
  });
  app.setErrorHandler(answerFailure);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  await app.register(replyFrom, { disableCache: true, undici: { headersTimeout } });
  app.all('/*', (request, reply) => {
    const { method, url: path } = request;
    return passOn(request, reply, {
      service: 'roles',
      path,
      timeoutMs: 30_000,
      reads: method === 'GET' || path === SEARCH,
      limits: LIMITS,
    });
  });
  const firstConnection = new Promise<Socket>((resolve) => app.server.once('connection', resolve));
  const address = await listen(app);
  const send = async (method: string, body?: object | Uint8Array<ArrayBuffer>, path = '/some/roles') => {
    const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': type },
        body: body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return { send, faults, address, log, firstConnection };
};

describe('a request', () => {
  it('is sent to the instances in turn, with its id', async () => {
    const [first, second] = [await anInstance('first'), await anInstance('second')];
    const { send } = await aGateway([first.address, second.address]);
    const answers = [await send('GET'), await send('GET'), await send('GET')];
    expect(answers.map(({ body }) => body.from)).toEqual(['first', 'second', 'first']);
    expect(first.received[0]?.requestId).toMatch(/.+/);
  });

  it('reaches a service without the secrets by which the gateway knows its user', async () => {
    const instance = await anInstance('first');
    const { address } = await aGateway([instance.address]);
    await fetch(address, {
      headers: { authorization: 'Bearer sat_secret', cookie: 'skills_architect_session=secret' },
    });
    expect(instance.received).toMatchObject([{ secrets: [] }]);
  });

  it('is sent to another instance with its whole body when one is unreachable', async () => {
    const living = await anInstance('living');
    const { send, faults } = await aGateway([NOBODY, living.address]);
    const upload = new Uint8Array(3_000_000).fill(7);
    const { body } = await send('POST', upload);
    expect(body).toEqual({ from: 'living' });
    expect((await send('PATCH', { name: 'Clerk' })).status).toBe(200);
    expect(living.received).toMatchObject([
      { bytes: upload.length },
      { bytes: JSON.stringify({ name: 'Clerk' }).length },
    ]);
    expect(faults).toEqual([]);
  });

  it('that only reads is sent to another instance when the connection breaks', async () => {
    const [dying, living] = [await anInstance('dying', breaksOff), await anInstance('living')];
    const { send } = await aGateway([dying.address, living.address]);
    expect((await send('GET')).body).toEqual({ from: 'living' });
    expect(dying.received).toHaveLength(1);
  });

  it('that only reads is retried with its body', async () => {
    const [dying, living] = [await anInstance('dying', breaksOff), await anInstance('living')];
    const { send } = await aGateway([dying.address, living.address]);
    expect((await send('POST', { name: 'Clerk' }, SEARCH)).body).toEqual({ from: 'living' });
    expect(living.received).toMatchObject([{ bytes: JSON.stringify({ name: 'Clerk' }).length }]);
  });

  it('that writes is never repeated when it may have been received', async () => {
    const [dying, living] = [await anInstance('dying', breaksOff), await anInstance('living')];
    const { send, faults } = await aGateway([dying.address, living.address]);
    const { status, body } = await send('POST', { name: 'Clerk' });
    expect([status, body.code]).toEqual([502, 'unreachable']);
    expect([dying.received.length, living.received.length]).toEqual([1, 0]);
    expect(faults).toEqual(['broken']);
  });

  it('is sent to another instance when one has not processed it', async () => {
    const [closing, living] = [await anInstance('closing'), await anInstance('living')];
    await closing.gate.close();
    const { send } = await aGateway([closing.address, living.address]);
    const { status, body, headers } = await send('POST', { name: 'Clerk' });
    expect([status, body]).toEqual([200, { from: 'living' }]);
    expect(headers.get('x-not-taken')).toBeNull();
    expect(closing.received).toEqual([]);
  });

  it('is refused with the service’s own message when no instance accepts it', async () => {
    const preparing = await anInstance('preparing');
    preparing.gate.prepare();
    const { send } = await aGateway([preparing.address]);
    const { status, body } = await send('GET');
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(body.error).toBe('The roles service is preparing its data. Try again in a moment.');
    preparing.gate.open();
    expect((await send('GET')).status).toBe(200);
  });

  it.each([
    ['nobody listens', [NOBODY, NOBODY]],
    ['no address is known', []],
  ])('is answered with a code and its id when %s', async (_, addresses) => {
    const { send, faults } = await aGateway(addresses);
    const { status, body } = await send('POST', { name: 'Clerk' });
    expect([status, body.code]).toEqual([502, 'unreachable']);
    expect(body.requestId).toMatch(/.+/);
    expect(faults).toEqual(['unsent']);
  });

  it('that times out is reported as such, and is not repeated', async () => {
    const silent = () => new Promise(() => undefined);
    const instances = [await anInstance('slow', silent), await anInstance('slower', silent)];
    const { send, faults } = await aGateway(
      instances.map(({ address }) => address),
      1000,
    );
    const { status, body } = await send('GET');
    expect([status, body.code]).toEqual([504, 'timeout']);
    expect(instances.map(({ received }) => received.length)).toEqual([1, 0]);
    expect(faults).toEqual(['late']);
  });

  it('whose client disconnects is no error in the log', async () => {
    const leaving = new AbortController();
    const slow = await anInstance('slow', async () => {
      leaving.abort();
      await once(await firstConnection, 'close');
      return { from: 'slow' };
    });
    const { address, log, firstConnection } = await aGateway([slow.address]);
    await expect(fetch(address, { method: 'POST', body: '{}', signal: leaving.signal })).rejects.toThrow();
    const line = await log.find((text) => text.includes('"url"'));
    expect(JSON.parse(line)).toMatchObject({ level: INFO, url: '/' });
  });
});
