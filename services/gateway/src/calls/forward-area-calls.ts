import { API_PREFIX, type AreaBuild, CLIENT_USERS, DeclaredCall } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { AppError, type AuditLog, mayAccessClient, notFound } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { nameAct } from '../audit/act-of-request';
import { beginAct } from '../audit/audit-calls';
import { MAX_TRANSFERS_PER_USER, SMALL_BODY_BYTES, UPSTREAM_CONNECTIONS } from '../edge/limits';
import { createOpenCounter } from '../edge/open-requests';
import { requireSession } from '../sessions/session-guard';
import { AREA_ANSWER_POLICY, areaBoundary } from './area-boundary';
import { passBodiesOn, TIMEOUT_MS } from './forward-calls';
import { declaredCallMatcher, type MatchedCall } from './match-declared';
import { createPassOn, type PassOnDependencies } from './pass-on';

export interface ForwardAreaDependencies extends PassOnDependencies {
  /** Signs a user's identity for the own service of an area. */
  signForArea: (user: SessionUser, area: string) => Promise<Record<string, string>>;
  /** Whether there is an area with this id, on or off. */
  isKnown: (id: string) => boolean;
  audit: AuditLog;
  /** How long to wait for an answer, in milliseconds. */
  timeoutMs?: Record<'small' | 'expensive', number> | undefined;
  /** The build of an area that is on, as this user has it. */
  findServed: (id: string, user: SessionUser) => Promise<AreaBuild | undefined>;
}

const NOT_ALLOWED = 'This user not authorized to access this page';
const Method = DeclaredCall.shape.method.catch('GET');
const Params = z.object({ area: z.string() });
const Query = z.record(z.string(), z.unknown());
/** Frameworks read names such as `clientId[]` in different ways. */
const QUERY_NAME = /^[A-Za-z_]\w{0,60}$/;
const ID = /^\d{1,15}$/;

const readQuery = (request: FastifyRequest) => {
  const query = Query.parse(request.query);
  const wrong = Object.keys(query).find((name) => !QUERY_NAME.test(name));
  if (wrong !== undefined) throw new AppError('invalid', `The query may not contain the name ${wrong}.`);
  return query;
};

/** Checks user type and client as the area's build declares them. The service decides about its own records. */
const checkDeclared = ({ call, params }: MatchedCall, user: SessionUser, query: Record<string, unknown>) => {
  if (!call.types.includes(user.userType)) throw new AppError('forbidden', NOT_ALLOWED);
  if (typeof call.scope === 'string' || !CLIENT_USERS.includes(user.userType)) return;
  const [place, name = ''] = call.scope.client.split('.');
  const values = place === 'params' ? params : query;
  // Some frameworks do not distinguish `clientId` and `clientID`.
  const spellings = Object.keys(values).filter((key) => key.toLowerCase() === name.toLowerCase());
  if (!spellings.length && call.scope.optional) return;
  const isOwn = spellings.length === 1 && ID.test(String(values[name])) && mayAccessClient(user, Number(values[name]));
  if (!isOwn) throw notFound('This client');
};

/**
 * The declared path with the request's parameters. The path as it was sent could be read in another way further on:
 * backslashes, dots and encoded slashes lead to other addresses.
 */
const buildPath = ({ call, params }: MatchedCall, url: string) => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (!value || value === '.' || value === '..' || /[/\\]/.test(value)) throw notFound('This address');
    return encodeURIComponent(value);
  });
  const index = url.indexOf('?');
  return `${API_PREFIX}${path}${index < 0 ? '' : url.slice(index)}`;
};

const isTransfer = ({ maxBytes, expensive }: DeclaredCall) => expensive || maxBytes > SMALL_BODY_BYTES;

/**
 * Forwards the calls below `/x/<area>/` to the own services of areas, as the build in use of each declares them: only
 * these calls, only while the area is on, with the user's identity signed for that service.
 */
export const forwardAreaCalls = async (
  app: FastifyInstance,
  { signForArea, isKnown, findServed, audit: auditLog, timeoutMs = TIMEOUT_MS, ...parts }: ForwardAreaDependencies,
) => {
  await passBodiesOn(app, UPSTREAM_CONNECTIONS.calls);
  const passOn = createPassOn(parts);
  const match = declaredCallMatcher();
  const transfers = createOpenCounter(MAX_TRANSFERS_PER_USER);

  const findCall = async (request: FastifyRequest, area: string, user: SessionUser) => {
    if (!isKnown(area)) throw notFound('This address');
    const build = await findServed(area, user);
    if (!build) throw new AppError('area-off', 'This part of the portal is switched off.');
    const [path = ''] = request.url.split('?');
    const matched = match(build, Method.parse(request.method), path);
    if (!matched) throw notFound('This address');
    return matched;
  };

  const audit = async (request: FastifyRequest, area: string, { call, params }: MatchedCall) => {
    const { audit: rule, scope, name, path, reads } = call;
    if (!rule) return;
    const clientAt = typeof scope === 'object' ? scope.client : undefined;
    const audited = {
      rule,
      what: `${area}: ${nameAct(rule, name)}`,
      name: `${area}.${name}`,
      call: { path, clientAt },
      params,
    };
    await beginAct(auditLog, request, audited, !reads);
  };

  const countTransfer = (reply: FastifyReply, user: SessionUser) => {
    const key = String(user.userId);
    if (!transfers.add(key)) throw new AppError('too-many', 'Too many requests at once. Wait a moment and try again.');
    if (reply.raw.destroyed) return transfers.remove(key);
    reply.raw.once('close', () => transfers.remove(key));
  };

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${API_PREFIX}/x/:area/*`,
    handler: async (request, reply) => {
      const { user } = requireSession(request);
      const { area } = Params.parse(request.params);
      const matched = await findCall(request, area, user);
      const { call } = matched;
      await audit(request, area, matched);
      checkDeclared(matched, user, readQuery(request));
      const path = buildPath(matched, request.url);
      if (isTransfer(call)) countTransfer(reply, user);
      reply.header('content-security-policy', AREA_ANSWER_POLICY);
      return passOn(request, reply, {
        service: area,
        path,
        reads: call.reads,
        identity: await signForArea(user, area),
        limits: { maxBytes: call.maxBytes, keptBytes: SMALL_BODY_BYTES },
        timeoutMs: timeoutMs[call.expensive ? 'expensive' : 'small'],
        boundary: areaBoundary(area),
      });
    },
  });
};
