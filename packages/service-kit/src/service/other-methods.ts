import type { FastifyInstance, RouteOptions } from 'fastify';
import { AppError } from './app-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responds as if the path did not exist. */
    isHidden?: boolean;
  }
}

/**
 * Responds 405 with `Allow` on known paths for other methods. Call it before adding the routes, and the returned
 * function afterwards.
 */
export const refuseOtherMethods = (app: FastifyInstance, below = '/') => {
  const served = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, config }: RouteOptions) => {
    if (!url.startsWith(below) || url.includes('*') || config?.isHidden) return;
    const methods = served.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    served.set(url, methods);
  });

  return () =>
    app.register(async (scope) => {
      for (const [url, methods] of [...served]) {
        const allow = [...methods].join(', ');
        scope.route({
          method: scope.supportedMethods.filter((method) => !methods.has(method)),
          url,
          // Before the body is parsed: its content does not matter here.
          onRequest: async (request, reply) => {
            reply.header('allow', allow);
            throw new AppError('not-allowed', `${request.method} is not possible at this address. Use ${allow}.`);
          },
          handler: async () => undefined,
        });
      }
    });
};
