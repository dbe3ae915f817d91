import { AREA_HEADER, AreaIdText } from '@skills-architect/contracts';
import { sessionUser } from '@skills-architect/contracts/admin';
import type { SessionUser } from '@skills-architect/contracts/portal';
import {
  AppError,
  type AuditLog,
  expiringCache,
  IDENTITY_HEADER,
  type Identities,
  type ServiceKit,
  type VerifyIdentity,
} from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { StoredSession } from '../sessions/session-store';
import type { GrantableCalls } from './grantable-calls';
import { refusalOf, secondsLeft } from './token-rules';
import { SECRET_START, type StoredToken, type TokenStore } from './token-store';

/** Rights of a service account are read again after this long; a revoked or expired token is refused at once. */
const ACCOUNT_MS = 3000;
const CALL_OF_SERVICE = 'Call of an area’s service';
const BEARER = /^Bearer +(\S{1,200})$/i;
/** A word that begins as the secrets of access tokens do. */
const OF_PORTAL = new RegExp(`(^|\\s)${SECRET_START}`);

export interface TokenDependencies {
  tokens: TokenStore;
  grantable: GrantableCalls;
  peer: ServiceKit['peer'];
  identities: Identities;
  audit: Pick<AuditLog, 'appendRefusal'>;
  /** Names of the calls that the service of an area may make for this user without a token. */
  findGranted: (area: string, user: SessionUser) => Promise<readonly string[]>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the access token with which it was sent. */
    tokenName: string | undefined;
    /** The area whose own service sent it with an access token. */
    areaOfToken: string | undefined;
    /** Whether it was made on behalf of a user. */
    isForUser: boolean;
  }
}

const Params = z.object({ area: z.string().optional() });

const invalid = () =>
  new AppError('signed-out', 'This access token is not valid: it was revoked or rotated, or it is incomplete.');

/**
 * The secret of a request's access token; undefined without one. Other values of the header are none of ours: a proxy before
 * the portal may require a password, and sign-in providers send tokens of their own.
 */
const readSecret = ({ headers: { authorization } }: FastifyRequest): string | undefined => {
  if (authorization === undefined || !OF_PORTAL.test(authorization)) return undefined;
  const secret = BEARER.exec(authorization)?.[1];
  if (!secret) throw new AppError('signed-out', 'Send the access token in the header as: Authorization: Bearer sat_…');
  return secret;
};

/**
 * Makes the session of a request with an access token: the rights of its service account, for the calls that the token
 * allows. Throws when the token may not make this request.
 */
export const tokenAuthenticator = ({ tokens, grantable, peer, identities, audit, findGranted }: TokenDependencies) => {
  const verifiers = new Map<string, VerifyIdentity>();
  const accounts = expiringCache<SessionUser>(tokens.now);

  const findAccount = async (userId: number): Promise<SessionUser> => {
    const key = String(userId);
    const known = accounts.get(key);
    if (known) return known;
    const account = await peer(sessionUser, { params: { userId } });
    accounts.set(key, account, tokens.now().getTime() + ACCOUNT_MS);
    return account;
  };

  const noteRefusal = ({ _id, userId, name }: StoredToken, { message, status }: AppError, { id, ip }: FastifyRequest) =>
    audit.appendRefusal({
      kind: 'token',
      what: 'Use access token',
      outcome: 'refused',
      status,
      userId,
      record: `token ${_id}`,
      requestId: String(id),
      address: ip,
      details: { token: name, reason: message },
    });

  /** Without the secret, the area or anything else that the caller can vary, so that a flood has one entry. */
  const noteUnknown = (what: string, { message, status }: AppError, { id, ip }: FastifyRequest) =>
    audit.appendRefusal({
      kind: 'token',
      what,
      outcome: 'refused',
      status,
      requestId: String(id),
      address: ip,
      details: { reason: message },
    });

  /** The user whose identity the service of an area has received, with the rights of now. */
  const findUserOf = async (area: string, { headers }: FastifyRequest): Promise<SessionUser> => {
    const verify = verifiers.get(area) ?? identities.verifyFor(`area:${area}`);
    verifiers.set(area, verify);
    const { user } = await verify(headers);
    if (!user) throw invalid();
    return findAccount(user.userId);
  };

  const toSession = async (
    token: StoredToken,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StoredSession> => {
    const now = tokens.now();
    const call = grantable.findName(request.method, request.routeOptions.url);
    const hasUser = request.headers[IDENTITY_HEADER] !== undefined;
    const { area } = Params.parse(request.params);
    const refusal = refusalOf(token, { now, address: request.ip, call, area, hasUser });
    if (refusal?.code === 'too-many') reply.header('retry-after', String(secondsLeft(token, now)));
    if (refusal) throw refusal;
    const account = await findAccount(token.userId);
    if (!account.isServiceAccount) throw invalid();
    request.tokenName = token.name;
    request.areaOfToken = token.area;
    request.isForUser = hasUser;
    const user = token.area !== undefined && hasUser ? await findUserOf(token.area, request) : account;
    return { _id: `token:${token._id}`, user, csrfToken: '', usedAt: now, endsAt: token.expiresAt };
  };

  /**
   * The session of a call that the service of an area makes for the user whose request it has received: the identity says for
   * whom and, by its audience, from which service; it is valid for half a minute.
   */
  const byGrant = async (area: string, request: FastifyRequest): Promise<StoredSession> => {
    const user = await findUserOf(area, request).catch(async (error: unknown) => {
      if (error instanceof AppError && error.status < 500) await noteUnknown(CALL_OF_SERVICE, error, request);
      throw error;
    });
    const name = grantable.findName(request.method, request.routeOptions.url);
    const { area: ofPath = area } = Params.parse(request.params);
    if (name === undefined || ofPath !== area || !(await findGranted(area, user)).includes(name)) {
      const error = new AppError('forbidden', `The service of ${area} was not granted ${name ?? 'this call'}.`);
      const entry = {
        kind: 'token',
        what: CALL_OF_SERVICE,
        outcome: 'refused',
        record: `area ${area}`,
      } as const;
      const details = { area, reason: error.message };
      const of = { userId: user.userId, requestId: String(request.id), address: request.ip };
      await audit.appendRefusal({ ...entry, ...of, status: error.status, details });
      throw error;
    }
    request.tokenName = 'granted calls';
    request.areaOfToken = area;
    request.isForUser = true;
    const now = tokens.now();
    return { _id: `area:${area}`, user, csrfToken: '', usedAt: now, endsAt: now };
  };

  const byToken = async (secret: string, request: FastifyRequest, reply: FastifyReply): Promise<StoredSession> => {
    const token = await tokens.use(secret, request.ip);
    if (!token) {
      await noteUnknown('Use access token', invalid(), request);
      throw invalid();
    }
    try {
      return await toSession(token, request, reply);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) await noteRefusal(token, error, request);
      throw error;
    }
  };
  return { byToken, byGrant };
};

/** Makes the session of each request of this scope that brings an access token; after `readSessions`. */
export const readTokens = (app: FastifyInstance, authenticate: ReturnType<typeof tokenAuthenticator>) => {
  app.decorateRequest('tokenName', undefined);
  app.decorateRequest('areaOfToken', undefined);
  app.decorateRequest('isForUser', false);
  app.addHook('onRequest', async (request, reply) => {
    const secret = readSecret(request);
    const area = request.headers[AREA_HEADER];
    if (secret !== undefined) request.session = await authenticate.byToken(secret, request, reply);
    else if (typeof area === 'string') request.session = await authenticate.byGrant(AreaIdText.parse(area), request);
    else return;
    request.hasToken = true;
  });
};
