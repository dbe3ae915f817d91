import { API_PREFIX, type Call } from '@skills-architect/contracts';
import * as z from 'zod';
import { CallFailure, parseFailure } from '../calls/call-failure';
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

const readParams = (pattern: string, path: string): Record<string, string> | undefined => {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return match
    ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
    : undefined;
};

const readQuery = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const all = params.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? '')];
    }),
  );

const parsePart = (place: string, schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return value;
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`the ${place} is not what the call takes: ${error.message}`);
  return data;
};

/** Services refuse names in a query that the call does not have, too. */
const parseInput = (declared: Call, sent: RecordedRequest) => ({
  params: parsePart('path', declared.params, sent.params),
  query: parsePart('query', z.strictObject(declared.query?.shape ?? {}), sent.query),
  body: declared.upload ? sent.body : parsePart('body', declared.body, sent.body),
});

const isDelayed = (fake: FakeAnswer): fake is FakeAnswer & { wait: Promise<void> } => 'wait' in fake;

export interface FakeNetwork {
  requests: RecordedRequest[];
  /** Mistakes of the test: a call without an answer, or an input or answer that violates the schema. */
  faults: Error[];
  add: (answers: readonly FakeAnswer[]) => void;
}

type IncomingRequest = Omit<RecordedRequest, 'call' | 'params' | 'path' | 'query'> & { url: URL };

/**
 * Answers requests from a list instead of the network. When several answers match, the one added last is used. Requests
 * for `hostAnswers` are not recorded.
 */
export const fakeNetwork = (hostAnswers: readonly FakeAnswer[]): FakeNetwork => {
  const answers: FakeAnswer[] = [...hostAnswers];
  const requests: RecordedRequest[] = [];
  const faults: Error[] = [];

  const replyTo = async ({ url, ...incoming }: IncomingRequest): Promise<{ status: number; body: unknown }> => {
    const path = url.pathname.slice(API_PREFIX.length);
    for (const fake of answers) {
      const params = fake.declared.method === incoming.method ? readParams(fake.declared.path, path) : undefined;
      if (!params) continue;
      const sent = { ...incoming, call: fake.declared.path, path, params, query: readQuery(url.searchParams) };
      if (!hostAnswers.includes(fake)) requests.push(sent);
      const input = parseInput(fake.declared, sent);
      if (isDelayed(fake)) await fake.wait;
      return fake.reply(input);
    }
    throw new Error('no answer was given to it');
  };

  const respond = async (request: IncomingRequest) => {
    try {
      return await replyTo(request);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const fault = new Error(`${request.method} ${request.url.pathname}${request.url.search}: ${reason}`, {
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
    request.signal.throwIfAborted();
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  uploadClient.send = async <A>({ method, path, query, files, fields, onProgress, signal }: SentFiles): Promise<A> => {
    const url = new URL(`${API_PREFIX}${path}?${query}`, window.location.href);
    onProgress?.(1);
    const { status, body } = await respond({
      url,
      method,
      headers: {},
      body: fields,
      files: files.map((file) => file.name),
    });
    if (signal?.aborted) throw new CallFailure('The upload was stopped', 'stopped');
    if (status >= 400) throw parseFailure(status, body);
    return JSON.parse(JSON.stringify(body));
  };
  return { requests, faults, add: (more) => void answers.unshift(...more) };
};
