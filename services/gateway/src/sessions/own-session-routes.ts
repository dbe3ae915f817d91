import { DONE, EVENT } from '@skills-architect/contracts';
import { endOwnSession, listOwnSessions } from '@skills-architect/contracts/portal';
import { type Events, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { requireSession } from './session-guard';
import type { SessionStore } from './session-store';

/** A user's own open sessions: list, end one. */
export const ownSessionRoutes = (app: FastifyInstance, sessions: SessionStore, events: Events) => {
  route(app, listOwnSessions, async (_, { request, userId }) => {
    const current = requireSession(request)._id;
    const found = await sessions.ofUser(userId);
    return {
      sessions: found.map(({ _id, startedAt, address, browser, usedAt, endsAt }) => ({
        sessionId: _id,
        ...(startedAt && { startedAt: startedAt.toISOString() }),
        ...(address && { address }),
        ...(browser && { browser }),
        usedAt: usedAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isCurrent: _id === current,
      })),
    };
  });

  route(app, endOwnSession, async ({ params }, { userId }) => {
    const session = (await sessions.ofUser(userId)).find(({ _id }) => _id === params.sessionId);
    if (!session) throw notFound('This session');
    await sessions.end(session);
    await events.publish({ to: { userId }, name: EVENT.session, data: {} });
    return DONE;
  });
};
