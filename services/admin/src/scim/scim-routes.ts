import { API_PREFIX } from '@skills-architect/contracts';
import {
  AUDIT_HEADER,
  type AuditNote,
  encodeNote,
  fold,
  hashSecret,
  isSameSecret,
} from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ProviderDocument, Providers } from '../sign-in/provider-document';
import { repairPatch, statesActive } from './azure-forms';
import { describeResult, runBulk } from './scim-bulk';
import type { ScimContext } from './scim-context';
import { toScimError } from './scim-errors';
import type { ScimGroups } from './scim-groups';
import { Group, MAX_BYTES, MAX_RESULTS, SCIMMY, User } from './scim-library';
import { BulkRequest, Params, PatchRequest, Query } from './scim-requests';
import type { ScimUsers } from './scim-users';

const MEDIA_TYPE = 'application/scim+json';
const MAX_TRIES = 4;
/** Groups may have many members. */
const large = { bodyLimit: MAX_BYTES };
type Asked = z.output<typeof Query>;
const Changed = z.object({ id: z.string().optional(), active: z.boolean().optional() });
const excluded = (request: FastifyRequest) => Query.safeParse(request.query).data?.excludedAttributes ?? [];

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

/** Tells the gateway what a request has changed, for the audit log. */
const note = (reply: FastifyReply, changed: AuditNote) => reply.header(AUDIT_HEADER, encodeNote(changed));

/** Paths of the resources, with the library's class and schema of each. */
const RESOURCES = [
  { path: 'Users', Resource: User, Schema: SCIMMY.Schemas.User },
  { path: 'Groups', Resource: Group, Schema: SCIMMY.Schemas.Group },
] as const;

/** Who got into a group, who left it, and whose rights changed by it, for the audit log. */
const describeChange = (notes: ScimContext['notes']): Record<string, unknown> => {
  const lists = {
    added: notes.flatMap(({ added }) => added),
    removed: notes.flatMap(({ removed }) => removed),
    rightsChanged: notes.flatMap(({ changed }) => changed),
    rightsKept: notes.flatMap(({ kept }) => kept),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length));
};

/** Users and groups of sign-in providers by SCIM 2.0 (RFC 7644). */
export const scimRoutes = (providers: Providers, store: ScimUsers, groups: ScimGroups) => (app: FastifyInstance) => {
  const authenticate = async (request: FastifyRequest): Promise<ProviderDocument> => {
    const { provider: key } = Params.parse(request.params);
    const [, token = ''] = /^Bearer ([\w.~+/-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const provider = await providers.model.findOne({ key: fold(key), ...providers.alive }).lean<ProviderDocument>();
    const isRight = isSameSecret(hashSecret(token), provider?.scimTokenHash ?? hashSecret(''));
    if (!provider?.scimTokenHash || !isRight) throw new SCIMMY.Types.Error(401, '', 'The token is not valid.');
    return provider;
  };
  const contextOf = async (request: FastifyRequest): Promise<ScimContext> => ({
    provider: await authenticate(request),
    ifMatch: request.headers['if-match'],
    statesActive: statesActive(request.body),
    revs: new Map(),
    notes: [],
    store,
    groups,
  });

  const send = (request: FastifyRequest, reply: FastifyReply, status: number, resource?: object) => {
    reply.status(status).type(MEDIA_TYPE);
    if (resource === undefined) return reply.send();
    const { provider } = Params.parse(request.params);
    const base = `${API_PREFIX}/scim/v2/${provider}`;
    const json = JSON.parse(JSON.stringify(resource));
    for (const record of Array.isArray(json.Resources) ? json.Resources : [json])
      if (record.meta && record.id) record.meta.location = `${base}/${record.meta.resourceType}s/${record.id}`;
    if (json.meta?.version) reply.header('etag', json.meta.version);
    for (const name of excluded(request)) for (const record of json.Resources ?? [json]) delete record[name];
    return reply.send(JSON.stringify(json));
  };

  /** Does a change, tells what it has changed, and answers without content when nothing has. */
  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    work: (context: ScimContext) => Promise<object | undefined>,
  ) => {
    const { id } = Params.parse(request.params);
    const { context, done } = await repeatStale(async () => {
      const tried = await contextOf(request);
      return { context: tried, done: await work(tried) };
    });
    const { id: record = id, active } = Changed.parse(JSON.parse(JSON.stringify(done ?? {})));
    const details = { ...(active !== undefined && { active }), ...describeChange(context.notes) };
    note(reply, { ...(record !== undefined && { record }), details });
    return done && status !== 204 ? send(request, reply, status, done) : send(request, reply, 204);
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

    for (const { path: name, Resource, Schema } of RESOURCES) {
      const list = async (
        context: ScimContext,
        { filter, startIndex, count, attributes, excludedAttributes }: Asked,
      ) => {
        const [start, size] = [Math.max(1, startIndex), Math.min(MAX_RESULTS, Math.max(0, count))];
        const isShort = excludedAttributes?.includes('members') || (attributes && !attributes.includes('members'));
        const page = { skip: start - 1, limit: size, isShort: isShort === true };
        const { total, found } =
          name === 'Users' ? await store.list(context, filter, page) : await groups.list(context, filter, page);
        const selected =
          attributes && new SCIMMY.Types.Filter(attributes.map((attribute) => `${attribute} pr`).join(' and '));
        return {
          schemas: [SCIMMY.Messages.ListResponse.id],
          totalResults: total,
          startIndex: start,
          itemsPerPage: found.length,
          Resources: found.map((record: object) => new Schema(record, 'out', undefined, selected)),
        };
      };

      scope.get(`${path}/${name}`, async (request, reply) => {
        const context = await contextOf(request);
        return send(request, reply, 200, await list(context, Query.parse(request.query)));
      });
      scope.post(`${path}/${name}`, large, async (request, reply) =>
        change(request, reply, 201, (context) => new Resource().write(request.body, context)),
      );
      scope.get(`${path}/${name}/:id`, async (request, reply) => {
        const { id = '' } = Params.parse(request.params);
        return send(request, reply, 200, await new Resource(id).read(await contextOf(request)));
      });
      scope.put(`${path}/${name}/:id`, large, async (request, reply) => {
        const { id = '' } = Params.parse(request.params);
        return change(request, reply, 200, (context) => new Resource(id).write(request.body, context));
      });
      scope.patch(`${path}/${name}/:id`, large, async (request, reply) => {
        const { id = '' } = Params.parse(request.params);
        const body = PatchRequest.parse(repairPatch(request.body));
        return change(request, reply, 200, (context) => new Resource(id).patch(body, context));
      });
      scope.delete(`${path}/${name}/:id`, async (request, reply) => {
        const { id = '' } = Params.parse(request.params);
        return change(request, reply, 204, async (context) => {
          await new Resource(id).dispose(context);
          return undefined;
        });
      });
    }

    scope.post(`${path}/Bulk`, large, async (request, reply) => {
      const context = await contextOf(request);
      const results = await runBulk(BulkRequest.parse(request.body), context);
      note(reply, { details: { operations: results.map(describeResult), ...describeChange(context.notes) } });
      return send(request, reply, 200, { schemas: [SCIMMY.Messages.BulkResponse.id], Operations: results });
    });
  });
};
