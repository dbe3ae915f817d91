import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnswerOf, API_PREFIX, type Call, type CallDeclaration, type InputOf } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { digestOf, EVENT_HEADER, eventAudience, IDENTITY_HEADER, VALID_FOR_MS } from '../../identity/identity';
import { toCallPath } from '../../service/call-over-http';

/** A report of a job, as the portal received it. */
export interface ReportedJob {
  job: string;
  status: string;
  itemsDone?: number;
  itemsTotal?: number;
  summary?: string;
  errorMessage?: string;
  /** Whether it came with the identity of a user. */
  isForUser: boolean;
}

const TOKEN = 'sat_of_the_test';

const readJson = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
};
const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/** What an area's service needs of the portal: keys to verify identities with, and places for its jobs and changes. */
export const startFakePortal = async (area: string) => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA');
  const key = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'EdDSA', use: 'sig' };
  const jobs: ReportedJob[] = [];
  const changes: object[] = [];
  const answers = new Map<string, unknown>();
  const cancelled = new Set<string>();
  let onReport: (() => void) | undefined;

  const server = createServer(async (request, response) => {
    const { url = '', method = '' } = request;
    if (url === '/.well-known/jwks.json') return sendJson(response, { keys: [key] });
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return sendJson(
        response,
        { error: 'The access token is not valid.', code: 'signed-out', requestId: 'test' },
        401,
      );
    const body = await readJson(request);
    const own = url.slice(`${API_PREFIX}/v3/portal/areas/${area}/`.length);
    if (method === 'PUT' && own.startsWith('jobs/')) {
      const job = own.slice('jobs/'.length);
      jobs.push({ ...body, job, isForUser: request.headers[IDENTITY_HEADER] !== undefined });
      onReport?.();
      return sendJson(response, { cancelRequested: cancelled.has(job) });
    }
    if (method === 'POST' && own === 'changes') {
      changes.push(body);
      return sendJson(response, { done: true });
    }
    const answer = answers.get(`${method} ${url.split('?')[0]}`);
    const missing = { error: `The test has no answer for ${method} ${url}.`, code: 'not-found', requestId: 'test' };
    return answer === undefined ? sendJson(response, missing, 404) : sendJson(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    portalUrl: `http://127.0.0.1:${port}`,
    token: TOKEN,
    /** Reports of jobs, and published changes, in the order of their arrival. */
    jobs,
    changes,
    /** Asks a job to end, as its user does in the tray. */
    cancel: (job: string) => void cancelled.add(job),
    /** Answers a call of the product. */
    answer: <D extends CallDeclaration>(declared: Call<D>, input: InputOf<D>, value: AnswerOf<D>) => {
      const made: Call = declared;
      answers.set(`${made.method} ${toCallPath(made, input).split('?')[0]}`, value);
    },
    /** Resolves with the last report of a job; throws at once without one, because the call that starts it was refused. */
    async waitForJobEnd(id: string | undefined): Promise<ReportedJob> {
      if (!id) throw new Error('No job was started.');
      for (;;) {
        const end = jobs.find(({ job, status }) => job === id && !['waiting', 'running'].includes(status));
        if (end) return end;
        await new Promise<void>((resolve) => {
          onReport = resolve;
        });
      }
    },
    /** The header with a user's identity, as the portal sends it to the service of an area. */
    identityOf: async (user: SessionUser, audience = `area:${area}`): Promise<Record<string, string>> => {
      const at = Date.now();
      const token = new SignJWT({ user, depth: 0 })
        .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
        .setIssuer('portal')
        .setAudience(audience)
        .setIssuedAt(new Date(at))
        .setExpirationTime(new Date(at + VALID_FOR_MS));
      return { [IDENTITY_HEADER]: await token.sign(privateKey) };
    },
    /** The header of an event with this body, as the portal sends it to the service of an area. */
    signEvent: async (body: string, id: string, audience = eventAudience(area)): Promise<Record<string, string>> => {
      const at = Date.now();
      const token = new SignJWT({ digest: digestOf(body) })
        .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
        .setIssuer('portal')
        .setAudience(audience)
        .setJti(id)
        .setIssuedAt(new Date(at))
        .setExpirationTime(new Date(at + VALID_FOR_MS));
      return { [EVENT_HEADER]: await token.sign(privateKey) };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
};
