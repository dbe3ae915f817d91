import { API_PREFIX, type AreaBuild, type DeclaredCall } from '@skills-architect/contracts';
import type { TokenCall } from '@skills-architect/contracts/portal';
import { summarize } from './summarize';

type Json = Record<string, unknown>;

const ANY: Json = {};
/** A schema of a build as it stands in a document; one that refers to parts of itself has lost them there. */
const plain = (schema: Json | undefined): Json =>
  schema === undefined || JSON.stringify(schema).includes('"$ref":') ? ANY : schema;
const fieldsOf = (schema: Json | undefined): Record<string, Json> => Object(plain(schema).properties);
const isRequired = (schema: Json | undefined, name: string) => {
  const { required } = plain(schema);
  return Array.isArray(required) && required.includes(name);
};

const describeParameters = ({ path, shape = {} }: DeclaredCall) => {
  const examples = Object(shape.example);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: fieldsOf(shape.params)[name] ?? { type: 'string' },
    ...(examples.params?.[name] !== undefined && { example: examples.params[name] }),
  }));
  const inQuery = Object.entries(fieldsOf(shape.query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired(shape.query, name),
    schema,
    ...(examples.query?.[name] !== undefined && { example: examples.query[name] }),
  }));
  return [...inPath, ...inQuery];
};

const FAILURES: Record<string, string> = {
  400: 'invalid',
  401: 'signed-out',
  403: 'forbidden, csrf',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many',
  502: 'unreachable',
  503: 'unavailable, area-off',
  504: 'timeout',
};
const FAILURE = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** The OpenAPI operation of a call of an area's own service, as its build describes it. */
export const describeAreaCall = (area: string, call: DeclaredCall): Json => {
  const { name, method, shape = {} } = call;
  const example = Object(shape.example).body;
  const body = shape.body && {
    required: true,
    content: { 'application/json': { schema: plain(shape.body), ...(example !== undefined && { example }) } },
  };
  return {
    operationId: `${area}.${name}`,
    summary: summarize(name),
    tags: [area],
    security: [method === 'GET' ? { session: [] } : { session: [], csrf: [] }],
    parameters: describeParameters(call),
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: plain(shape.answer) } } },
      ...Object.fromEntries(
        Object.entries(FAILURES).map(([status, codes]) => [status, { description: codes, content: FAILURE }]),
      ),
    },
  };
};

/** The paths of all calls of the areas' own services that are routed now. */
export const describeAreaPaths = (builds: readonly AreaBuild[]): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const { manifest, calls = [] } of builds)
    for (const call of calls) {
      const path = `${API_PREFIX}${call.path}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeAreaCall(manifest.id, call) };
    }
  return paths;
};

const toShown = (area: string, { name, method, path, reads, types }: DeclaredCall): TokenCall => ({
  name: `${area}.${name}`,
  service: area,
  title: summarize(name),
  method,
  path: `${API_PREFIX}${path}`,
  reads,
  types,
  isOfArea: true,
});

/** The calls of the areas' own services as the screen API shows them. */
export const listAreaCalls = (builds: readonly AreaBuild[]): TokenCall[] =>
  builds.flatMap(({ manifest: { id }, calls = [] }) => calls.map((call) => toShown(id, call)));

/** One of these calls by its name, with its operation; undefined when there is none. */
export const findAreaCall = (builds: readonly AreaBuild[], name: string) => {
  for (const { manifest, calls = [] } of builds) {
    const call = calls.find((declared) => `${manifest.id}.${declared.name}` === name);
    if (call) return { call: toShown(manifest.id, call), operation: describeAreaCall(manifest.id, call), schemas: {} };
  }
  return undefined;
};
