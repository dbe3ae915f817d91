import type { FastifyInstance } from 'fastify';
import { requestSeconds } from './metrics';
import { traceRequests } from './tracing';

/** Health check paths, left out of metrics and logs because they are requested every few seconds. */
const WATCHED = ['/health', '/ready'];

/**
 * Adds observability to a server: request time by route as a metric, an info log line with the request id, and a span
 * when tracing is on. Register it before the routes.
 */
export const observe = async (app: FastifyInstance, service: string) => {
  await traceRequests(app);
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    if (WATCHED.includes(route)) return;
    const tookMs = reply.elapsedTime;
    const { method } = request;
    const status = reply.statusCode;
    requestSeconds.observe({ service, method, route, status }, tookMs / 1000);
    request.log.info({ method, route, status, ms: Math.round(tookMs) }, 'answered');
  });
};
