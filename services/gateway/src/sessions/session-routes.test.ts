import cookie from '@fastify/cookie';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { sessionUser, verifyCredentials } from '@skills-architect/contracts/admin';
import { login, session } from '@skills-architect/contracts/portal';
import { AppError, answerFailure } from '@skills-architect/service-kit';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { knownBrowsers } from './known-browsers';
import { loginAttempts } from './login-attempts';
import { readSessions } from './session-guard';
import { sessionRoutes } from './session-routes';
import { sessionStore } from './session-store';

/** Changes the user between authentication and the start of the session; nothing by default. */
let beforeSessionStart: () => unknown = () => aUser(2);

let service: Awaited<ReturnType<typeof testService>>;
let app: FastifyInstance;
beforeAll(async () => {
  const peers = peerAnswers([verifyCredentials, () => aUser(2)], [sessionUser, () => beforeSessionStart()]);
  service = await testService({ name: 'portal', build: () => [], peers });
  const { kit, platform } = service;
  const [sessions, browsers] = [sessionStore(platform.portal), knownBrowsers(platform.portal)];
  const attempts = loginAttempts(platform.portal, browsers, async () => undefined);
  app = Fastify();
  app.setErrorHandler(answerFailure);
  await app.register(cookie);
  readSessions(app, sessions);
  sessionRoutes(app, { sessions, attempts, browsers, peer: kit.peer, events: platform.events });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const signIn = async () => {
  const payload = { loginId: 'super', password: 'right.77' };
  const answer = await app.inject({ method: 'POST', url: `${API_PREFIX}${login.path}`, payload });
  const token = answer.cookies.find(({ name }) => name === 'skills_architect_session')?.value;
  const sessionResponse = await app.inject({
    url: `${API_PREFIX}${session.path}`,
    cookies: { skills_architect_session: token ?? '' },
  });
  return { status: answer.statusCode, token, user: sessionResponse.json().user };
};

it('a session starts with the user’s current rights, not with those at authentication', async () => {
  beforeSessionStart = () => ({ ...aUser(2), userType: 1, clients: [7] });
  const { status, user } = await signIn();
  expect(status).toBe(200);
  expect(user).toMatchObject({ userType: 1, clients: [7] });
});

it('a user deleted while signing in gets no session', async () => {
  beforeSessionStart = () => {
    throw new AppError('signed-out', 'Your account was deleted.');
  };
  const { status, token } = await signIn();
  expect(status).toBe(401);
  expect(token).toBeUndefined();
  beforeSessionStart = () => aUser(2);
  expect(await signIn()).toMatchObject({ status: 200, user: { userType: 2 } });
});
