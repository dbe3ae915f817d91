import replyFrom from '@fastify/reply-from';
import { API_PREFIX, allows, type Call, isExpensive, isReading, maxRequestBytes } from '@skills-architect/contracts';
import { AppError, guardedConnector, notFound, type SignIdentity } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { MAX_TRANSFERS_PER_USER, SMALL_BODY_BYTES, UPSTREAM_CONNECTIONS } from '../edge/limits';
import { limitOpenRequests } from '../edge/open-requests';
import { requireSession } from '../sessions/session-guard';
import { createPassOn, type PassOnDependencies } from './pass-on';

export interface ForwardDependencies extends PassOnDependencies {
  calls: Call[];
  signIdentity: SignIdentity;
  /** Ids of the areas that are on. */
  areasOn: () => Promise<string[]>;
}

/** An expensive call waits for its turn and, on a busy machine, for a processor; the page says so meanwhile. */
export const TIMEOUT_MS = { small: 60_000, expensive: 5 * 60_000 };
const CONNECT_MS = 2000;

/**
 * Calls that may take long or need much memory use separate connections, so that they cannot exhaust those of other
 * calls.
 */
const isTransfer = (call: Call) =>
  call.upload !== undefined || call.download === true || maxRequestBytes(call) > SMALL_BODY_BYTES;

const isForPeers = ({ access: { types } }: Call) => types !== 'anyone' && !types.length;

/** Lets the handlers of this scope pass bodies on unread, over connections of their own. */
export const passBodiesOn = async (app: FastifyInstance, connections: number) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  await app.register(replyFrom, {
    disableCache: true,
    undici: { connections, connect: guardedConnector({ timeout: CONNECT_MS }) },
  });
};

/** Forwards each call to its service with a signed identity, when an active area needs it. */
const forward = async (
  app: FastifyInstance,
  { calls, signIdentity, connections, ...parts }: ForwardDependencies & { connections: number },
) => {
  await passBodiesOn(app, connections);
  const passOn = createPassOn(parts);

  for (const call of calls) {
    const route = { method: call.method, url: `${API_PREFIX}${call.path.replace(/\{(\w+)\}/g, ':$1')}` };
    if (isForPeers(call)) {
      // Without this route the path could match a path parameter of another call.
      app.route({ ...route, config: { isHidden: true }, handler: () => Promise.reject(notFound('This address')) });
      continue;
    }
    const limits = { maxBytes: maxRequestBytes(call), keptBytes: SMALL_BODY_BYTES };
    const timeoutMs = TIMEOUT_MS[isExpensive(call) ? 'expensive' : 'small'];
    app.route({
      ...route,
      config: { call, isExpensive: isExpensive(call) },
      handler: async (request, reply) => {
        const { user, _id: session } = requireSession(request);
        const areas = call.areas ?? [call.service];
        if (!allows({ types: 'anyone', areas }, user, await parts.areasOn()))
          throw new AppError('area-off', 'This part of the portal is switched off.');
        const { service } = call;
        const identity = await signIdentity({ user, session, depth: 0 }, service);
        return passOn(request, reply, {
          service,
          path: request.url,
          reads: isReading(call),
          identity,
          limits,
          timeoutMs,
        });
      },
    });
  }
};

/** Forwards all calls except the portal's own; long ones over separate connections. */
export const forwardCalls = async (app: FastifyInstance, { calls, ...parts }: ForwardDependencies) => {
  const forwarded = calls.filter(({ service }) => service !== 'portal');
  await app.register((scope) =>
    forward(scope, {
      ...parts,
      calls: forwarded.filter((call) => !isTransfer(call)),
      connections: UPSTREAM_CONNECTIONS.calls,
    }),
  );
  await app.register((scope) => {
    limitOpenRequests(scope, MAX_TRANSFERS_PER_USER, ({ session }) => session && String(session.user.userId));
    return forward(scope, {
      ...parts,
      calls: forwarded.filter(isTransfer),
      connections: UPSTREAM_CONNECTIONS.transfers,
    });
  });
};
