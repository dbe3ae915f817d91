/** @own-modules Tracing hooks into modules while they are loaded. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createPool } from '../workers/pool';
import { observe } from './observe';
import { ObserveSettings, observeProcess } from './observe-process';

interface Span {
  traceId: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const readPort = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(readPort(server))));
const freePort = async () => {
  const server = createServer();
  const port = await listening(server);
  await new Promise((closed) => server.close(closed));
  return port;
};
const readText = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** A service with one route, or one that calls another service. */
const aServer = async (name: string, ask?: string) => {
  const app = Fastify({ genReqId: () => `${name}-1` });
  await observe(app, name);
  app.get('/ready', async () => 'ready');
  app.get('/notes/:noteId', async () => (ask ? (await fetch(ask)).text() : 'a note'));
  closing.push(() => app.close());
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}/notes/7`;
};

const observing = async (settings: Record<string, unknown>) => {
  const process = await observeProcess('notes', ObserveSettings.parse({ LOG_LEVEL: 'silent', ...settings }));
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await process.stop();
    isStopped = true;
  };
  closing.push(stop);
  return { ...process, stop };
};

test('measures the number and duration of requests by route pattern, and the outcomes of worker tasks', async () => {
  const port = await freePort();
  await observing({ METRICS_PORT: port });
  const address = await aServer('notes');
  await fetch(address);
  await fetch(new URL('/notes/8', address));
  await fetch(new URL('/nothing', address));
  await fetch(new URL('/ready', address));
  const pool = createPool({ file: new URL('./nowhere/absent.worker.js', import.meta.url), size: 1, memoryMb: 16 });
  closing.push(() => pool.close());
  await expect(pool.run({}, { processorMs: 5000 })).rejects.toThrow();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{service="notes",method="GET",route="/notes/:noteId",status="200"} 2',
  );
  expect(text).toContain('route="none",status="404"} 1');
  expect(text).not.toContain('route="/ready"');
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toContain('skills_architect_worker_tasks_total{worker="absent",outcome="failed"} 1');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('sends one trace for a request and the call it makes to another service', async () => {
  const received: Span[] = [];
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(await readText(request));
    for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) received.push(...spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const endpoint = `http://127.0.0.1:${await listening(collector)}`;
  closing.push(() => new Promise((closed) => collector.close(closed)));
  const { stop } = await observing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const libraryAddress = await aServer('library');
  await fetch(await aServer('notes', libraryAddress));
  await stop();
  const requests = received.filter(({ attributes }) => attributes.some(({ key }) => key.endsWith('request_id')));
  const ids = requests.flatMap(({ attributes }) => attributes.find(({ key }) => key.endsWith('request_id'))?.value);
  expect(ids.map((id) => id?.stringValue).sort()).toEqual(['library-1', 'notes-1']);
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(1);
});

test.each([
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be at least 1'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a number'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the http(s) address of a collector of traces',
  ],
])('%j is refused: %s', (environment, sentence) => {
  expect(ObserveSettings.safeParse(environment).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
