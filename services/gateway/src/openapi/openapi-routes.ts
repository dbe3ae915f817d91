import { API_PREFIX, type Call } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import { requireSession } from '../sessions/session-guard';
import { openApiDocument } from './document';

/** One OpenAPI document per service and one for the portal's own calls, for signed-in users. */
export const openApiRoutes = (app: FastifyInstance, calls: Record<string, Call>) => {
  for (const service of new Set(Object.values(calls).map(({ service }) => service))) {
    const document = openApiDocument(service, calls);
    app.get(`${API_PREFIX}/openapi/${service}.json`, async (request) => {
      requireSession(request);
      return document;
    });
  }
};
