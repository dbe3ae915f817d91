import {
  type AnswerOf,
  API_PREFIX,
  auditRuleOf,
  type Call,
  type CallDeclaration,
  Id,
  isExpensive,
  maxRequestBytes,
  type ParsedOf,
} from '@skills-architect/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { firstNames, noteForAudit } from '../audit/audit-note';
import type { UploadedFile } from '../files/upload';
import type { Identity } from '../identity/identity';
import { checkAccess, checkUserType } from './access';
import { ReadyAnswer } from './ready-answer';
import { receiveFiles } from './receive-files';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration that a route implements. */
    call?: Call;
  }
}

export interface CallContext {
  identity: Identity;
  /** The signed-in user's id; 0 when a service calls on its own. */
  userId: number;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The uploaded files; deleted when the handler ends. */
  files: UploadedFile[];
  /** Adds details to the call's entry in the audit log, if it has one: never about people, and no secrets. */
  addToAudit: (details: Record<string, unknown>) => void;
}

export type Handler<D extends CallDeclaration> = (
  input: ParsedOf<D>,
  context: CallContext,
) => Promise<z.input<D['answer']> | AnswerOf<D> | ReadyAnswer>;

export interface RouteOptions {
  /** Throws when a request is refused whatever it contains, before an upload is read. */
  checkFirst?: (request: FastifyRequest) => void;
}

const paramsSchema = (call: Call) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
  if (!names.length) return undefined;
  return z.object({ ...Object.fromEntries(names.map((name) => [name, Id])), ...call.params?.shape });
};

/** The error of a query with parameters that the call does not declare; undefined when it declares them all. */
export const describeUnknownQuery = ({ query }: Pick<Call, 'query'>, sent: readonly string[]): string | undefined => {
  const names = Object.keys(query?.shape ?? {});
  const unknown = sent.filter((name) => !names.includes(name));
  const known = names.length ? `Known ones: ${names.join(', ')}.` : 'This call has none.';
  return unknown.length ? `Unknown in the query: ${unknown.join(', ')}. ${known}` : undefined;
};

/** Strict: if a misspelt filter were ignored, the answer would have records that it should exclude. */
const querySchema = (call: Call) =>
  z.strictObject(call.query?.shape ?? {}, {
    error: ({ code, keys }) => (code === 'unrecognized_keys' ? describeUnknownQuery(call, keys) : undefined),
  });

const fastifyPath = (path: string) => `${API_PREFIX}${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Fastify's validator has already parsed each part with the call's schema; its types do not express that. */
const asParsed = <D extends CallDeclaration>(input: unknown) => input as ParsedOf<D>;

/** Implements a declared call: validates the input, checks access, and validates the response. */
export const route = <D extends CallDeclaration>(
  app: FastifyInstance,
  declared: Call<D>,
  handler: Handler<D>,
  { checkFirst }: RouteOptions = {},
) => {
  const call: Call = declared;
  const params = paramsSchema(call);
  const rule = auditRuleOf(call);
  app.route({
    method: call.method,
    url: fastifyPath(call.path),
    bodyLimit: maxRequestBytes(call),
    config: { call, isExpensive: isExpensive(call) },
    schema: {
      ...(params && { params }),
      querystring: querySchema(call),
      ...(call.body && { body: call.body }),
      ...(!call.download && { response: { 200: call.answer } }),
    },
    onRequest: async ({ identity }) => checkUserType(call, identity),
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body };
      const clientId = await checkAccess(call, request.identity, input, app.clientsOfRecords);
      const note = rule && noteForAudit(reply, rule, { clientId, input });
      checkFirst?.(request);
      const received = call.upload ? await receiveFiles(request, call.upload) : undefined;
      const files = received?.files ?? [];
      if (files.length) note?.add({ files: firstNames(files.map(({ name }) => name)) });
      try {
        const textsIn = request.headers['content-language'];
        const work = handler(asParsed<D>(input), {
          identity: textsIn === undefined ? request.identity : { ...request.identity, textsIn },
          userId: request.identity.user?.userId ?? 0,
          request,
          reply,
          files,
          addToAudit: (details) => note?.add(details),
        });
        request.work = work;
        const answer = await work;
        note?.end(answer);
        if (!(answer instanceof ReadyAnswer)) return answer;
        return reply.header('content-type', 'application/json; charset=utf-8').send(answer.json);
      } finally {
        await received?.remove();
      }
    },
  });
};
