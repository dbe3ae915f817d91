import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { API_PREFIX } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import { cacheHeader } from '../areas/area-routes';

/** The hash of an empty style element: Emotion makes one and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers that keep the portal to its own origin. */
export const protect = (app: FastifyInstance) =>
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Loopback and plain HTTP behind a proxy that ends TLS are both served from here.
    strictTransportSecurity: false,
  });

/** The shell: its files, and its page for every path of the portal's own screens. */
export const site = async (app: FastifyInstance, shellFolder: string) => {
  await app.register(fastifyStatic, {
    root: shellFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheHeader(file));
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isFile = path.startsWith('/apps/') || /\.\w+$/.test(path);
    if (request.method !== 'GET' || path.startsWith(API_PREFIX) || isFile)
      return reply
        .status(404)
        .send({ error: 'There is nothing at this address.', code: 'not-found', requestId: String(request.id) });
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
};
