import fastifyStatic from '@fastify/static';
import { API_PREFIX } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { notFound } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry';

/** Files with a content hash in their name are immutable; browsers revalidate all others. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.br)?$/;

export const cacheHeader = (file: string) => (HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** Serves the registry, and every build of every area under `/apps/<area>/<version>/`, in use or not. */
export const areaRoutes = async (app: FastifyInstance, registry: Registry, shellFolder: string) => {
  app.get(`${API_PREFIX}${listAreas.path}`, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return registry.toAnswer();
  });
  await app.register(async (scope) => {
    // The folder is resolved per request: builds are added at run time.
    await scope.register(fastifyStatic, {
      root: shellFolder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cacheHeader(file));
      },
    });
    scope.get<{ Params: { area: string; version: string; '*': string } }>(
      '/apps/:area/:version/*',
      (request, reply) => {
        const { area, version, '*': file } = request.params;
        const folder = registry.findFolder(area, version);
        if (!folder) throw notFound('This version of an area');
        return reply.sendFile(file, folder);
      },
    );
  });
};
