import { TIMED_OUT } from '@skills-architect/contracts/portal';
import { AppError, isSameSecret } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionStore, StoredSession } from './session-store';

export const SESSION_COOKIE = 'skills_architect_session';
export const CSRF_HEADER = 'x-csrf-token';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request's cookie or access token, loaded once. */
    session: StoredSession | undefined;
    /** A program sent it with an access token, so no page of another site can have caused it. */
    hasToken: boolean;
    /** Why the session was ended early, if it was. */
    sessionOver: string | undefined;
  }
}

/** Loads the session for every request of this scope. */
export const readSessions = (app: FastifyInstance, sessions: SessionStore) => {
  app.decorateRequest('session', undefined);
  app.decorateRequest('sessionOver', undefined);
  app.decorateRequest('hasToken', false);
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[SESSION_COOKIE];
    request.session = await sessions.find(token);
    if (!request.session) request.sessionOver = await sessions.findEndReason(token);
  });
};

/** The request's session; throws 401 without one, and 403 for a write without the session's token header. */
export const requireSession = (request: FastifyRequest): StoredSession => {
  const { session } = request;
  if (!session) throw new AppError('signed-out', request.sessionOver ?? TIMED_OUT);
  if (request.hasToken) return session;
  const token = request.headers[CSRF_HEADER];
  const isOwnPage = typeof token === 'string' && isSameSecret(token, session.csrfToken);
  if (!SAFE_METHODS.includes(request.method) && !isOwnPage)
    throw new AppError('csrf', 'This page is out of date. Reload it and try again.');
  return session;
};

/** Rejects cross-site writes, for calls that need no session. */
export const refuseForeignPages = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') throw new AppError('csrf', 'This request came from another site.');
};
