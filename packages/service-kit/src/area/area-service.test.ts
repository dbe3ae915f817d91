import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_PREFIX, call } from '@skills-architect/contracts';
import { listPersonaGroups } from '@skills-architect/contracts/personas';
import * as z from 'zod';
import { AppError, type AreaEvent, type AreaEventHandler, type AreaJobWork, route } from './index';
import { aUser, testAreaService } from './testing';

const readUser = call({
  service: 'garden',
  method: 'GET',
  path: '/x/garden/clients/{clientId}/user',
  answer: z.object({ name: z.string() }),
  access: { types: [1, 2], scope: { client: 'params.clientId' } },
  example: { params: { clientId: 1 } },
});
const startWork = call({
  service: 'garden',
  method: 'POST',
  path: '/x/garden/work',
  answer: z.object({ job: z.string() }),
  access: { types: [1], scope: 'self' },
  example: {},
});
const countGroups = call({
  service: 'garden',
  method: 'GET',
  path: '/x/garden/groups',
  answer: z.object({ groups: z.number() }),
  access: { types: [1], scope: 'self' },
  example: {},
});

let work: AreaJobWork;
let takeEvent: AreaEventHandler;
let garden: Awaited<ReturnType<typeof testAreaService>>;
beforeAll(async () => {
  garden = await testAreaService(
    'garden',
    ({ portal, jobs }) => ({
      routes: (app) => {
        route(app, readUser, async (_, { identity }) => ({ name: identity.user?.name ?? '' }));
        route(app, startWork, async (_, { request }) => ({
          job: await jobs.start(request, { title: 'Digging', itemsTotal: 2 }, (run) => work(run)),
        }));
        route(app, countGroups, async (_, { request }) => {
          const { groups } = await portal.call(listPersonaGroups, { query: { clientId: 1 } }, request);
          return { groups: groups.length };
        });
      },
      onEvent: (event) => takeEvent(event),
    }),
    process.env.TEST_MONGODB_URI ?? '',
  );
});
afterAll(() => garden.stop());
beforeEach(() => {
  garden.portal.jobs.length = 0;
});

describe('a call', () => {
  it('is answered for the user whom the portal names', async () => {
    expect(await garden.send(readUser, { params: { clientId: 1 } })).toMatchObject({
      status: 200,
      body: { name: 'Grace General' },
    });
  });

  it('is refused for other clients and user types', async () => {
    expect((await garden.send(readUser, { params: { clientId: 2 } })).failure.code).toBe('not-found');
    expect((await garden.send(readUser, { params: { clientId: 1 } }, aUser({ userType: 4 }))).failure.code).toBe(
      'forbidden',
    );
  });

  it.each<[string, () => Promise<Record<string, string>>, number]>([
    ['no identity', async () => ({}), 401],
    ['an identity for another service', () => garden.portal.identityOf(aUser(), 'area:pond'), 401],
    ['a changed identity', async () => altered(await garden.portal.identityOf(aUser())), 401],
    ['a word', async () => ({ 'x-portal-identity': 'Grace' }), 401],
    ['an identity with an unknown key', async () => ({ 'x-portal-identity': withKey('unknown') }), 503],
  ])('with %s is refused', async (_, headers, status) => {
    const answer = await fetch(`${garden.address}${API_PREFIX}/x/garden/clients/1/user`, { headers: await headers() });
    expect(answer.status).toBe(status);
  });

  it('calls the product for the user', async () => {
    garden.portal.answer(listPersonaGroups, { query: { clientId: 1 } }, { groups: [] });
    expect((await garden.send(countGroups, {})).body).toEqual({ groups: 0 });
  });
});

const altered = (headers: Record<string, string>) => {
  const [head, , signature] = String(headers['x-portal-identity']).split('.');
  const claims = { user: aUser({ userType: 2 }), depth: 0, iss: 'portal', aud: 'area:garden', exp: Date.now() };
  return { 'x-portal-identity': [head, encode(claims), signature].join('.') };
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const withKey = (kid: string) => `${encode({ alg: 'EdDSA', kid })}.${encode({})}.AAAA`;

describe('a job', () => {
  const start = async () => (await garden.send(startWork, {})).body.job;

  it('is shown with its progress until it is done', async () => {
    work = async ({ progress }) => {
      await progress(1);
      return 'Two beds are dug.';
    };
    const job = await start();
    expect(await garden.portal.waitForJobEnd(job)).toMatchObject({
      job,
      status: 'done',
      itemsDone: 1,
      itemsTotal: 2,
      summary: 'Two beds are dug.',
    });
    expect(garden.portal.jobs[0]).toMatchObject({ job, status: 'running', isForUser: true });
  });

  it.each<[string, Error, string]>([
    ['the sentence of an error for users', new AppError('conflict', 'The ground is frozen.'), 'The ground is frozen.'],
    ['no details of other errors', new Error('E11000'), 'Something went wrong. The log of the service says what.'],
  ])('that fails says why: %s', async (_, error, errorMessage) => {
    work = async () => {
      throw error;
    };
    expect(await garden.portal.waitForJobEnd(await start())).toMatchObject({ status: 'failed', errorMessage });
  });

  it('ends when its user cancels it', async () => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    work = async ({ progress }) => {
      await begun;
      // The report in which the portal says it comes by time; the next one is after it.
      for (let count = 0; ; count += 1) await progress(count);
    };
    const job = await start();
    garden.portal.cancel(job);
    begin();
    expect(await garden.portal.waitForJobEnd(job)).toMatchObject({ status: 'cancelled' });
  });
});

describe('an event', () => {
  const event = { event: 'personas.created' as const, at: '2026-06-01T12:00:00.000Z', clientId: 1, ids: [4, 5] };
  const body = JSON.stringify(event);
  const taken: AreaEvent[] = [];
  beforeEach(() => {
    taken.length = 0;
    takeEvent = (received) => taken.push(received);
  });
  const post = async (headers: Record<string, string>, text = body) => {
    const sent = { 'content-type': 'application/json', ...headers };
    return (await fetch(`${garden.address}/events`, { method: 'POST', headers: sent, body: text })).status;
  };

  it('is taken with its id', async () => {
    expect(await garden.tell(event, 'first')).toBe(200);
    expect(taken).toEqual([{ ...event, id: 'first' }]);
  });

  it('that could not be taken is a failure, so that it comes again', async () => {
    takeEvent = () => Promise.reject(new Error('the disk is full'));
    expect(await garden.tell(event)).toBe(500);
  });

  it.each<[string, () => Promise<number>]>([
    ['no signature', () => post({})],
    ['a word', () => post({ 'x-portal-event': 'Grace' })],
    ['a changed body', async () => post(await garden.portal.signEvent(body, 'a'), body.replace('5', '6'))],
    ['the signature for another area', async () => post(await garden.portal.signEvent(body, 'a', 'area:pond.events'))],
    ['the identity of a user', async () => post(await garden.portal.identityOf(aUser()))],
    [
      'the identity of a user in its place',
      async () => {
        const { 'x-portal-identity': token = '' } = await garden.portal.identityOf(aUser());
        return post({ 'x-portal-event': token });
      },
    ],
  ])('with %s is refused', async (_, send) => {
    expect([await send(), taken]).toEqual([401, []]);
  });

  it('is no identity for a call', async () => {
    const { 'x-portal-event': token = '' } = await garden.portal.signEvent(body, 'a');
    const headers = { 'x-portal-identity': token, 'x-portal-event': token };
    expect((await fetch(`${garden.address}${API_PREFIX}/x/garden/clients/1/user`, { headers })).status).toBe(401);
  });
});
