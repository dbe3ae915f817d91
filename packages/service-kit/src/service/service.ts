import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import { sentenceOf } from '@skills-architect/contracts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import * as z from 'zod';
import { observed } from '../observe/observed';
import type { ClientsOfRecords } from './access';
import { answerFailure } from './answer-failure';
import { IDENTITY_HEADER, type Identities } from './identity';
import { serveCalls } from './serve-calls';

const BODY_LIMIT = 16 * 1024 * 1024;
const OPEN_PATHS = ['/health', '/ready', '/openapi.json'];

export interface ServiceOptions {
  name: string;
  identities: Identities;
  log: Logger;
  records: Record<string, ClientsOfRecords>;
  /** Answers whether the service can work now; its error is the reason it cannot. */
  ready: () => Promise<void>;
}

// The validator of every call asks zod for its sentences; they are read by people.
z.config({ customError: sentenceOf });

/** A Fastify server as every service uses it: typed validation, identity, failures, OpenAPI, health and readiness. */
export const createServer = async ({
  name,
  identities,
  log,
  records,
  ready,
}: ServiceOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log.child({ service: name }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    routerOptions: { querystringParser: (text) => queryOf(text) },
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(404)
      .send({ error: 'There is nothing at this address.', code: 'not-found', requestId: String(request.id) }),
  );
  await observed(app, name);
  await serveCalls(app, records);
  await app.register(swagger, {
    openapi: { info: { title: `Skills Architect: ${name}`, version: '0.1.0' } },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?')[0] ?? '';
    if (OPEN_PATHS.includes(path)) return;
    const header = request.headers[IDENTITY_HEADER];
    request.identity = await identities.verify(typeof header === 'string' ? header : undefined);
  });
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'up', service: name }));
  app.get('/ready', { schema: { hide: true } }, async () => {
    await ready();
    return { status: 'ready', service: name };
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
};

const queryOf = (text: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query[name];
    query[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return query;
};
