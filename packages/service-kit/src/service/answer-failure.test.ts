import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { mongo } from 'mongoose';
import { answerFailure } from './answer-failure';
import { AppError } from './app-error';

/** A MongoDB behind a proxy that can be cut off like one whose process is killed. */
const startDatabase = async () => {
  const { host } = new URL(process.env.TEST_MONGODB_URI ?? '');
  const [name = '', port = ''] = host.split(':');
  const sockets = new Set<Socket>();
  let arrived: () => void = () => undefined;
  let isHeld = false;
  const proxy = createServer((socket) => {
    const upstream = connect(Number(port), name);
    for (const emitter of [socket, upstream]) sockets.add(emitter.on('error', () => undefined));
    socket.on('data', (data) => {
      if (isHeld) return arrived();
      upstream.write(data);
    });
    upstream.pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const proxyPort = typeof address === 'object' ? address?.port : 0;
  const uri = `mongodb://127.0.0.1:${proxyPort}/?directConnection=true&serverSelectionTimeoutMS=3000`;
  const kill = () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  };
  return {
    client: await new mongo.MongoClient(uri).connect(),
    kill,
    /** Keeps requests; resolves when one has arrived. */
    hold: () => {
      isHeld = true;
      return new Promise<void>((resolve) => {
        arrived = resolve;
      });
    },
  };
};

let app: FastifyInstance;
let database: Awaited<ReturnType<typeof startDatabase>>;

beforeEach(async () => {
  database = await startDatabase();
  app = Fastify();
  app.setErrorHandler(answerFailure);
  const records = database.client.db('test').collection('records');
  app.get('/read', () => records.findOne());
  app.get('/write', () => records.insertOne({}));
  app.get('/wrapped', () =>
    records.findOne().catch((cause) => {
      throw new Error('the records were not read', { cause });
    }),
  );
  app.get('/bug', () => records.findOne({ $unknown: 1 }));
  app.get('/refused', () => {
    throw new AppError('conflict', 'No.', { cause: new mongo.MongoNetworkError('reset') });
  });
});
afterEach(async () => {
  await app.close();
  await database.client.close();
  database.kill();
});

it.each(['/read', '/write', '/wrapped'])('answers 503 for %s in flight when the database is killed', async (path) => {
  const held = database.hold();
  const answer = app.inject(path);
  await held;
  database.kill();
  const { statusCode, body } = await answer;
  expect([statusCode, JSON.parse(body)]).toMatchObject([503, { code: 'unavailable' }]);
});

it('answers 500 for a request that the database refuses', async () => {
  expect((await app.inject('/bug')).statusCode).toBe(500);
});

it('keeps the sentence of a refusal', async () => {
  expect((await app.inject('/refused')).json()).toMatchObject({ code: 'conflict', error: 'No.' });
});

it.each([
  ['a primary that steps down', { code: 189 }],
  ['a database that shuts down', { code: 11600 }],
])('answers 503 for %s', async (_, fields) => {
  const failing = Fastify();
  failing.setErrorHandler(answerFailure);
  failing.get('/', () => {
    throw new mongo.MongoServerError({ message: 'not now', ...fields });
  });
  expect((await failing.inject('/')).statusCode).toBe(503);
});
