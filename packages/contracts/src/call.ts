import type * as z from 'zod';
import type { AreaId } from './area';
import type { FailureCode } from './failure';
import type { UserType } from './user-types';

export type ServiceName = 'portal' | 'admin' | 'skills' | 'roles' | 'personas' | 'explorer';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Whose data a call touches, checked before its handler runs:
 * - `client`: the client id at this place of the input (`query.clientId`, `body.clientId`, `params.clientId`) must be one of the user's;
 * - `record`: the record(s) of this kind whose id stands at `id` must belong to one of the user's clients, else 404;
 * - `library`: shared by all clients; `self`: the user's own things, the handler looks at nothing else.
 */
export type Scope = { client: string } | { record: string; id: string } | 'library' | 'self';

export interface Access {
  /** User types that may call; `anyone` needs no session; an empty list leaves it to peers. */
  types: readonly UserType[] | 'anyone';
  scope: Scope;
  /** Whether other services may call it with their own right, whatever the user's type. */
  peers?: boolean;
}

/** The input of a call by place; every part is parsed by the schema declared for it. */
export interface CallExample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallDeclaration {
  service: ServiceName;
  method: Method;
  /** Below `/skillsarchitect`, with `{name}` for a parameter. */
  path: `/v${number}/${string}`;
  /** Parameters of the path that are not ids. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The most bytes its JSON body may have, where 64 KB are too few. */
  maxBodyBytes?: number;
  /** Why it may be refused, besides what `declaredFailures` derives from the rest of the declaration. */
  failures?: readonly FailureCode[];
  access: Access;
  /** Areas that need this call, when they are not just its service's own; `shell` means that it can never be off. */
  areas?: readonly (AreaId | 'shell')[];
  /** A multipart upload of files instead of a body: limits in bytes and numbers, extensions without the dot. */
  upload?: { maxBytes: number; maxFiles: number; extensions: readonly string[] };
  /** The answer is a file. */
  download?: boolean;
  /** Resources besides those of the path whose change makes the answer another one: those it counts, or a client's where it narrows what is found. */
  follows?: readonly string[];
  /** It changes nothing although it is no GET, and may therefore be asked again. */
  reads?: true;
  /** A valid input, for the access matrix, fuzzing and test doubles. */
  example: CallExample;
}

export type Call<D extends CallDeclaration = CallDeclaration> = D & { readonly kind: 'call' };

/** Declares a call once; services, gateway, areas, tests and documents are all made from the result. */
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

/** What a caller gives: `params`, `query` and `body` as declared; `files` for an upload. */
export type InputOf<D extends CallDeclaration> = ParamsOf<
  D,
  D['params'] extends z.ZodObject ? Sent<D['params']> : Empty
> &
  (D['query'] extends z.ZodObject ? OptionalWhenEmpty<'query', Sent<D['query']>> : Empty) &
  (D['body'] extends z.ZodType ? { body: Sent<D['body']> } : Empty) &
  (D['upload'] extends object ? { files: readonly File[] } : Empty);

/** What a handler gets: the input after its schemas have parsed it. */
export type ParsedOf<D extends CallDeclaration> = ParamsOf<
  D,
  D['params'] extends z.ZodObject ? Read<D['params']> : Empty
> &
  (D['query'] extends z.ZodObject ? { query: Read<D['query']> } : Empty) &
  (D['body'] extends z.ZodType ? { body: Read<D['body']> } : Empty);

export type AnswerOf<D extends CallDeclaration> = Read<D['answer']>;

/** The public prefix of every call. */
export const API_PREFIX = '/skillsarchitect';

/** The path of a call with its parameters filled in, without prefix and query. */
export const fillPath = (declared: Pick<CallDeclaration, 'path'>, params: Record<string, string | number> = {}) =>
  declared.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`the path ${declared.path} needs ${name}`);
    return encodeURIComponent(value);
  });

/** Whether a call changes nothing. */
export const isReading = ({ method, reads }: Pick<CallDeclaration, 'method' | 'reads'>): boolean =>
  method === 'GET' || reads === true;

const KILOBYTE = 1024;
/** What a multipart form needs beside its files. */
const FORM_BYTES = 64 * KILOBYTE;

/** The most bytes that a request of this call may have; more is refused before it is read. */
export const maxRequestBytes = ({ upload, maxBodyBytes }: Pick<CallDeclaration, 'upload' | 'maxBodyBytes'>): number =>
  upload ? upload.maxBytes * upload.maxFiles + FORM_BYTES : (maxBodyBytes ?? 64 * KILOBYTE);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'call';

/** All calls that a module exports, by their exported names. */
export const listCalls = (module: Record<string, unknown>): Record<string, Call> =>
  Object.fromEntries(Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1])));
