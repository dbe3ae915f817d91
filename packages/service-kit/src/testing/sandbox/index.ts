import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ConnectorKind } from '@skills-architect/contracts';
import * as z from 'zod';
import type { Connector } from '../../connectors/connector';
import { signatureProblem } from '../../connectors/signature';
import { arrivalStore } from './arrivals';
import { answerWith, FaultPlan, type ReceiverFaults, receiverFaults } from './faults';
import { overviewPage } from './overview';
import { receivers } from './receivers';

export type { Arrival } from './arrivals';
export type { Fault } from './faults';
export { chatAnswer } from './sample-answer';

export interface SandboxOptions {
  host?: string;
  port?: number;
  /** Secret of the signatures, and the bearer token of the AI provider. */
  secret?: string;
  /** Number of items in the content catalogue, and the delay of a page. */
  items?: number;
  pageMs?: number;
  /** Random number from 0 to 1; tests pass their own. */
  chance?: () => number;
  now?: () => Date;
}

const ITEMS = 20_000;
const PAGE_MS = 500;
const Faults = FaultPlan.extend({ receiver: ConnectorKind });

const sendJson = (response: ServerResponse, json: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));

/** A server with receivers for all kinds of connectors, which shows received requests and simulates faults. */
export const startSandbox = async ({
  host = '127.0.0.1',
  port = 0,
  secret = 'sandbox-secret-of-the-portal',
  items = ITEMS,
  pageMs = PAGE_MS,
  chance = Math.random,
  now = () => new Date(),
}: SandboxOptions = {}) => {
  const store = arrivalStore();
  const known = receivers(store, { items, pageMs, now });
  const kinds = ConnectorKind.options;
  const faults = new Map(kinds.map((kind) => [kind, receiverFaults(chance)]));
  const findFaults = (kind: ConnectorKind): ReceiverFaults => {
    const found = faults.get(kind);
    if (!found) throw new Error(`the sandbox has no receiver ${kind}`);
    return found;
  };
  const previousAnswers = new Map<ConnectorKind, unknown>();

  const receive = async (kind: ConnectorKind, request: IncomingMessage, response: ServerResponse, url: URL) => {
    const sent = await text(request);
    const body = sent ? JSON.parse(sent) : undefined;
    const { method = 'GET', headers } = request;
    const key = /^"(.*)"$/.exec(String(headers['idempotency-key'] ?? ''))?.[1];
    const bearerProblem = headers.authorization === `Bearer ${secret}` ? undefined : 'no valid bearer token';
    const unsigned =
      kind === 'ai-provider'
        ? bearerProblem
        : signatureProblem({ method, url, key, ...(sent && { body: sent }) }, headers, secret, now());
    const fault = findFaults(kind).next();
    const duplicate = key !== undefined && store.effects.has(key);
    const arrival = {
      receiver: kind,
      method,
      path: `${url.pathname}${url.search}`,
      key,
      unsigned,
      fault,
      duplicate,
      body,
    };
    store.add({ at: now().toISOString(), ...arrival });
    if (unsigned) return void sendJson(response, { error: unsigned }, 401);
    if (fault === 'away') return void response.destroy();
    if (fault === 'error') return void sendJson(response, { error: 'the sandbox was told to fail' }, 500);
    if (url.pathname.endsWith('/refuse')) return void sendJson(response, { error: 'refused as asked' }, 422);
    const answer = await known[kind]({ url, key, body });
    await answerWith(response, answer, {
      fault,
      slowMs: findFaults(kind).plan().slowMs,
      before: previousAnswers.get(kind),
    });
    previousAnswers.set(kind, answer);
  };

  /** Serves the developers' page, the received requests, and the settings of faults. */
  const serve = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (url.pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(overviewPage(store));
    } else if (url.pathname === '/arrivals') {
      if (request.method === 'DELETE') store.forget();
      sendJson(response, { arrivals: store.arrivals, effects: [...store.effects.keys()] });
    } else if (url.pathname === '/faults' && request.method === 'POST') {
      const read = Faults.safeParse(JSON.parse(await text(request)));
      if (!read.success) return void sendJson(response, { error: z.prettifyError(read.error) }, 400);
      findFaults(read.data.receiver).setPlan(read.data);
      sendJson(response, { done: true });
    } else sendJson(response, { error: 'the sandbox has nothing here' }, 404);
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const kind = kinds.find(
      (candidate) => url.pathname.startsWith(`/${candidate}/`) || url.pathname === `/${candidate}`,
    );
    (kind ? receive(kind, request, response, url) : serve(request, response, url)).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, { error: String(error) }, 400);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  const place = `${host}:${typeof address === 'object' ? address?.port : port}`;

  return {
    address: `http://${place}`,
    arrivals: store.arrivals,
    effects: store.effects,
    forget: store.forget,
    findFaults,
    /** A connector of this kind to the sandbox. */
    connector: (kind: ConnectorKind, overrides: Partial<Connector> = {}): Connector => ({
      name: kind,
      kind,
      url: `http://${place}/${kind}`,
      hosts: [place],
      authentication: kind === 'ai-provider' ? 'bearer' : 'signature',
      secret,
      timeoutMs: 2000,
      tries: 8,
      mostBytes: 5_000_000,
      ...overrides,
    }),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
