import { timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '@skills-architect/contracts';
import { AUDIT_HEADER, type AuditNote, encodeNote, fold, hashSecret } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ProviderDocument, Providers } from '../sign-in/provider-document';
import { repairPatch } from './azure-forms';
import { toScimError } from './scim-errors';
import { MAX_BYTES, MAX_OPERATIONS, MAX_RESULTS, SCIMMY, User } from './scim-library';
import type { ScimContext, ScimUsers } from './scim-users';

const MEDIA_TYPE = 'application/scim+json';
const MAX_TRIES = 4;
const Params = z.object({ provider: z.string(), id: z.string().optional() });
const Query = z.object({
  filter: z.string().max(2000).optional(),
  startIndex: z.coerce.number().int().catch(1).default(1),
  count: z.coerce.number().int().catch(MAX_RESULTS).default(100),
  attributes: z.string().max(2000).optional(),
});
/** The library checks the rest of a message. */
const PatchRequest = z.object({
  schemas: z.array(z.literal(SCIMMY.Messages.PatchOp.id)),
  Operations: z.array(
    z.object({
      op: z
        .string()
        .toLowerCase()
        .pipe(z.enum(['add', 'remove', 'replace'])),
      path: z.string().optional(),
      value: z.unknown().optional(),
    }),
  ),
});
const BulkRequest = z.object({
  schemas: z.tuple([z.literal(SCIMMY.Messages.BulkRequest.id)]),
  failOnErrors: z.int().min(0).default(0),
  Operations: z
    .array(
      z.object({
        method: z
          .string()
          .toUpperCase()
          .pipe(z.enum(['POST', 'PUT', 'PATCH', 'DELETE'])),
        bulkId: z.string().optional(),
        path: z.string(),
        data: z.unknown().transform(repairPatch).optional(),
      }),
    )
    .min(1)
    .max(MAX_OPERATIONS),
});

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const isStale = (error: unknown) => error instanceof SCIMMY.Types.Error && error.status === 409 && !error.scimType;

/** A change that met another one is based on the new state and tried again. */
const repeatStale = async <T>(work: () => Promise<T>, tries = 1): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isStale(error) || tries >= MAX_TRIES) throw error;
    return repeatStale(work, tries + 1);
  }
};

type BulkResult = Pick<
  InstanceType<typeof SCIMMY.Messages.BulkResponse>['Operations'][number],
  'method' | 'status' | 'location'
>;
/** For example 'PATCH 200 user 12'. */
const toText = ({ method, status, location = '' }: BulkResult) =>
  `${method} ${status} user ${location.slice(location.lastIndexOf('/') + 1)}`;

/** Tells the gateway what a request has changed, for the audit log. */
const note = (reply: FastifyReply, changed: AuditNote) => reply.header(AUDIT_HEADER, encodeNote(changed));

/** The users of sign-in providers by SCIM 2.0 (RFC 7644). */
export const scimRoutes = (providers: Providers, store: ScimUsers) => (app: FastifyInstance) => {
  const authenticate = async (request: FastifyRequest): Promise<ProviderDocument> => {
    const { provider: key } = Params.parse(request.params);
    const [, token = ''] = /^Bearer ([\w.~+/-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const provider = await providers.model.findOne({ key: fold(key), ...providers.alive }).lean<ProviderDocument>();
    const isRight = isSame(hashSecret(token), provider?.scimTokenHash ?? hashSecret(''));
    if (!provider?.scimTokenHash || !isRight) throw new SCIMMY.Types.Error(401, '', 'The token is not valid.');
    return provider;
  };
  const contextOf = async (request: FastifyRequest): Promise<ScimContext> => ({
    provider: await authenticate(request),
    ifMatch: request.headers['if-match'],
    revs: new Map(),
    store,
  });

  const send = (request: FastifyRequest, reply: FastifyReply, status: number, resource?: object) => {
    reply.status(status).type(MEDIA_TYPE);
    if (resource === undefined) return reply.send();
    const { provider } = Params.parse(request.params);
    const base = `${API_PREFIX}/scim/v2/${provider}/Users`;
    const json = JSON.parse(JSON.stringify(resource));
    for (const one of Array.isArray(json.Resources) ? json.Resources : [json])
      if (one.meta && one.id) one.meta.location = `${base}/${one.id}`;
    if (json.meta?.version) reply.header('etag', json.meta.version);
    if (json.active !== undefined) note(reply, { record: json.id, details: { active: json.active } });
    return reply.send(JSON.stringify(json));
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(MEDIA_TYPE, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.setErrorHandler((error, request, reply) => {
      const isOfHttp = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
      const shown = isOfHttp ? new SCIMMY.Types.Error(400, 'invalidSyntax', error.message) : toScimError(error);
      if (shown.cause) request.log.error({ err: error }, 'a request of SCIM failed');
      const message = new SCIMMY.Messages.Error(shown);
      if (Number(message.status) === 401) reply.header('www-authenticate', 'Bearer');
      const { schemas, status, scimType, detail } = message;
      return reply.status(Number(status)).type(MEDIA_TYPE).send(JSON.stringify({ schemas, status, scimType, detail }));
    });
    const path = `${API_PREFIX}/scim/v2/:provider`;

    scope.get(`${path}/ServiceProviderConfig`, async (request, reply) => {
      await authenticate(request);
      return send(request, reply, 200, await new SCIMMY.Resources.ServiceProviderConfig().read());
    });
    scope.get(`${path}/ResourceTypes`, async (request, reply) => {
      await authenticate(request);
      return send(request, reply, 200, await new SCIMMY.Resources.ResourceType().read());
    });
    scope.get(`${path}/Schemas`, async (request, reply) => {
      await authenticate(request);
      return send(request, reply, 200, await new SCIMMY.Resources.Schema().read());
    });

    scope.get(`${path}/Users`, async (request, reply) => {
      const context = await contextOf(request);
      const { filter, startIndex, count, attributes } = Query.parse(request.query);
      const [start, size] = [Math.max(1, startIndex), Math.min(MAX_RESULTS, Math.max(0, count))];
      const { total, found } = await store.list(context, filter, { skip: start - 1, limit: size });
      const selected =
        attributes &&
        new SCIMMY.Types.Filter(
          attributes
            .split(',')
            .map((name) => `${name} pr`)
            .join(' and '),
        );
      const page = found.map((user) => new SCIMMY.Schemas.User(user, 'out', undefined, selected || undefined));
      return send(request, reply, 200, {
        schemas: [SCIMMY.Messages.ListResponse.id],
        totalResults: total,
        startIndex: start,
        itemsPerPage: page.length,
        Resources: page,
      });
    });

    scope.post(`${path}/Users`, async (request, reply) =>
      send(request, reply, 201, await new User().write(request.body, await contextOf(request))),
    );
    scope.get(`${path}/Users/:id`, async (request, reply) => {
      const { id = '' } = Params.parse(request.params);
      return send(request, reply, 200, await new User(id).read(await contextOf(request)));
    });
    scope.put(`${path}/Users/:id`, async (request, reply) => {
      const { id = '' } = Params.parse(request.params);
      const done = await repeatStale(async () => new User(id).write(request.body, await contextOf(request)));
      return send(request, reply, 200, done);
    });
    scope.patch(`${path}/Users/:id`, async (request, reply) => {
      const { id = '' } = Params.parse(request.params);
      const body = PatchRequest.parse(repairPatch(request.body));
      const done = await repeatStale(async () => new User(id).patch(body, await contextOf(request)));
      return done ? send(request, reply, 200, done) : send(request, reply, 204);
    });
    scope.delete(`${path}/Users/:id`, async (request, reply) => {
      const { id = '' } = Params.parse(request.params);
      await repeatStale(async () => new User(id).dispose(await contextOf(request)));
      return send(request, reply, 204);
    });

    scope.post(`${path}/Bulk`, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const context = await contextOf(request);
      const { failOnErrors, Operations: operations, schemas } = BulkRequest.parse(request.body);
      const results: BulkResult[] = [];
      let failures = 0;
      // One by one: several operations on one user happen in their order.
      for (const operation of operations) {
        const one = new SCIMMY.Messages.BulkRequest({ schemas, Operations: [operation] });
        const done = await one.apply(undefined, { ...context, ifMatch: undefined, revs: new Map() });
        const [result] = done.Operations;
        if (!result) throw new Error('the library gave no result');
        results.push(result);
        if (Number(result.status) >= 400) failures += 1;
        if (failOnErrors && failures >= failOnErrors) break;
      }
      note(reply, { details: { operations: results.map(toText) } });
      return send(request, reply, 200, { schemas: [SCIMMY.Messages.BulkResponse.id], Operations: results });
    });
  });
};
