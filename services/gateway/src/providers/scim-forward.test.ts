import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { answerFailure, createBalancer } from '@skills-architect/service-kit';
import { IDENTITY_HEADER, testService } from '@skills-architect/service-kit/testing';
import Fastify from 'fastify';
import { auditCalls } from '../audit/audit-calls';
import { forwardScim } from './scim-forward';

const SCIM = '/skillsarchitect/scim/v2/northwind';
const seen: { method?: string; url?: string; authorization?: string; body: string; isSigned: boolean }[] = [];
/** In place of the service of users, which knows one token. */
const admin = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method, url, headers } = request;
  const body = Buffer.concat(chunks).toString();
  seen.push({ method, url, authorization: headers.authorization, body, isSigned: IDENTITY_HEADER in headers });
  const status = headers.authorization === 'Bearer a-token' ? 201 : 401;
  response.writeHead(status, { 'content-type': 'application/scim+json', etag: 'W/"0"' }).end('{"id":"1"}');
});

let service: Awaited<ReturnType<typeof testService>>;
const app = Fastify();
beforeAll(async () => {
  await new Promise<void>((resolve) => admin.listen(0, '127.0.0.1', resolve));
  const { port } = admin.address() as AddressInfo;
  service = await testService({ name: 'portal', build: () => [] });
  const { portal, identities, audit } = service.platform;
  // As the gateway makes it: without it, requests at the same moment could count in two records.
  await portal.collection('loginFailures').createIndex({ key: 1 }, { unique: true });
  auditCalls(app, audit, new Map());
  app.setErrorHandler(answerFailure);
  await app.register((scope) =>
    forwardScim(scope, {
      portal,
      balancer: createBalancer({ admin: [`http://127.0.0.1:${port}`] }),
      signIdentity: identities.signAs('portal'),
      audit,
      onFault: () => undefined,
      limit: 3,
    }),
  );
});
afterAll(async () => {
  await app.close();
  await service.close();
  await new Promise((resolve) => admin.close(resolve));
});

let address = 0;
const send = (url: string, remoteAddress: string, payload?: string, token = 'a-token') =>
  app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    remoteAddress,
    headers: {
      authorization: `Bearer ${token}`,
      cookie: 'skills_architect_session=of-somebody',
      ...(payload && { 'content-type': 'application/scim+json' }),
    },
    ...(payload && { payload }),
  });
const anAddress = () => {
  address += 1;
  return `198.51.100.${address}`;
};

it('a request of a provider reaches the service of users with its token and body, and the answer comes back', async () => {
  const answer = await send(`${SCIM}/Users?count=1`, anAddress(), '{"userName":"ada"}');
  expect([answer.statusCode, answer.headers.etag, answer.json()]).toEqual([201, 'W/"0"', { id: '1' }]);
  expect(seen.at(-1)).toEqual({
    method: 'POST',
    url: `${SCIM}/Users?count=1`,
    authorization: 'Bearer a-token',
    body: '{"userName":"ada"}',
    isSigned: true,
  });
});

it('a wrong token is in the audit log, also when it only reads', async () => {
  const from = anAddress();
  for (const token of ['made-up', 'another']) await send(`${SCIM}/Users`, from, undefined, token);
  await send(`${SCIM}/Users`, anAddress(), '{"userName":"ada"}', 'made-up');
  const entries = service.platform.portal.collection('audit').find({ status: 401 }).sort({ _id: 1 });
  expect(await entries.toArray()).toMatchObject([
    { kind: 'token', what: 'Read users by SCIM', outcome: 'refused', from: { address: from } },
    { kind: 'rights', what: 'SCIM of northwind: create user', outcome: 'refused' },
  ]);
});

it('a flood is refused with the time to wait, other addresses are not', async () => {
  const from = anAddress();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(`${SCIM}/Users`, from)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(`${SCIM}/Users`, anAddress())).statusCode).toBe(201);
});

it.each([`${SCIM}/../../../v3/users`, `${SCIM}/%2e%2e/%2e%2e/%2e%2e/v3/users`])(
  '%s is no way to other calls',
  async (url) => {
    const before = seen.length;
    const answer = await send(url, anAddress());
    expect([answer.statusCode, seen.length]).toEqual([404, before]);
  },
);
