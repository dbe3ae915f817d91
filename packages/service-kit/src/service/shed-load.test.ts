import { afterEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerFailure } from './answer-failure';
import { shedLoad } from './shed-load';

let app: FastifyInstance | undefined;
afterEach(async () => app?.close());

/** A service with one small and one expensive call, which ends with `finish`. */
const aService = async (options: Parameters<typeof shedLoad>[1] = {}) => {
  app = Fastify();
  app.setErrorHandler(answerFailure);
  shedLoad(app, options);
  const ends: (() => void)[] = [];
  app.get('/small', async () => 'answered');
  app.get('/expensive', { config: { isExpensive: true } }, (request) => {
    request.work = new Promise<string>((resolve) => ends.push(() => resolve('answered')));
    return request.work;
  });
  const address = await app.listen({ port: 0 });
  const ask = async (path: string, signal?: AbortSignal) => {
    const { status, headers } = await fetch(`${address}${path}`, { ...(signal && { signal }) });
    return { status, retryAfter: headers.get('retry-after'), notTaken: headers.get('x-not-taken') };
  };
  const waitForRunning = async (count: number) => {
    while (ends.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async () => {
    await waitForRunning(1);
    ends.shift()?.();
  };
  return { ask, finish, waitForRunning };
};
const REFUSED = { status: 503, retryAfter: '2', notTaken: 'busy' };

/** Blocks the event loop, as inefficient code or a busy machine would. */
const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('nothing is refused because the event loop is late', async () => {
  const { ask, finish } = await aService();
  block(2500);
  expect((await ask('/small')).status).toBe(200);
  const expensive = ask('/expensive');
  await finish();
  expect((await expensive).status).toBe(200);
});

it('expensive calls are refused by the length of their queue; small ones never', async () => {
  const { ask, finish, waitForRunning } = await aService({ maxOpen: 2 });
  const running = [ask('/expensive'), ask('/expensive')];
  await waitForRunning(2);
  expect(await ask('/expensive')).toEqual(REFUSED);
  expect((await ask('/small')).status).toBe(200);
  await finish();
  await finish();
  for (const each of running) expect((await each).status).toBe(200);
  const next = ask('/expensive');
  await finish();
  expect((await next).status).toBe(200);
});

it('an expensive call whose client has left counts until its work ends', async () => {
  const { ask, finish, waitForRunning } = await aService({ maxOpen: 1 });
  const leave = new AbortController();
  const left = ask('/expensive', leave.signal).catch(() => 'left');
  await waitForRunning(1);
  leave.abort();
  expect(await left).toBe('left');
  expect(await ask('/expensive')).toEqual(REFUSED);
  await finish();
  const next = ask('/expensive');
  await finish();
  expect((await next).status).toBe(200);
});

it('a full heap refuses expensive calls only', async () => {
  const { ask } = await aService({ isFull: () => true });
  expect(await ask('/expensive')).toEqual(REFUSED);
  expect((await ask('/small')).status).toBe(200);
});
