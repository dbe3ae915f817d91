import { randomUUID } from 'node:crypto';
import replyFrom from '@fastify/reply-from';
import { API_PREFIX, allows, type Call, type Failure, type ServiceName } from '@skills-architect/contracts';
import { IDENTITY_HEADER, type Identities, metrics, notFound, Refusal } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { requireSession } from '../sessions/session-guard';

export interface ForwardParts {
  calls: Call[];
  addresses: Partial<Record<ServiceName, string>>;
  identities: Identities;
  /** Ids of the areas that are on. */
  areasOn: () => Promise<string[]>;
  /** Told when a service did not answer. */
  onUnreachable: (service: ServiceName) => void;
}

const TIMEOUT_MS = 30_000;

const unreachable = (service: string, requestId: string): Failure => ({
  error: `The ${service} service cannot be reached right now. Try again in a moment.`,
  code: 'unreachable',
  requestId,
});

/** Serves every declared call by passing it on to its service with a signed identity, when an area that is on needs it. */
export const forwardCalls = async (app: FastifyInstance, { calls, addresses, identities, ...parts }: ForwardParts) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  await app.register(replyFrom, {
    disableCache: true,
    undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
  });

  for (const [service, address] of Object.entries(addresses))
    app.get(`${API_PREFIX}/openapi/${service}.json`, (request, reply) => {
      requireSession(request);
      return reply.from(`${address}/openapi.json`);
    });

  for (const call of calls) {
    const { types } = call.access;
    const toPeersOnly = types !== 'anyone' && !types.length;
    if (call.service === 'portal') continue;
    const at = { method: call.method, url: `${API_PREFIX}${call.path.replace(/\{(\w+)\}/g, ':$1')}` };
    if (toPeersOnly) {
      // Said here, else another call's parameter would take the path for its own.
      app.route({ ...at, handler: () => Promise.reject(notFound('This address')) });
      continue;
    }
    app.route({
      ...at,
      handler: async (request, reply) => {
        const { user } = requireSession(request);
        const areas = call.areas ?? [call.service];
        if (!allows({ types: 'anyone', areas }, user, await parts.areasOn()))
          throw new Refusal('area-off', 'This part of the portal is switched off.');
        const address = addresses[call.service];
        const requestId = String(request.id);
        if (!address) return reply.status(502).send(unreachable(call.service, requestId));
        const identity = await identities.sign({ user, depth: 0 });
        return reply.from(`${address}${request.url}`, {
          rewriteRequestHeaders: (_, headers) => {
            const { cookie: _cookie, expect: _expect, ...passed } = headers;
            return { ...passed, [IDENTITY_HEADER]: identity, 'x-request-id': requestId };
          },
          onError: (failed, { error }) => {
            request.log.error({ err: error, to: call.service }, 'a service did not answer');
            metrics.unanswered.inc({ service: call.service, caller: 'gateway' });
            parts.onUnreachable(call.service);
            failed.status(502).send(unreachable(call.service, requestId));
          },
        });
      },
    });
  }
};

export const newRequestId = () => randomUUID();
