import type * as z from 'zod';
import type { AreaId } from './area';
import type { AuditRule } from './audit-rule';
import type { FailureCode } from './failure';
import type { UserType } from './user-types';

export type ServiceName = 'portal' | 'admin' | 'skills' | 'roles' | 'personas' | 'explorer';
/** The service of an area of another team has the name of the area. */
export type AnyService = ServiceName | (string & Record<never, never>);
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Whose data a call accesses, checked before its handler runs:
 * - `client`: the client id at this input path (`query.clientId`, `body.clientId`, `params.clientId`) must be one of
 * the user's; with `optional` it may be missing, and the handler reads only data of the user's clients;
 * - `record`: the record(s) of this kind with the id at path `id` must belong to one of the user's clients, else 404;
 * - `library`: shared by all clients; `self`: the user's own data, the handler reads nothing else.
 */
export type Scope = { client: string; optional?: true } | { record: string; id: string } | 'library' | 'self';

export interface Access {
  /** User types that may call; `anyone` needs no session; an empty list allows peer services only. */
  types: readonly UserType[] | 'anyone';
  scope: Scope;
  /** Whether other services may call it in their own name, regardless of user type. */
  peers?: boolean;
}

/** Input of a call by part; each part is parsed by its declared schema. */
export interface CallExample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallDeclaration {
  service: AnyService;
  method: Method;
  /** Path below `/skillsarchitect`, with `{name}` for parameters; `/x/<area>/…` for the service of another team’s area. */
  path: `/v${number}/${string}` | `/x/${string}`;
  /** Path parameters that are not ids. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** Maximum JSON body size in bytes, when 64 KB are too few. */
  maxBodyBytes?: number;
  /** Additional error codes besides those from `declaredFailures`. */
  failures?: readonly FailureCode[];
  access: Access;
  /** Areas that need this call, if not just its service's own; `shell`: never off. */
  areas?: readonly (AreaId | 'shell')[];
  /** A multipart upload instead of a JSON body: limits in bytes and number of files, extensions without the dot. */
  upload?: { maxBytes: number; maxFiles: number; extensions: readonly string[] };
  /** The response is a file. */
  download?: boolean;
  /** Needs much processor time; may be refused as `unavailable` while many such calls wait. See {@link isExpensive}. */
  expensive?: true;
  /** Resources that the call reads or changes, if not just the literal segments of its path. */
  resources?: readonly string[];
  /** Other resources whose changes affect the response, for example counted ones, or clients that limit the result. */
  follows?: readonly string[];
  /** Read-only although not a GET, so it may be retried. */
  reads?: true;
  /** Names records in their own language, because people edit or compare these names. */
  ownTexts?: true;
  /** Sent again, also while the first one is running, it changes nothing more, so jobs may retry it when unanswered. */
  idempotent?: true;
  /** How the call is recorded in the audit log; false: not at all. Default: see `auditRuleOf`. */
  audit?: AuditRule | false;
  /** A valid input, for the access matrix, fuzzing and test doubles. */
  example: CallExample;
}

export type Call<D extends CallDeclaration = CallDeclaration> = D & { readonly kind: 'call' };

/** Declares a call; services, gateway, areas, tests and documents are all derived from it. */
export const call = <const D extends CallDeclaration>(declaration: D): Call<D> => ({ ...declaration, kind: 'call' });

type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
type PathIds<P extends string> = { [K in Names<P>]: number };
type Sent<T> = T extends z.ZodType ? z.input<T> : never;
type Read<T> = T extends z.ZodType ? z.output<T> : never;
type ParamsOf<D extends CallDeclaration, P> = string extends D['path']
  ? Record<string, string | number>
  : Names<D['path']> extends never
    ? Record<never, never>
    : { params: Omit<PathIds<D['path']>, keyof P> & P };
type Empty = Record<never, never>;
type OptionalWhenEmpty<K extends string, T> = Empty extends T ? { [P in K]?: T } : { [P in K]: T };

/** The input of a caller: `params`, `query` and `body` as declared; `files` for an upload. */
export type InputOf<D extends CallDeclaration> = ParamsOf<
  D,
  D['params'] extends z.ZodObject ? Sent<D['params']> : Empty
> &
  (D['query'] extends z.ZodObject ? OptionalWhenEmpty<'query', Sent<D['query']>> : Empty) &
  (D['body'] extends z.ZodType ? { body: Sent<D['body']> } : Empty) &
  (D['upload'] extends object ? { files: readonly File[] } : Empty);

/** The input of a handler, parsed by its schemas. */
export type ParsedOf<D extends CallDeclaration> = ParamsOf<
  D,
  D['params'] extends z.ZodObject ? Read<D['params']> : Empty
> &
  (D['query'] extends z.ZodObject ? { query: Read<D['query']> } : Empty) &
  (D['body'] extends z.ZodType ? { body: Read<D['body']> } : Empty);

export type AnswerOf<D extends CallDeclaration> = z.output<D['answer']>;

/** The public prefix of every call. */
export const API_PREFIX = '/skillsarchitect';

/** The resource that changes when an area's own service publishes a change; all calls of the area follow it. */
export const areaResource = (area: string): string => `x/${area}`;

/** The path of a call with its parameters filled in, without prefix and query. */
export const fillPath = (declared: { readonly path: string }, params: Record<string, string | number> = {}) =>
  declared.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`the path ${declared.path} needs ${name}`);
    return encodeURIComponent(value);
  });

/** Whether a call is read-only. */
export const isReading = ({ method, reads }: Pick<CallDeclaration, 'method' | 'reads'>): boolean =>
  method === 'GET' || reads === true;

/**
 * Whether a call needs much processor time or memory: uploads, downloads, matching and suggestions. Only these are
 * refused when there are too many of them, and they may take minutes on a busy machine.
 */
export const isExpensive = ({
  upload,
  download,
  expensive,
}: Pick<CallDeclaration, 'upload' | 'download' | 'expensive'>): boolean =>
  upload !== undefined || download === true || expensive === true;

const KILOBYTE = 1024;
/** Allowance for the multipart form besides its files. */
const FORM_BYTES = 64 * KILOBYTE;

/** Maximum request size of a call in bytes; larger requests are rejected before reading. */
export const maxRequestBytes = ({ upload, maxBodyBytes }: Pick<CallDeclaration, 'upload' | 'maxBodyBytes'>): number =>
  upload ? upload.maxBytes * upload.maxFiles + FORM_BYTES : (maxBodyBytes ?? 64 * KILOBYTE);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'call';

/** All calls exported by a module, by export name. */
export const listCalls = (module: Record<string, unknown>): Record<string, Call> =>
  Object.fromEntries(Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1])));
