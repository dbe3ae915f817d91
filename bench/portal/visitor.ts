import { openAsBlob } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { type AnswerOf, API_PREFIX, type Call, type CallDeclaration, fillPath } from '@skills-architect/contracts';
import { login } from '@skills-architect/contracts/portal';

/** Input of a call. */
export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
}

/** A signed-in user: every call sends the session and its token, over keep-alive connections. */
export interface Visitor {
  call: <D extends CallDeclaration>(declared: Call<D>, sent?: CallInput) => Promise<AnswerOf<D>>;
  /** Uploads files (paths) as a form. */
  upload: <D extends CallDeclaration>(
    declared: Call<D>,
    sent: CallInput,
    files: readonly string[],
  ) => Promise<AnswerOf<D>>;
  /** Downloads a path of the API. */
  download: (path: string) => Promise<Uint8Array>;
  close: () => void;
}

/** An unexpected answer; `status` is its HTTP status. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const toAddress = (declared: Call, { params, query }: CallInput) => {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  return `${API_PREFIX}${fillPath(declared, params)}${search.size ? `?${search}` : ''}`;
};

/** Node's own client with keep-alive, because it has the least overhead. */
const send = (
  origin: string,
  agent: http.Agent,
  {
    method,
    path: to,
    headers,
    body,
  }: { method: string; path: string; headers: http.OutgoingHttpHeaders; body?: string },
) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const request = http.request(`${origin}${to}`, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        if (status < 400) return resolve({ status, headers: response.headers, bytes: Buffer.concat(chunks) });
        reject(
          new RequestError(
            status,
            `${method} ${to} answered ${status}: ${Buffer.concat(chunks).toString().slice(0, 300)}`,
          ),
        );
      });
    });
    request.on('error', reject);
    request.end(body);
  });

/** Signs a user in and returns their actions. */
export const signIn = async (origin: string, loginId: string, password: string): Promise<Visitor> => {
  const agent = new http.Agent({ keepAlive: true, noDelay: true });
  const json = { 'content-type': 'application/json' };
  const answer = await send(origin, agent, {
    method: 'POST',
    path: `${API_PREFIX}${login.path}`,
    headers: json,
    body: JSON.stringify({ loginId, password }),
  });
  const cookie = (answer.headers['set-cookie'] ?? []).map((header) => header.split(';')[0]).join('; ');
  const { csrfToken }: { csrfToken: string } = JSON.parse(answer.bytes.toString());
  const signedIn = { cookie, 'x-csrf-token': csrfToken };
  return {
    async call(declared, sent = {}) {
      const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
      const { bytes } = await send(origin, agent, {
        method: declared.method,
        path: toAddress(declared, sent),
        // Node does not set a content length for DELETE.
        headers: { ...signedIn, ...(body !== undefined && { ...json, 'content-length': Buffer.byteLength(body) }) },
        ...(body !== undefined && { body }),
      });
      return JSON.parse(bytes.toString());
    },
    async upload(declared, sent, files) {
      const form = new FormData();
      for (const file of files) form.append('file', await openAsBlob(file), path.basename(file));
      const to = `${origin}${toAddress(declared, sent)}`;
      const response = await fetch(to, { method: declared.method, headers: signedIn, body: form });
      const text = await response.text();
      if (!response.ok)
        throw new RequestError(response.status, `${to} answered ${response.status}: ${text.slice(0, 300)}`);
      return JSON.parse(text);
    },
    download: async (to) =>
      (await send(origin, agent, { method: 'GET', path: `${API_PREFIX}${to}`, headers: signedIn })).bytes,
    close: () => agent.destroy(),
  };
};
