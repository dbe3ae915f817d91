import { API_PREFIX } from '@skills-architect/contracts';
import { AppError, notFound, type SignIdentity } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { passBodiesOn, TIMEOUT_MS } from '../calls/forward-calls';
import { createPassOn, type PassOnDependencies } from '../calls/pass-on';

/** Requests of one address to one provider: Entra ID sends up to 25 a second. */
const REQUESTS = { points: 300, duration: 10 };
const MAX_BYTES = 1024 * 1024;
const CONNECTIONS = 16;

export interface ScimDependencies extends PassOnDependencies {
  portal: Connection;
  signIdentity: SignIdentity;
  /** Most requests in ten seconds; for tests. */
  limit?: number;
}

/** Limits the requests of sign-in providers by SCIM, and passes them to the service of users, which checks their token. */
export const forwardScim = async (
  app: FastifyInstance,
  { portal, signIdentity, limit = REQUESTS.points, ...parts }: ScimDependencies,
) => {
  await passBodiesOn(app, CONNECTIONS);
  const passOn = createPassOn(parts);
  const limiter = new RateLimiterMongo({
    storeClient: portal.getClient(),
    dbName: portal.name,
    tableName: 'loginFailures',
    disableIndexesCreation: true,
    keyPrefix: 'scim',
    ...REQUESTS,
    points: limit,
  });
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${API_PREFIX}/scim/v2/:provider/*`,
    config: { isHidden: true },
    handler: async (request, reply) => {
      // The service must not see another path than the one that was matched here.
      const { pathname } = new URL(request.url, 'http://portal');
      if (pathname !== request.url.split('?')[0]) throw notFound('This address');
      try {
        await limiter.consume(request.ip);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        reply.header('retry-after', Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        throw new AppError('too-many', 'Too many requests. Try again later.');
      }
      return passOn(request, reply, {
        service: 'admin',
        path: request.url,
        reads: request.method === 'GET',
        identity: await signIdentity({ depth: 0 }, 'admin'),
        limits: { maxBytes: MAX_BYTES, keptBytes: MAX_BYTES },
        timeoutMs: TIMEOUT_MS.small,
      });
    },
  });
};
