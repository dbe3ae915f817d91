import { Readable } from 'node:stream';
import { type AuditRule, auditRuleOf, type Call, findCase, isReading } from '@skills-architect/contracts';
import { AppError, AUDIT_HEADER, type AuditLog, decodeNote } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AuditedCall, findClient, findRecord, nameAct, toOutcome } from './act-of-request';

/** A request that gets an entry in the audit log. */
interface AuditedRequest {
  rule: AuditRule;
  what: string;
  /** The call's own name, which does not change with the texts of screens: 'roles.deleteRole'. */
  name?: string;
  call: AuditedCall;
  /** Path parameters, when they are not those of the route. */
  params?: Record<string, string | undefined>;
  /** Key of the act that has begun; undefined for one that changes nothing. */
  key?: string;
  isEnded?: true;
}

declare module 'fastify' {
  interface FastifyRequest {
    audited: AuditedRequest | undefined;
    /** The user whom this request has signed in. */
    signedInUserId: number | undefined;
  }
}

const NOT_WRITTEN = 'This cannot be done now: the audit log does not accept its entry. Try again in a moment.';
const NOT_COMPLETED =
  'This may have been done, but the audit log did not accept the entry that says so. Check before you try again.';
/** No acts: an input that does not say what to do, and one try too many. */
const NO_ACT = [400, 429];
const TOO_MANY = 429;
/** What an answer that is not sent must not say or do. */
const HEADERS_OF_ANSWER = [
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-range',
  'etag',
  'set-cookie',
];

type Fields = Record<string, string | undefined>;
const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const asParams = (value: unknown): Fields =>
  Object.fromEntries(Object.entries(asFields(value)).map(([name, one]) => [name, String(one)]));

const readLogin = ({ login }: AuditRule, request: FastifyRequest) => {
  const value = login === undefined ? undefined : asFields(request.body)[login];
  return typeof value === 'string' && value ? value.slice(0, 200) : undefined;
};

/** With what a program has acted; `area`: on behalf of the user, by the service of this area. */
const describeToken = ({ tokenName, areaOfToken, isForUser }: FastifyRequest) =>
  tokenName === undefined ? undefined : { token: tokenName, ...(isForUser && { area: areaOfToken }) };

/** What is known of an act from its request. */
const describe = (request: FastifyRequest, { rule, what, name, call, params }: AuditedRequest) => {
  const places = { params: params ?? asParams(request.params), query: asFields(request.query) };
  return {
    kind: rule.kind,
    what,
    userId: request.signedInUserId ?? request.session?.user.userId,
    clientId: findClient(call, places),
    record: findRecord(call, rule, places.params, undefined),
    requestId: String(request.id),
    address: request.ip,
    login: readLogin(rule, request),
    details: { ...describeToken(request), ...(name !== undefined && { call: name }) },
  };
};

/** Begins the act of a changing request before anything changes: without its note in the audit log it does not happen. */
export const beginAct = async (audit: AuditLog, request: FastifyRequest, audited: AuditedRequest, changes: boolean) => {
  request.audited = audited;
  if (!changes) return;
  try {
    audited.key = await audit.begin(describe(request, audited));
  } catch (error) {
    // What did not begin does not end.
    audited.isEnded = true;
    throw new AppError('unavailable', NOT_WRITTEN, { cause: error });
  }
};

const endAct = async (audit: AuditLog, request: FastifyRequest, reply: FastifyReply, audited: AuditedRequest) => {
  const known = describe(request, audited);
  const note = decodeNote(reply.getHeader(AUDIT_HEADER));
  const { rule, call, params } = audited;
  const act = {
    ...known,
    ...findCase(rule, note.details ?? {}),
    outcome: toOutcome(reply.statusCode),
    status: reply.statusCode,
    clientId: known.clientId ?? note.clientId,
    record: findRecord(call, rule, params ?? asParams(request.params), note.record),
    details: { ...note.details, ...known.details },
  };
  await (audited.key === undefined ? audit.append(act) : audit.end(audited.key, act));
};

/** A body that is not sent is not read either; that it was broken off is no error. */
const discard = (payload: unknown) => {
  if (payload instanceof Readable) payload.on('error', () => undefined).destroy();
};

/** Calls with their names. */
export type CallNames = ReadonlyMap<Call, string>;

/** Records the calls of this scope in the audit log, as their declarations say. Sessions must have been read before. */
export const auditCalls = (app: FastifyInstance, audit: AuditLog, names: CallNames) => {
  app.decorateRequest('audited', undefined);
  app.decorateRequest('signedInUserId', undefined);

  const findAudited = (request: FastifyRequest): AuditedRequest | undefined => {
    const { call } = request.routeOptions.config;
    const rule = call && auditRuleOf(call);
    if (!rule) return undefined;
    const { scope } = call.access;
    const clientAt = typeof scope === 'object' && 'client' in scope ? scope.client : undefined;
    const name = names.get(call);
    return {
      rule,
      what: nameAct(rule, name ?? call.path),
      ...(name !== undefined && { name: `${call.service}.${name}` }),
      call: { path: call.path, clientAt },
    };
  };

  /** A call that is not recorded otherwise was refused because there were too many. */
  const noteFlood = (request: FastifyRequest) =>
    audit.appendRefusal({
      kind: request.tokenName === undefined ? 'sign-in' : 'token',
      what: 'Too many requests',
      outcome: 'refused',
      status: TOO_MANY,
      userId: request.session?.user.userId,
      requestId: String(request.id),
      address: request.ip,
      details: describeToken(request),
    });

  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const audited = findAudited(request);
    if (!call || !audited || !request.session) return;
    await beginAct(audit, request, audited, !isReading(call));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const audited = request.audited ?? findAudited(request);
    request.audited = audited;
    const hasBegun = audited?.key !== undefined;
    const isOfInterest = hasBegun || request.session !== undefined || audited?.rule.kind === 'sign-in';
    try {
      if (audited && isOfInterest && !audited.isEnded) {
        audited.isEnded = true;
        if (!NO_ACT.includes(reply.statusCode)) await endAct(audit, request, reply, audited);
        else {
          if (audited.key !== undefined) audit.forget(audited.key);
          await audit.appendRefusal({ ...describe(request, audited), outcome: 'refused', status: reply.statusCode });
        }
      } else if (!audited && reply.statusCode === TOO_MANY) await noteFlood(request);
    } catch (error) {
      discard(payload);
      for (const name of HEADERS_OF_ANSWER) reply.removeHeader(name);
      throw new AppError(hasBegun ? 'failed' : 'unavailable', hasBegun ? NOT_COMPLETED : NOT_WRITTEN, { cause: error });
    } finally {
      reply.removeHeader(AUDIT_HEADER);
    }
    return payload;
  });
};
