import { API_PREFIX } from '@skills-architect/contracts';
import { ProviderKey } from '@skills-architect/contracts/admin';
import { AppError, type AuditLog, notFound, type SignIdentity } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import * as z from 'zod';
import { beginAct } from '../audit/audit-calls';
import { passBodiesOn, TIMEOUT_MS } from '../calls/forward-calls';
import { createPassOn, type PassOnDependencies } from '../calls/pass-on';
import { countUse, createLimiter } from '../sessions/limiter';

/** Requests of one address to one provider: Entra ID sends up to 25 a second. */
const REQUESTS = { points: 300, duration: 10 };
/** A wrong token counts as so many requests: each has an entry in the audit log. */
const WRONG_TOKEN = 30;
const REFUSED = 401;
const MAX_BYTES = 1024 * 1024;
const CONNECTIONS = 16;

export interface ScimDependencies extends PassOnDependencies {
  portal: Connection;
  signIdentity: SignIdentity;
  audit: AuditLog;
  /** Most requests in ten seconds; for tests. */
  limit?: number;
}

const Params = z.object({ provider: z.string().toLowerCase().pipe(ProviderKey), '*': z.string() });
const ACTS: Record<string, string> = { POST: 'create', PUT: 'replace', PATCH: 'change', DELETE: 'delete' };
const NOUNS: Record<string, string> = { Users: 'user', Groups: 'group' };
/** The path of one resource or of all of a kind: `Users/12`, `Groups/g3`, `Users`. `Bulk` does not match. */
const TARGET = /^(Users|Groups)(?:\/(g?\d{1,15}))?$/;

const toAct = ({ method }: FastifyRequest, { provider, '*': target }: z.output<typeof Params>) => {
  const [, resource = '', record] = TARGET.exec(target) ?? [];
  const noun = NOUNS[resource];
  const idName = resource === 'Groups' ? 'groupId' : 'userId';
  return {
    rule: { kind: 'rights', record: idName } as const,
    what: `SCIM of ${provider}: ${noun && ACTS[method] ? `${ACTS[method]} ${noun}` : 'change users'}`,
    call: { path: '/scim/v2/{provider}' },
    params: { [idName]: record },
  };
};

/** Limits the requests of sign-in providers by SCIM, and passes them to the service of users, which checks their token. */
export const forwardScim = async (
  app: FastifyInstance,
  { portal, signIdentity, audit, limit = REQUESTS.points, ...parts }: ScimDependencies,
) => {
  await passBodiesOn(app, CONNECTIONS);
  const passOn = createPassOn(parts);
  const limiter = createLimiter(portal, { keyPrefix: 'scim', ...REQUESTS, points: limit });
  app.addHook('onResponse', async ({ ip }, { statusCode }) => {
    if (statusCode === REFUSED) await limiter.penalty(ip, WRONG_TOKEN);
  });
  // Changes have an entry already.
  app.addHook('onSend', async ({ audited, id, ip }, { statusCode: status }) => {
    if (status !== REFUSED || audited) return;
    const entry = { kind: 'token', what: 'Read users by SCIM', outcome: 'refused', status } as const;
    await audit.appendRefusal({ ...entry, requestId: String(id), address: ip });
  });
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${API_PREFIX}/scim/v2/:provider/*`,
    config: { isHidden: true },
    handler: async (request, reply) => {
      // The service must not see another path than the one that was matched here.
      const { pathname } = new URL(request.url, 'http://portal');
      const params = Params.safeParse(request.params);
      if (pathname !== request.url.split('?')[0] || !params.success) throw notFound('This address');
      const { waitMs } = await countUse(limiter, request.ip);
      if (waitMs !== undefined) {
        reply.header('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
        throw new AppError('too-many', 'Too many requests. Try again later.');
      }
      const reads = request.method === 'GET';
      if (!reads) await beginAct(audit, request, toAct(request, params.data), true);
      return passOn(request, reply, {
        service: 'admin',
        path: request.url,
        reads,
        readsAuthorization: true,
        identity: await signIdentity({ depth: 0 }, 'admin'),
        limits: { maxBytes: MAX_BYTES, keptBytes: MAX_BYTES },
        timeoutMs: TIMEOUT_MS.small,
      });
    },
  });
};
