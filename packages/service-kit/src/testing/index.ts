export { identities } from '../identity/identities';
export { IDENTITY_HEADER } from '../identity/identity';
export { listeningLog } from './listening-log';
export { looseLockTimers } from './loose-lock-timers';
export { multipartBody } from './multipart-body';
export { testProcess } from './test-process';
export { waitForJobEnd } from './wait-for-job-end';
export { aDocx, aZip } from './zip';

import {
  type AnswerOf,
  API_PREFIX,
  type Call,
  type CallDeclaration,
  type Failure,
  fillPath,
  type InputOf,
  type ServiceName,
  type UserType,
} from '@skills-architect/contracts';
import { sessionUser } from '@skills-architect/contracts/admin';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { roleLanguages } from '@skills-architect/contracts/roles';
import { skillLanguages } from '@skills-architect/contracts/skills';
import pino, { type Logger } from 'pino';
import * as z from 'zod';
import { AUDIT_HEADER, type AuditNote, decodeNote } from '../audit/audit-note';
import type { Connector } from '../connectors/connector';
import type { SignIdentity } from '../identity/identities';
import type { SignedIdentity } from '../identity/sign';
import { openPlatform } from '../platform';
import type { Behalf, Peer } from '../service/peer';
import { type BuildService, buildService } from '../service/start-service';
import { looseLockTimers } from './loose-lock-timers';
import { multipartBody } from './multipart-body';
import { acquireDatabases, emptyDatabase, releaseDatabases, seedLikeBefore } from './test-databases';

export type TestResponse<D extends CallDeclaration> = {
  status: number;
  body: AnswerOf<D>;
  failure: Failure;
  raw: Buffer;
  /** What the service notes for the entry in the audit log. */
  audit: AuditNote;
};

/** Mock of a peer: the other service's response to this input. */
export type PeerAnswer = (call: Call, input: unknown, behalf?: Behalf) => unknown;

/** A test user with this type and clients. */
export const aUser = (userType: UserType, clients: number[] = [], userId = 900 + userType): SessionUser => ({
  userId,
  name: `User of type ${userType}`,
  userType,
  clients,
});

/** As a method type it accepts functions with the input type of their call. */
type MockAnswer = { answer(input: unknown): unknown }['answer'];

/** What every answer to a browser asks for: a library in English alone. */
const IN_ENGLISH: readonly [Call, MockAnswer][] = [skillLanguages, roleLanguages].map((call) => [
  call,
  () => ({ languages: [], own: [] }),
]);

/** Mock peer responses by call, each validated with the call's schema. */
export const peerAnswers = (...answers: [Call, MockAnswer][]): PeerAnswer => {
  const answersByCall = new Map([...IN_ENGLISH, ...answers]);
  return (call, input) => {
    const answer = answersByCall.get(call);
    if (!answer) throw new Error(`the test has no answer for ${call.method} ${call.path}`);
    return answer(input);
  };
};

export interface TestSettings {
  /** The databases of another test service, to share or to take over. */
  beside?: { databasePrefix: string };
  name: ServiceName;
  build: BuildService;
  peers?: PeerAnswer;
  /** Current state of a user when their job starts; unchanged by default. */
  currentUser?: (user: SessionUser) => SessionUser;
  now?: () => Date;
  connectors?: readonly Connector[];
  /** Milliseconds after which a job without heartbeat may be taken over. */
  jobLockMs?: number;
  /** Milliseconds between two looks for late jobs, and for jobs that no process runs. */
  jobWatchMs?: number;
  /** The log, for tests of what is logged. */
  log?: Logger;
}

/** The parts of any call's input. */
const Input = z.object({
  // For tests of invalid ids: letters arrive as NaN.
  params: z.record(z.string(), z.union([z.string(), z.number(), z.nan()])).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown().optional(),
  files: z.array(z.instanceof(File)).optional(),
});

/** Databases shared by several services: it is unknown which closes last, so they are dropped. */
const sharedPrefixes = new Set<string>();

/** A service with its own database in the test MongoDB; close it in `afterAll`. */
export const testService = async (settings: TestSettings) => {
  const { name, build, peers, currentUser, now, beside, connectors, jobLockMs, jobWatchMs } = settings;
  looseLockTimers();
  const mongoUri = process.env.TEST_MONGODB_URI;
  if (!mongoUri) throw new Error('TEST_MONGODB_URI is not set: run the tests through Jest’s configuration');
  const place = beside ?? { databasePrefix: await acquireDatabases(mongoUri, name) };
  if (beside) sharedPrefixes.add(beside.databasePrefix);
  const platform = await openPlatform({
    mongoUri,
    ...place,
    addresses: {},
    log: settings.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' }),
    now,
    connectors,
    jobLockMs,
    jobWatchMs,
    secretsKey: 'the key of secrets in tests',
  });
  const answerPeer = (call: Call, input: unknown, behalf: Behalf) => {
    const { user } = behalf.identity ?? {};
    if (call.path === sessionUser.path && user && name !== 'portal') return currentUser ? currentUser(user) : user;
    return (peers ?? peerAnswers())(call, input, behalf);
  };
  const peer: Peer = async <D extends CallDeclaration>(declared: Call<D>, input: InputOf<D>, behalf: Behalf = {}) =>
    z.parse<D['answer']>(declared.answer, await answerPeer(declared, input, behalf));
  const kit = platform.kitFor(name, peer);
  const running = await buildService(platform, kit, build);

  /** One signer for each caller: each makes keys of its own. */
  const signers = new Map<string, SignIdentity>();
  const signAs = (caller: string, identity: SignedIdentity) => {
    const sign = signers.get(caller) ?? platform.identities.signAs(caller);
    signers.set(caller, sign);
    return sign(identity, name);
  };

  const send = async <D extends CallDeclaration>(
    identity: Record<string, string> | undefined,
    declared: Call<D>,
    input: unknown,
  ): Promise<TestResponse<D>> => {
    const { params, query, body, files } = Input.parse(input);
    const form = files && (await multipartBody.of(files));
    const response = await running.app.inject({
      method: declared.method,
      url: `${API_PREFIX}${fillPath(declared, params)}`,
      query: Object.fromEntries(
        Object.entries(query ?? {})
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
      ),
      headers: {
        ...identity,
        ...(form && { 'content-type': form.type }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      payload: form?.body ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const json = response.headers['content-type']?.toString().includes('json') ? response.json() : undefined;
    return {
      status: response.statusCode,
      body: json,
      failure: json,
      raw: response.rawPayload,
      audit: decodeNote(response.headers[AUDIT_HEADER]),
    };
  };

  return {
    ...running,
    platform,
    place,
    /** The first data of a service whose test has the demo and its usual peers; often as a copy, which is much faster. */
    seedDemo: () => seedLikeBefore(name, kit.db, async () => running.service.seed()),
    /** Headers of a request for this user, for tests of the server itself. */
    signedFor: (user: SessionUser) => signAs('portal', { user, depth: 0 }),
    /** Calls as a signed-in user; `undefined` means not signed in. */
    as: (user: SessionUser | undefined) => ({
      call: async <D extends CallDeclaration>(declared: Call<D>, input: InputOf<D>): Promise<TestResponse<D>> =>
        send(user && (await signAs('portal', { user, depth: 0 })), declared, input),
    }),
    /** Calls as a peer service. */
    asPeer: (service: string, user?: SessionUser) => ({
      call: async <D extends CallDeclaration>(declared: Call<D>, input: InputOf<D>): Promise<TestResponse<D>> =>
        send(await signAs(service, { user, depth: 1 }), declared, input),
      /** Forwards the call of another service; the call checks the input. */
      forward: async (declared: Call, input: unknown): Promise<TestResponse<CallDeclaration>> =>
        send(await signAs(service, { user, depth: 1 }), declared, input),
    }),
    /** Stops the service like a shutdown: the data is kept. */
    async stop() {
      await running.stop();
      await platform.close();
    },
    async close() {
      await running.stop();
      const databases = [kit.db, platform.portal];
      const isShared = sharedPrefixes.has(place.databasePrefix);
      await Promise.all(databases.map((database) => (isShared ? database.dropDatabase() : emptyDatabase(database))));
      await platform.close();
      if (!isShared) await releaseDatabases(mongoUri, name, place.databasePrefix);
    },
  };
};
