import * as z from 'zod';
import { AuditRule, auditRuleOf } from './audit-rule';
import { type Call, maxRequestBytes } from './call';
import { UserType } from './user-types';

/** A path below the API prefix: the first part names the area, parts in braces are parameters. */
const PATH = /^\/x\/[a-z][a-z0-9-]{0,39}(\/([\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*|\{\w+\}))+$/u;
const MAX_BODY_BYTES = 80 * 1024 * 1024;
const types = z.array(z.enum(UserType));
/** A call's schemas are for documents only, so a long one is no reason to refuse a build. */
const MAX_SCHEMA_CHARS = 20_000;
const JsonSchema = z.record(z.string(), z.unknown());

/** The input and answer of a call as JSON Schema, with an example of the input. */
const DeclaredShape = z.object({
  params: JsonSchema.optional(),
  query: JsonSchema.optional(),
  body: JsonSchema.optional(),
  answer: JsonSchema.optional(),
  example: JsonSchema.optional(),
});

/**
 * Whose data a call accesses. `client`: the client id at this place must be one of the user's; the gateway checks it.
 * `library` and `self` as in `Scope`. `record`: the service itself checks whose record it is.
 */
const DeclaredScope = z.union([
  z.enum(['library', 'self', 'record']),
  z.strictObject({
    client: z.string().regex(/^(params|query)\.\w+$/, 'Give the client in the path or the query: query.clientId'),
    optional: z.literal(true).optional(),
  }),
]);

/** The name of a call in its declaration. */
export const CallName = z.string().regex(/^\w{1,80}$/, 'Give a name of letters and digits');

/** A call of an area's own service, as data in the area's build. */
export const DeclaredCall = z.object({
  name: CallName,
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().max(200).regex(PATH, 'Give a path such as /x/garden/plants/{plantId}'),
  /** User types that may call; at least one. */
  types: types.min(1, 'Name at least one user type'),
  scope: DeclaredScope,
  /** Maximum size of a request in bytes. */
  maxBytes: z.int().min(1).max(MAX_BODY_BYTES),
  /** Read-only, so it may be sent again when no answer came. */
  reads: z.boolean(),
  /** May take minutes. */
  expensive: z.boolean(),
  /** How it is recorded in the audit log; undefined: not at all. The area's service cannot add to the entry. */
  audit: AuditRule.optional(),
  /** What is sent and answered, for documents: neither gateway nor browser checks it. */
  shape: DeclaredShape.refine(
    (shape) => JSON.stringify(shape).length <= 5 * MAX_SCHEMA_CHARS,
    'Describe it shorter',
  ).optional(),
});
export type DeclaredCall = z.infer<typeof DeclaredCall>;

const toScope = ({ access: { scope } }: Call): unknown =>
  typeof scope === 'object' && 'record' in scope ? 'record' : scope;

const describe = (schema: z.ZodType | undefined, io: 'input' | 'output') => {
  if (!schema) return undefined;
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(written).length > MAX_SCHEMA_CHARS ? undefined : written;
};

/** What a call takes and answers; parts without a schema, or with a very long one, are missing. */
const toShape = ({ params, query, body, answer, example }: Call) => ({
  params: describe(params, 'input'),
  query: describe(query, 'input'),
  body: describe(body, 'input'),
  answer: describe(answer, 'output'),
  example: { ...example },
});

/** A declaration as data, for the area's build; not yet validated by `DeclaredCall`. */
export const toDeclaredCall = (name: string, call: Call): Record<keyof DeclaredCall, unknown> => ({
  name,
  method: call.method,
  path: call.path,
  types: call.access.types === 'anyone' ? [] : call.access.types,
  scope: toScope(call),
  maxBytes: maxRequestBytes(call),
  reads: call.method === 'GET' || call.reads === true,
  expensive: call.upload !== undefined || call.download === true || call.expensive === true,
  audit: auditRuleOf(call),
  shape: toShape(call),
});

const toPattern = ({ method, path }: DeclaredCall) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;

/** Why an area cannot have these calls; undefined when it can. */
export const callsRefusal = (area: string, calls: readonly DeclaredCall[]): string | undefined => {
  const foreign = calls.find(({ path }) => !path.startsWith(`/x/${area}/`));
  if (foreign) return `its call ${foreign.name} has the path ${foreign.path}: it must begin with /x/${area}/`;
  const twice = calls.find((call, index) => calls.findIndex((other) => toPattern(other) === toPattern(call)) < index);
  return twice && `its call ${twice.name} is declared twice: ${toPattern(twice)}`;
};
