import type { FastifyInstance, RouteOptions } from 'fastify';
import { AppError } from './app-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers as if nothing were at its address. */
    isHidden?: boolean;
  }
}

/**
 * Makes known paths answer 405 with `Allow` when they are asked with another method. Call it before the routes are added, and
 * what it returns after them.
 */
export const refuseOtherMethods = (app: FastifyInstance, below = '/') => {
  const served = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, config }: RouteOptions) => {
    if (!url.startsWith(below) || url.includes('*') || config?.isHidden) return;
    const methods = served.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    served.set(url, methods);
  });

  return () =>
    app.register(async (scope) => {
      for (const [url, methods] of [...served]) {
        const allow = [...methods].join(', ');
        scope.route({
          method: scope.supportedMethods.filter((method) => !methods.has(method)),
          url,
          // Before the body is read: what it holds does not matter here.
          onRequest: async (request, reply) => {
            reply.header('allow', allow);
            throw new AppError('not-allowed', `${request.method} is not possible at this address. Use ${allow}.`);
          },
          handler: async () => undefined,
        });
      }
    });
};
