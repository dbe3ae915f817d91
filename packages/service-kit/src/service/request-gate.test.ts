import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerFailure } from './answer-failure';
import { AppError } from './app-error';
import { createRequestGate, type RequestGate } from './request-gate';

let app: FastifyInstance;
let gate: RequestGate;
/** Completes the pending request. */
let finish: () => void;
let isWell = true;

beforeEach(() => {
  isWell = true;
  gate = createRequestGate();
  app = Fastify();
  app.setErrorHandler(answerFailure);
  const ready = async () => {
    if (!isWell) throw new AppError('unavailable', 'The database does not answer.');
  };
  gate.serve(app, { name: 'roles', ready });
  app.get(
    '/work',
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ done: true });
      }),
  );
  app.get('/look', async () => ({ found: true }));
});
afterEach(() => app.close());

const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject(url);
  return { status: statusCode, headers, body: JSON.parse(body) };
};
const states = async () => Promise.all(['/health', '/ready', '/look'].map(async (url) => (await ask(url)).status));

it('is open by default', async () => {
  expect(await states()).toEqual([200, 200, 200]);
});

it('reports the version of its contracts', async () => {
  expect((await ask('/ready')).body).toMatchObject({ contracts: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});

it('is not ready while the database does not answer', async () => {
  isWell = false;
  expect((await ask('/ready')).body).toMatchObject({ code: 'unavailable', error: 'The database does not answer.' });
  expect((await ask('/health')).status).toBe(200);
});

it('rejects requests during preparation, as not processed', async () => {
  gate.prepare();
  expect(await states()).toEqual([200, 503, 503]);
  const refused = await ask('/look');
  expect(refused.headers['x-not-taken']).toBe('preparing');
  expect(refused.body).toMatchObject({ code: 'unavailable', requestId: expect.any(String) });
  gate.open();
  expect(await states()).toEqual([200, 200, 200]);
});

it('first reports not ready, and still answers on connections that are closed afterwards', async () => {
  gate.leave();
  expect(await states()).toEqual([200, 503, 200]);
  expect((await ask('/look')).headers.connection).toBe('close');
});

it('then rejects requests and completes pending ones', async () => {
  const working = ask('/work');
  await ask('/look');
  const closed = gate.close();
  expect((await ask('/look')).status).toBe(503);
  finish();
  expect((await working).status).toBe(200);
  await closed;
});

it('has a timeout', async () => {
  const working = ask('/work');
  await ask('/look');
  await gate.close(10);
  finish();
  await working;
});
