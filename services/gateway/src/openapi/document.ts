import {
  API_PREFIX,
  type Call,
  declaredFailures,
  FAILURE_STATUS,
  Failure,
  type FailureCode,
  Id,
} from '@skills-architect/contracts';
import contracts from '@skills-architect/contracts/package.json' with { type: 'json' };
import * as z from 'zod';
import { CSRF_HEADER, SESSION_COOKIE } from '../sessions/session-guard';
import { summarize } from './summarize';

/** Response of the server itself, before it knows the route. */
const HEAD_TOO_LONG = { 431: { description: 'The address or the headers are too long.' } };

type Json = Record<string, unknown>;

/** Converts schemas to JSON Schema; recursive ones go to the document's shared components. */
const schemaWriter = (components: Json) => {
  let trees = 0;
  return (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema, $defs, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const json = JSON.stringify(written);
    if (!json.includes('"$ref":"#')) return written;
    trees += 1;
    const [root, named] = [`#/components/schemas/Tree${trees}`, `#/components/schemas/Tree${trees}_`];
    const moveReferences = (value: unknown): Json =>
      JSON.parse(
        JSON.stringify(value).replaceAll('"$ref":"#"', `"$ref":"${root}"`).replaceAll('"#/$defs/', `"${named}`),
      );
    for (const [name, tree] of Object.entries($defs ?? {})) components[`Tree${trees}_${name}`] = moveReferences(tree);
    components[`Tree${trees}`] = moveReferences(written);
    return { $ref: root };
  };
};
type WriteSchema = ReturnType<typeof schemaWriter>;

const describeParameters = (
  place: 'path' | 'query',
  shape: Record<string, z.ZodType>,
  examples: Record<string, unknown> = {},
  write: WriteSchema,
) =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !schema.safeParse(undefined).success,
    schema: write(schema, 'input'),
    ...(name in examples && { example: examples[name] }),
  }));

const describeBody = ({ upload, body, example }: Call, write: WriteSchema) => {
  if (upload) {
    const file = { type: 'string', format: 'binary' };
    const files = upload.maxFiles === 1 ? file : { type: 'array', items: file, maxItems: upload.maxFiles };
    const schema = { type: 'object', required: ['file'], properties: { file: files } };
    const kinds = upload.extensions.map((extension) => `.${extension}`).join(', ');
    const description = `Files of the kinds ${kinds} with at most ${upload.maxBytes} bytes each.`;
    return { required: true, description, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  const content = { schema: write(body, 'input'), ...(example.body !== undefined && { example: example.body }) };
  return { required: true, content: { 'application/json': content } };
};

const failureResponses = (call: Call) => {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of declaredFailures(call))
    byStatus.set(FAILURE_STATUS[code], [...(byStatus.get(FAILURE_STATUS[code]) ?? []), code]);
  const entries = [...byStatus].map(([status, codes]) => {
    const schema = {
      allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }],
    };
    return [status, { description: codes.join(', '), content: { 'application/json': { schema } } }];
  });
  return Object.fromEntries(entries);
};

const describeCall = (name: string, call: Call, write: WriteSchema) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
  const params = Object.fromEntries(
    names.map((param): [string, z.ZodType] => [param, call.params?.shape[param] ?? Id]),
  );
  const success = call.download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: write(call.answer, 'output') } };
  const body = describeBody(call, write);
  const isOpen = call.access.types === 'anyone';
  return {
    operationId: name,
    summary: summarize(name),
    tags: [call.service],
    security: isOpen ? [] : [call.method === 'GET' ? { session: [] } : { session: [], csrf: [] }, { token: [] }],
    parameters: [
      ...describeParameters('path', params, call.example.params, write),
      ...describeParameters('query', call.query?.shape ?? {}, call.example.query, write),
    ],
    ...(body && { requestBody: body }),
    responses: { 200: { description: 'Done', content: success }, ...HEAD_TOO_LONG, ...failureResponses(call) },
  };
};

const isOpenToBrowsers = ({ access: { types } }: Call) => types === 'anyone' || types.length > 0;

/** OpenAPI document of some calls, generated from their declarations. */
export const describeCalls = (title: string, calls: Record<string, Call>) => {
  const schemas: Json = {};
  const write = schemaWriter(schemas);
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = `${API_PREFIX}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(name, call, write) };
  }
  schemas.Failure = write(Failure, 'output');
  return {
    openapi: '3.1.0',
    info: { title, version: contracts.version },
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
        token: { type: 'http', scheme: 'bearer', description: 'The access token of a service account.' },
      },
    },
  };
};

/** OpenAPI document of the calls of a service that are open to browsers. */
export const openApiDocument = (service: string, calls: Record<string, Call>) =>
  describeCalls(
    `Skills Architect: ${service}`,
    Object.fromEntries(Object.entries(calls).filter(([, call]) => call.service === service && isOpenToBrowsers(call))),
  );
