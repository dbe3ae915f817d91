import fastifyStatic from '@fastify/static';
import { API_PREFIX } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry';

/** Files with a content hash in their name never change; all others are asked for anew. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.br)?$/;

export const cacheHeader = (file: string) => (HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The registry, and the builds of all areas under `/apps/<area>/<version>/`. */
export const areaRoutes = async (app: FastifyInstance, registry: Registry) => {
  app.get(`${API_PREFIX}${listAreas.path}`, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { areas: registry.areas, skipped: registry.skipped };
  });
  for (const [name, root] of registry.folders)
    await app.register(fastifyStatic, {
      root,
      prefix: `/apps/${name}/`,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cacheHeader(file));
      },
    });
};
