import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX, type Call } from '@skills-architect/contracts';
import { askPasswordLink, endMails, findPasswordLink } from '@skills-architect/contracts/admin';
import { forgotPassword, readPasswordLink, unsubscribe } from '@skills-architect/contracts/portal';
import { answerFailure } from '@skills-architect/service-kit';
import { peerAnswers, testService } from '@skills-architect/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { mailLinkRoutes } from './mail-link-routes';

let service: Awaited<ReturnType<typeof testService>>;
let app: FastifyInstance;
const asked: unknown[] = [];
const ended: unknown[] = [];
beforeAll(async () => {
  const peers = peerAnswers(
    [
      askPasswordLink,
      (input) => {
        asked.push(input);
        return { done: true };
      },
    ],
    [findPasswordLink, () => ({ state: 'unknown' })],
    [
      endMails,
      (input) => {
        ended.push(input);
        return { kinds: ['commentAdded'] };
      },
    ],
  );
  service = await testService({ name: 'portal', build: () => [], peers });
  app = Fastify();
  app.setErrorHandler(answerFailure);
  await app.register((scope) => mailLinkRoutes(scope, { portal: service.platform.portal, peer: service.kit.peer }));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const post = (call: Call, payload: object, { address = '192.0.2.1', headers = {} } = {}) =>
  app.inject({ method: 'POST', url: `${API_PREFIX}${call.path}`, payload, headers, remoteAddress: address });

it('answers the same for every login id, also above the limit of mails for one', async () => {
  const answers = [];
  for (const loginId of ['gina', 'GINA', 'nobody', 'gina', 'gina', 'gina']) {
    const { statusCode, body } = await post(forgotPassword, { loginId });
    answers.push(`${statusCode} ${body}`);
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"done":true}']));
  expect(asked).toMatchObject(['gina', 'GINA', 'nobody', 'gina'].map((loginId) => ({ body: { loginId } })));
});

it('limits requests from one address, not from others', async () => {
  const address = '192.0.2.2';
  const statuses = [];
  for (let count = 0; count < 61; count++)
    statuses.push((await post(readPasswordLink, { token: 'none' }, { address })).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await post(readPasswordLink, { token: 'none' }, { address: '192.0.2.3' })).statusCode).toBe(200);
});

it('refuses pages of other sites, and requests without a login id', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await post(forgotPassword, { loginId: 'gina' }, { headers })).statusCode).toBe(403);
  expect((await post(forgotPassword, { loginId: ' ' })).statusCode).toBe(400);
});

it('ends mails with one click of a mail program; opening the address changes nothing', async () => {
  const url = `${API_PREFIX}${unsubscribe.path}?token=a.b`;
  const opened = await app.inject({ method: 'GET', url });
  expect([opened.statusCode, opened.headers.location, ended]).toEqual([303, '/end-mails#a.b', []]);
  const clicked = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([clicked.statusCode, ended]).toEqual([200, [{ body: { token: 'a.b' } }]]);
});
