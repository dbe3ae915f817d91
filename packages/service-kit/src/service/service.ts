import { randomUUID } from 'node:crypto';
import { describeIssue, maxRequestBytes } from '@skills-architect/contracts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { VerifyIdentity } from '../identity/identity';
import type { ClientsOfRecords } from './access';
import { answerFailure } from './answer-failure';
import { refuseUnreadableQueries } from './readable-query';
import { isOpenPath, type RequestGate } from './request-gate';
import { requestIds } from './request-id';
import { serveCalls } from './serve-calls';
import { shedLoad } from './shed-load';

/** The gateway's limit for a large upload. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;

export interface ServiceOptions {
  name: string;
  verifyIdentity: VerifyIdentity;
  log: Logger;
  records: Record<string, ClientsOfRecords>;
  gate: RequestGate;
  /** Resolves when the service can work; rejects with the reason when it cannot. */
  ready: () => Promise<void>;
  /** Paths that find out themselves who calls. */
  openPaths?: readonly string[];
  /** Measures and traces requests; called before anything is served. */
  observe?: (app: FastifyInstance, name: string) => Promise<void>;
}

// Validation messages come from zod and are shown to users.
z.config({ customError: describeIssue });

/** The Fastify server of every service: typed validation, identity, errors, OpenAPI, health and readiness. */
export const createServer = async ({
  name,
  verifyIdentity,
  log,
  records,
  gate,
  ready,
  openPaths = [],
  observe,
}: ServiceOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log.child({ service: name }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: maxRequestBytes({}),
    requestTimeout: REQUEST_TIMEOUT_MS,
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    routerOptions: { querystringParser: (text) => parseQuery(text) },
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(404)
      .send({ error: 'There is nothing at this address.', code: 'not-found', requestId: String(request.id) }),
  );
  shedLoad(app);
  await observe?.(app, name);
  await serveCalls(app, records);
  gate.serve(app, { name, ready });
  refuseUnreadableQueries(app);
  app.addHook('onRequest', async (request) => {
    if (isOpenPath(request.url) || openPaths.includes(request.url)) return;
    request.identity = await verifyIdentity(request.headers);
  });
  // A hook after body parsing: callbacks of the body stream run outside the AsyncLocalStorage context.
  app.addHook('preHandler', (request, _, done) => requestIds.run(String(request.id), done));
  return app;
};

const parseQuery = (text: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const values = query[name];
    query[name] = values === undefined ? value : [...(Array.isArray(values) ? values : [values]), value];
  }
  return query;
};
