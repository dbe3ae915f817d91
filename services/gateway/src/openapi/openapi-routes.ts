import { API_PREFIX, type Call } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import { requireSession } from '../sessions/session-guard';
import { describeCalls, openApiDocument } from './document';

interface OpenApiDependencies {
  /** All calls by name. */
  calls: Record<string, Call>;
  /** Those that programs can make with access tokens. */
  publicCalls: Record<string, Call>;
}

/**
 * One OpenAPI document per service, one for the portal's own calls, and one for all calls that programs can make. For
 * signed-in users; each is made when it is first asked for.
 */
export const openApiRoutes = (app: FastifyInstance, { calls, publicCalls }: OpenApiDependencies) => {
  const serve = (name: string, describe: () => object) => {
    let document: object | undefined;
    app.get(`${API_PREFIX}/${name}.json`, async (request) => {
      requireSession(request);
      document ??= describe();
      return document;
    });
  };
  serve('openapi', () => describeCalls('Skills Architect', publicCalls));
  for (const service of new Set(Object.values(calls).map(({ service }) => service)))
    serve(`openapi/${service}`, () => openApiDocument(service, calls));
};
