import type { FastifyInstance } from 'fastify';
import { requestSeconds } from './metrics';
import { traceRequests } from './tracing';

/** Paths that are asked every few seconds by whoever watches over the process. */
const WATCHED = ['/health', '/ready'];

/**
 * Makes the requests of a server visible: their time by route as a metric, a line of the log at level info with the
 * request's id, and a span when traces are sent. Belongs before its routes.
 */
export const observed = async (app: FastifyInstance, service: string) => {
  await traceRequests(app);
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    if (WATCHED.includes(route)) return;
    const took = reply.elapsedTime;
    const { method } = request;
    const status = reply.statusCode;
    requestSeconds.observe({ service, method, route, status }, took / 1000);
    request.log.info({ method, route, status, ms: Math.round(took) }, 'answered');
  });
};
