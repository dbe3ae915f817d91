import { afterEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerFailure } from './answer-failure';
import { shedLoad } from './shed-load';

let app: FastifyInstance | undefined;
afterEach(async () => app?.close());

const aService = async (limits?: Parameters<typeof shedLoad>[1]) => {
  app = Fastify();
  app.setErrorHandler(answerFailure);
  await shedLoad(app, limits);
  for (const path of ['/health', '/ready', '/work']) app.get(path, async () => 'answered');
  await app.ready();
  return app;
};
/** Blocks the event loop, as inefficient code would. */
const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('an overloaded service rejects requests with Retry-After, but answers health checks', async () => {
  const service = await aService({ maxEventLoopDelay: 100, startMs: 0 });
  block(1500);
  // The load is sampled in the background.
  while (!service.isUnderPressure()) await new Promise((resolve) => setImmediate(resolve));
  const refused = await service.inject('/work');
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['x-not-taken']]).toEqual([
    503,
    '2',
    'busy',
  ]);
  expect(refused.json()).toMatchObject({ code: 'unavailable', error: 'The portal is busy. Try again in a moment.' });
  for (const path of ['/health', '/ready']) expect((await service.inject(path)).statusCode).toBe(200);
});

it('a service that was busy for a second or two during its start answers', async () => {
  const service = await aService();
  block(1500);
  for (let round = 0; round < 10; round++) await new Promise((resolve) => setImmediate(resolve));
  expect((await service.inject('/work')).statusCode).toBe(200);
});
