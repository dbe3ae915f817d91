import v8 from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { NOT_TAKEN_HEADER } from './fault';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's call is expensive: it may be refused. */
    isExpensive?: boolean;
  }
  interface FastifyRequest {
    /** The work of an expensive call, which goes on when its client has left. */
    work?: Promise<unknown>;
  }
}

/** Expensive calls of one server that run or wait; the longest measured one takes some seconds. */
const MAX_OPEN = 64;
const MAX_HEAP_SHARE = 0.9;

const isHeapFull = () => {
  const { used_heap_size: used, heap_size_limit: limit } = v8.getHeapStatistics();
  return used > limit * MAX_HEAP_SHARE;
};

/**
 * Refuses expensive calls while too many of them run or wait, or while the heap is nearly full. Everything else is
 * always served: a late event loop says that the machine is busy, not that this process has too much to do.
 */
export const shedLoad = (app: FastifyInstance, { maxOpen = MAX_OPEN, isFull = isHeapFull } = {}) => {
  let open = 0;
  app.addHook('onRequest', async (request, reply) => {
    // A request that was aborted before has already emitted its only `close` event.
    if (!request.routeOptions.config.isExpensive || reply.raw.destroyed) return;
    if (open >= maxOpen || isFull()) {
      reply.header(NOT_TAKEN_HEADER, 'busy');
      throw new AppError('unavailable', 'The portal is busy. Try again in a moment.');
    }
    open += 1;
    reply.raw.once('close', async () => {
      await Promise.allSettled([request.work]);
      open -= 1;
    });
  });
};
