import v8 from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { NOT_TAKEN_HEADER } from './fault';
import { isOpenPath } from './request-gate';

/**
 * Limit of the event loop's mean delay over one second. A healthy service stays below 50 ms; on a busy machine it may
 * be seconds at the start. The measured delay is infinite when the loop has turned at most once in the second.
 */
const MAX_LOOP_DELAY_MS = 8000;
/** Ignored after the start: loading code and the first records blocks the event loop, but is no overload. */
const START_MS = 10_000;
const MAX_HEAP_SHARE = 0.9;
const RETRY_AFTER_S = 2;

/** Rejects requests while the process is overloaded, for services and the gateway; health checks are still answered. */
export const shedLoad = async (
  app: FastifyInstance,
  { maxEventLoopDelay = MAX_LOOP_DELAY_MS, startMs = START_MS } = {},
) => {
  const from = performance.now() + startMs;
  await app.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes: v8.getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
    pressureHandler: async (request, reply) => {
      if (isOpenPath(request.url) || performance.now() < from) return;
      reply.header('retry-after', RETRY_AFTER_S).header(NOT_TAKEN_HEADER, 'busy');
      throw new AppError('unavailable', 'The portal is busy. Try again in a moment.');
    },
  });
};
