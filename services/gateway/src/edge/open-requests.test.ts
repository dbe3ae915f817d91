import http from 'node:http';
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { limitOpenRequests } from './open-requests';

/** A server that allows one open request, and looks something up before it counts. */
const startServer = async () => {
  const app = Fastify();
  let lookUp: (() => Promise<unknown>) | undefined;
  app.addHook('onRequest', async () => {
    await lookUp?.();
  });
  limitOpenRequests(app, 1, () => 'user');
  app.setErrorHandler((_, __, reply) => reply.status(429).send());
  app.get('/', () => 'answered');
  const address = await app.listen({ port: 0 });
  return {
    app,
    address,
    setLookUp: (work?: () => Promise<unknown>) => {
      lookUp = work;
    },
  };
};

it('a request that is aborted before it is counted takes no place', async () => {
  const { app, address, setLookUp } = await startServer();
  const abortedAfterHook = new Promise<void>((resolve) => {
    setLookUp(async () => {
      const closed = new Promise((done) => app.server.once('closed-request', done));
      request.destroy();
      await closed;
      resolve();
    });
  });
  app.server.once('request', (_, response) => response.once('close', () => app.server.emit('closed-request')));
  const request = http.get(address).on('error', () => undefined);
  await abortedAfterHook;
  setLookUp();
  // The hook that counts runs in the next turns of the event loop.
  await new Promise(setImmediate);
  expect((await fetch(address)).status).toBe(200);
  await app.close();
});
