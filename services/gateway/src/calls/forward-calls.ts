import replyFrom from '@fastify/reply-from';
import { API_PREFIX, allows, type Call, isReading, type ServiceName } from '@skills-architect/contracts';
import { type Identities, notFound, Refusal } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { requireSession } from '../sessions/session-guard';
import { type PassOnParts, passingOn } from './pass-on';

export interface ForwardParts extends PassOnParts {
  calls: Call[];
  identities: Identities;
  /** Ids of the areas that are on. */
  areasOn: () => Promise<string[]>;
}

const TIMEOUT_MS = 30_000;
const CONNECT_MS = 2000;

/** Serves every declared call by passing it on to its service with a signed identity, when an area that is on needs it. */
export const forwardCalls = async (app: FastifyInstance, { calls, identities, ...parts }: ForwardParts) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  await app.register(replyFrom, {
    disableCache: true,
    undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connect: { timeout: CONNECT_MS } },
  });
  const passOn = passingOn(parts);

  for (const service of new Set(calls.map((call): ServiceName => call.service)))
    if (service !== 'portal')
      app.get(`${API_PREFIX}/openapi/${service}.json`, (request, reply) => {
        requireSession(request);
        return passOn(request, reply, { service, path: '/openapi.json', reads: true });
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
        const { user, _id: session } = requireSession(request);
        const areas = call.areas ?? [call.service];
        if (!allows({ types: 'anyone', areas }, user, await parts.areasOn()))
          throw new Refusal('area-off', 'This part of the portal is switched off.');
        const identity = await identities.sign({ user, session, depth: 0 });
        return passOn(request, reply, { service: call.service, path: request.url, reads: isReading(call), identity });
      },
    });
  }
};
