import { isDeepStrictEqual } from 'node:util';
import { API_PREFIX, DONE, EVENT } from '@skills-architect/contracts';
import { sessionUser, verifyCredentials } from '@skills-architect/contracts/admin';
import { login, logout, type SessionUser, session as sessionCall } from '@skills-architect/contracts/portal';
import { type Events, invalid, type Peer } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserToken, type KnownBrowsers, setBrowserCookie } from './known-browsers';
import type { LoginAttempts } from './login-attempts';
import { refuseForeignPages, requireSession, SESSION_COOKIE } from './session-guard';
import type { SessionStore, StoredSession } from './session-store';

/** Ends the session at its sign-in provider too: the URL to go to, if there is one. */
export type FindSignOutAddress = (request: FastifyRequest, session: StoredSession) => Promise<string | undefined>;

export interface SessionDependencies {
  sessions: SessionStore;
  attempts: LoginAttempts;
  browsers: KnownBrowsers;
  peer: Peer;
  events: Events;
}

const toSessionAnswer = ({ user, csrfToken }: StoredSession) => ({ user, csrfToken });

const setCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });

/** Reloads the user: a change after the authentication and before the start of the session did not reach the session. */
const reloadUser = async (
  { sessions, peer }: Pick<SessionDependencies, 'sessions' | 'peer'>,
  session: StoredSession,
  requestId: string,
) => {
  try {
    const user = await peer(sessionUser, { params: { userId: session.user.userId } }, { requestId });
    return isDeepStrictEqual(user, session.user) ? session : await sessions.updateUser(session, user);
  } catch (error) {
    await sessions.end(session);
    throw error;
  }
};

/** Starts a session of this user in the requesting browser; `onOpen` runs before the browser gets it. */
export const openSession = async (
  parts: Pick<SessionDependencies, 'sessions' | 'peer' | 'browsers'>,
  { user, loginId }: { user: SessionUser; loginId?: string },
  request: FastifyRequest,
  reply: FastifyReply,
  onOpen?: (session: StoredSession) => Promise<unknown>,
) => {
  const { token, session } = await parts.sessions.begin(user, {
    address: request.ip,
    browser: request.headers['user-agent'] ?? '',
  });
  request.signedInUserId = user.userId;
  const current = await reloadUser(parts, session, String(request.id));
  await onOpen?.(current);
  setCookie(request, reply, token);
  setBrowserCookie(request, reply, await parts.browsers.note(browserToken(request), loginId));
  return toSessionAnswer(current);
};

/** Login, logout, and the current session of a browser. */
export const sessionRoutes = (
  app: FastifyInstance,
  { sessions, attempts, browsers, peer, events }: SessionDependencies,
  findSignOutAddress: FindSignOutAddress = async () => undefined,
) => {
  app.post(`${API_PREFIX}${login.path}`, { config: { call: login } }, async (request, reply) => {
    refuseForeignPages(request);
    const form = login.body.safeParse(request.body);
    if (!form.success) {
      const [issue] = form.error.issues;
      throw invalid(issue?.path.join('.') ?? '', issue?.message ?? 'User Name and Password are required.');
    }
    const { loginId } = form.data;
    const source = { loginId, address: request.ip, browser: browserToken(request) };
    const user = await attempts.limitAttempts(source, () =>
      peer(verifyCredentials, { body: form.data }, { requestId: String(request.id) }),
    );
    return openSession({ sessions, peer, browsers }, { user, loginId }, request, reply);
  });

  app.post(`${API_PREFIX}${logout.path}`, { config: { call: logout } }, async (request, reply) => {
    const session = requireSession(request);
    await sessions.end(session);
    // Makes the user's open pages recheck their session; those of this browser find that it has ended.
    await events.publish({ to: { userId: session.user.userId }, name: EVENT.session, data: {} });
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    const address = await findSignOutAddress(request, session);
    return { ...DONE, ...(address && { address }) };
  });

  app.get(`${API_PREFIX}${sessionCall.path}`, { config: { call: sessionCall } }, async (request) =>
    toSessionAnswer(requireSession(request)),
  );
};
