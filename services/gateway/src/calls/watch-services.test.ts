import { afterEach, expect, it } from '@jest/globals';
import { createBalancer } from '@skills-architect/service-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { watchServices } from './watch-services';

const OFTEN_MS = 20;
const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

const anInstance = async () => {
  const state = { isReady: true, asked: 0 };
  const app = Fastify({ forceCloseConnections: true });
  app.get('/ready', (_, reply) => {
    state.asked += 1;
    return reply.status(state.isReady ? 200 : 503).send({});
  });
  opened.push(app);
  return { state, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
};
const startWatching = (roles: string[]) => {
  const balancer = createBalancer({ roles });
  const app = Fastify();
  opened.push(app);
  watchServices(app, balancer, OFTEN_MS);
  return balancer;
};
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise(setImmediate);
};

it('an instance that is not ready is skipped until it is', async () => {
  const [first, second] = [await anInstance(), await anInstance()];
  const balancer = startWatching([first.address, second.address]);
  /** The instances that the next two calls would use. */
  const next = () => new Set([balancer.nextAddresses('roles')[0], balancer.nextAddresses('roles')[0]]);
  await until(() => first.state.asked > 0 && second.state.asked > 0);
  expect(next().size).toBe(2);
  first.state.isReady = false;
  await until(() => !next().has(first.address));
  first.state.isReady = true;
  await until(() => next().has(first.address));
});

it('a service with one address is not polled', async () => {
  const [single, first, second] = [await anInstance(), await anInstance(), await anInstance()];
  startWatching([single.address]);
  startWatching([first.address, second.address]);
  await until(() => first.state.asked > 2);
  expect(single.state.asked).toBe(0);
});
