import { API_PREFIX, type Call } from '@skills-architect/contracts';
import type * as z from 'zod';
import { parseFailure } from '../calls/call-failure';
import { network } from '../calls/http-client';
import { type SentFiles, uploadClient } from '../calls/upload';
import type { FakeAnswer } from './answers';

/** A request that a screen made. */
export interface RecordedRequest {
  method: string;
  /** The call's path as declared, with `{name}` for parameters. */
  call: string;
  /** The path as sent. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  body?: unknown;
  files?: readonly string[];
  headers: Record<string, string>;
}

const paramsIn = (pattern: string, path: string): Record<string, string> | undefined => {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const found = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return found
    ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]))
    : undefined;
};

const queryIn = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const all = params.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? '')];
    }),
  );

const part = (place: string, schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return value;
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`the ${place} is not what the call takes: ${error.message}`);
  return data;
};

const parseInput = (declared: Call, sent: RecordedRequest) => ({
  params: part('path', declared.params, sent.params),
  query: part('query', declared.query, sent.query),
  body: declared.upload ? sent.body : part('body', declared.body, sent.body),
});

const isLate = (fake: FakeAnswer): fake is FakeAnswer & { wait: Promise<void> } => 'wait' in fake;

export interface FakeNetwork {
  requests: RecordedRequest[];
  /** Mistakes of the test: a call without an answer, or an input or answer that violates the schema. */
  faults: Error[];
  add: (answers: readonly FakeAnswer[]) => void;
}

type Given = Omit<RecordedRequest, 'call' | 'params' | 'path' | 'query'> & { url: URL };

/** Answers requests from this list instead of the network. When several match, the last one answers. */
export const fakeNetwork = (quiet: readonly FakeAnswer[]): FakeNetwork => {
  const answers: FakeAnswer[] = [...quiet];
  const requests: RecordedRequest[] = [];
  const faults: Error[] = [];

  const replyTo = async ({ url, ...given }: Given): Promise<{ status: number; body: unknown }> => {
    const path = url.pathname.slice(API_PREFIX.length);
    for (const fake of answers) {
      const params = fake.declared.method === given.method ? paramsIn(fake.declared.path, path) : undefined;
      if (!params) continue;
      const sent = { ...given, call: fake.declared.path, path, params, query: queryIn(url.searchParams) };
      if (!quiet.includes(fake)) requests.push(sent);
      const input = parseInput(fake.declared, sent);
      if (isLate(fake)) await fake.wait;
      return fake.reply(input);
    }
    throw new Error('no answer was given to it');
  };

  const respond = async (request: Given) => {
    try {
      return await replyTo(request);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const fault = new Error(`${request.method} ${request.url.pathname}${request.url.search}: ${why}`, {
        cause: error,
      });
      faults.push(fault);
      throw fault;
    }
  };

  network.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    // StrictMode mounts twice: the request of the first mount is aborted at once and does not count.
    request.signal.throwIfAborted();
    const { status, body } = await respond({
      url: new URL(request.url),
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(text ? { body: JSON.parse(text) } : {}),
    });
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  uploadClient.send = async <A>({ method, path, query, files, fields, onProgress }: SentFiles): Promise<A> => {
    const url = new URL(`${API_PREFIX}${path}?${query}`, window.location.href);
    onProgress?.(1);
    const { status, body } = await respond({
      url,
      method,
      headers: {},
      body: fields,
      files: files.map((f) => f.name),
    });
    if (status >= 400) throw parseFailure(status, body);
    return JSON.parse(JSON.stringify(body));
  };
  return { requests, faults, add: (more) => void answers.unshift(...more) };
};
