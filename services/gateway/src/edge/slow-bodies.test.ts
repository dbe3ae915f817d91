import net from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { isTooSlow, refuseSlowBodies } from './slow-bodies';

const PACE = { graceMs: 5000, leastBytesPerS: 1000, everyMs: 1000 };

it.each([
  ['nothing yet', 0, 4000, false],
  ['nothing after the time allowed for any body', 0, 5001, true],
  ['enough', 10_000, 15_000, false],
  ['a little less than enough', 9999, 15_000, true],
  ['a lot at first, but too little on average', 10_000, 15_001, true],
])('a body with %s: %i bytes in %i ms are too slow: %s', (_, bytes, ms, expected) => {
  expect(isTooSlow(bytes, ms, PACE)).toBe(expected);
});

let app: FastifyInstance | undefined;
afterEach(async () => app?.close());

it('a body that arrives too slowly gets a 408, and its connection is closed', async () => {
  app = Fastify();
  refuseSlowBodies(app, { graceMs: 50, leastBytesPerS: 1000, everyMs: 10 });
  app.post('/', async () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await new Promise<string>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
    });
    socket.once('close', () => resolve(text));
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'too-slow' });
  const complete = await app.inject({ method: 'POST', url: '/', payload: {} });
  expect(complete.statusCode).toBe(200);
});
