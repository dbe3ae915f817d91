import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { AppError } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Counts open items per key; rejects new ones above the limit. */
export const createOpenCounter = (limit: number) => {
  const open = new Map<string, number>();
  return {
    add(key: string): boolean {
      const count = (open.get(key) ?? 0) + 1;
      if (count > limit) return false;
      open.set(key, count);
      return true;
    },
    remove(key: string) {
      const count = (open.get(key) ?? 0) - 1;
      if (count > 0) open.set(key, count);
      else open.delete(key);
    },
  };
};

const closeListeners = new WeakMap<ServerResponse, (() => void)[]>();

/** One listener per response for all limits: Node warns above ten. */
const onClose = (response: ServerResponse, work: () => void) => {
  const listeners = closeListeners.get(response);
  if (listeners) return void listeners.push(work);
  const all = [work];
  closeListeners.set(response, all);
  response.once('close', () => {
    for (const callback of all) callback();
  });
};

/** Rejects requests above a limit of concurrent ones with the same key, such as a user. */
export const limitOpenRequests = (
  app: FastifyInstance,
  limit: number,
  keyFor: (request: FastifyRequest) => string | undefined,
) => {
  const open = createOpenCounter(limit);
  app.addHook('onRequest', async (request, reply) => {
    const key = request.headers.upgrade ? undefined : keyFor(request);
    // Earlier hooks wait for the database; a request aborted meanwhile has already emitted its only `close` event.
    if (key === undefined || reply.raw.destroyed) return;
    if (!open.add(key)) {
      reply.header('retry-after', '1').header('connection', 'close');
      throw new AppError('too-many', 'Too many requests at once. Wait a moment and try again.');
    }
    onClose(reply.raw, () => open.remove(key));
  });
};

/** Limits connections per address; trusted proxies are exempt because they carry many users. */
export const limitConnections = (app: FastifyInstance, limit: number, trustedProxies: string | string[]) => {
  const open = createOpenCounter(limit);
  const isProxy = proxyAddress.compile(trustedProxies);
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (!address || isProxy(address, 0)) return;
    if (!open.add(address)) return void socket.destroy();
    socket.once('close', () => open.remove(address));
  });
};
