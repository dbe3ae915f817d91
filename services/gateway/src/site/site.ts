import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { API_PREFIX } from '@skills-architect/contracts';
import { answerFailure } from '@skills-architect/service-kit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheHeader } from '../areas/area-routes';

/** Hash of an empty style element: Emotion creates one and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where browsers send reports about the policy. */
export const REPORT_PATH = `${API_PREFIX}/policy-reports`;
const REPORT_GROUP = 'portal';

const YEAR_S = 365 * 24 * 3600;

/** Security headers that restrict the portal to its own origin. */
export const addSecurityHeaders = async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('reporting-endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`);
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_S}`);
  });
  await app.register(helmet, {
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
        reportTo: [REPORT_GROUP],
      },
    },
    // HSTS only for requests over TLS: plain HTTP on loopback is served as well.
    strictTransportSecurity: false,
  });
};

const isReadable = (path: string) => {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
};

/**
 * The URL for the router. One that cannot be decoded, or that no file system accepts, is returned unchanged: it matches
 * nothing and gets a 404.
 */
export const toReadableUrl = (url: string): string => {
  const [path = ''] = url.split(/[?#]/, 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
};

/** Sends an error; paths that static files refuse, such as `/personas//`, are a 404. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  error.code === 'FST_STATIC_FORBIDDEN_PATH' ? reply.callNotFound() : answerFailure(error, request, reply);

/** The shell: its files, and its page for all paths of screens. */
export const serveSite = async (app: FastifyInstance, shellFolder: string) => {
  await app.register(fastifyStatic, {
    root: shellFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheHeader(file));
    },
  });
  // Not async: each awaited reply adds two listeners, and Node warns above ten.
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isFile = path.startsWith('/apps/') || /\.\w+$/.test(path);
    if (request.method !== 'GET' || path.startsWith(API_PREFIX) || isFile)
      reply
        .status(404)
        .send({ error: 'There is nothing at this address.', code: 'not-found', requestId: String(request.id) });
    else reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
};
