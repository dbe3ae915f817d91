import http from 'node:http';
import type { Duplex } from 'node:stream';
import cookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import {
  ALL_TYPES,
  EVENT,
  HUB_PATH,
  SESSION_OVER,
  SOCKET_OVERLOADED,
  type UserType,
} from '@skills-architect/contracts';
import type { Events, StoredEvent } from '@skills-architect/service-kit';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import Fastify from 'fastify';
import { WebSocket } from 'undici';
import { SESSION_COOKIE } from '../sessions/session-guard';
import { type SessionStore, type StoredSession, sessionStore } from '../sessions/session-store';
import { isRecipient, serveHub } from './hub';

const OWN = 1;
const FOREIGN = 2;
const receives = (types: readonly UserType[], to: Parameters<typeof isRecipient>[1]['to']) =>
  types.filter((type) => isRecipient(aUser(type, [OWN]), { to }));

describe('an event', () => {
  it.each([
    ['for everybody', { all: true } as const, ALL_TYPES],
    ['for a client', { clientId: OWN }, [1, 2, 4, 8]],
    ['for a client that is not the user’s', { clientId: FOREIGN }, [2, 4]],
    ['for a service', { service: 'personas' }, []],
  ])('%s is received only by the user types that it concerns', (_, to, types) => {
    expect(receives(ALL_TYPES, to)).toEqual(types);
  });

  it.each(ALL_TYPES)('for one user reaches no other user, type %i', (type) => {
    expect(isRecipient(aUser(type, [OWN], 7), { to: { userId: 7 } })).toBe(true);
    expect(isRecipient(aUser(type, [OWN], 8), { to: { userId: 7 } })).toBe(false);
  });
});

/** A hub with a mocked session store, and a signed-in browser. */
const aHub = async (
  sessionsAs: (sessions: SessionStore, session: StoredSession) => Partial<SessionStore>,
  eventsAs: (events: Events) => Partial<Events> = () => ({}),
) => {
  const { platform, close } = await testService({ name: 'portal', build: () => [] });
  const sessions = sessionStore(platform.portal);
  const { token, session } = await sessions.begin(aUser(2));
  const app = Fastify({ forceCloseConnections: true });
  await app.register(cookie);
  const events = { ...platform.events, ...eventsAs(platform.events) };
  await serveHub(app, { events, sessions: { ...sessions, ...sessionsAs(sessions, session) } });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { cookie: `${SESSION_COOKIE}=${token}` };
  return {
    app,
    events: platform.events,
    address,
    headers,
    connect: (last?: string) =>
      new WebSocket(`${address.replace('http', 'ws')}${HUB_PATH}${last ? `?last=${last}` : ''}`, { headers }),
    async close() {
      await app.close();
      await close();
    },
  };
};

it('a session that ends while its socket opens closes the socket', async () => {
  const { connect, close } = await aHub((sessions, session) => ({
    async peek(token) {
      const found = await sessions.peek(token);
      await sessions.end(session);
      return found;
    },
  }));
  const code = await new Promise((resolve) => connect().addEventListener('close', (event) => resolve(event.code)));
  expect(code).toBe(SESSION_OVER);
  await close();
});

it('a socket that closes before its session is known does not count as an open page', async () => {
  const openTokens: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { app, connect, close } = await aHub((_, session) => ({
    async peek() {
      await released;
      return session;
    },
    async noteOpen(token) {
      openTokens.push(token);
    },
  }));
  const socket = connect();
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const gone = new Promise((resolve) => {
    for (const client of app.websocketServer.clients) client.once('close', resolve);
  });
  socket.close();
  await gone;
  release();
  await close();
  expect(openTokens).toEqual([]);
});

/** Names of the events a socket receives before the hub's hello. */
const readUntilHello = (socket: WebSocket) =>
  new Promise<{ names: string[]; position: string }>((resolve) => {
    const names: string[] = [];
    socket.addEventListener('message', ({ data }) => {
      const { name, position } = JSON.parse(String(data));
      if (name === 'hello') resolve({ names, position });
      else names.push(name);
    });
  });

it('a reconnected socket gets missed events, or is told to refetch everything', async () => {
  const { events, connect, close } = await aHub(() => ({}));
  const first = connect();
  const { position } = await readUntilHello(first);
  first.close();
  const eventReceived = new Promise<void>((resolve) => {
    events.listen(({ name }) => name === 'two' && resolve());
  });
  for (const name of ['one', 'two']) await events.publish({ to: { all: true }, name, data: {} });
  await eventReceived;
  expect((await readUntilHello(connect(position))).names).toEqual(['one', 'two']);
  expect((await readUntilHello(connect('00'))).names).toEqual(['resync']);
  await close();
});

it('a socket whose browser does not read is closed, with a close code', async () => {
  const { app, address, headers, events, close } = await aHub(() => ({}));
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const key = { 'sec-websocket-key': Buffer.alloc(16).toString('base64') };
  const request = http.get(`${address}${HUB_PATH}`, { headers: { ...headers, ...upgrade, ...key } });
  const browser = await new Promise<Duplex>((resolve) => request.once('upgrade', (_, socket) => resolve(socket)));
  const [client] = app.websocketServer.clients;
  browser.pause();
  const text = 'x'.repeat(1024 * 1024);
  while (client?.readyState === 1) await events.publish({ to: { all: true }, name: 'large', data: { text } });
  const code = Buffer.alloc(2);
  code.writeUInt16BE(SOCKET_OVERLOADED);
  await new Promise<void>((resolve) => {
    browser.on('data', (chunk: Buffer) => chunk.subarray(-100).includes(code) && resolve());
    browser.resume();
  });
  browser.destroy();
  await close();
});

it('an event for many sockets is serialised once, and their sessions are checked a few at a time', async () => {
  const SOCKETS = 60;
  let [checking, mostChecking, checks] = [0, 0, 0];
  let isCounting = false;
  let emit: (event: StoredEvent) => void = () => undefined;
  let checked = () => {};
  const allChecked = new Promise<void>((resolve) => {
    checked = resolve;
  });
  const { connect, close } = await aHub(
    (sessions) => ({
      async peek(token) {
        checking += 1;
        if (isCounting) mostChecking = Math.max(mostChecking, checking);
        const found = await sessions.peek(token);
        checking -= 1;
        if (isCounting && ++checks === SOCKETS) checked();
        return found;
      },
    }),
    (events) => ({
      listen: (onEvent, onLost) => {
        emit = onEvent;
        return events.listen(onEvent, onLost);
      },
    }),
  );
  const sockets = Array.from({ length: SOCKETS }, () => connect());
  await Promise.all(sockets.map(readUntilHello));
  const received = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => socket.addEventListener('message', ({ data }) => resolve(String(data)))),
  );
  let serialised = 0;
  const counted = {
    toJSON: () => {
      serialised += 1;
      return 'text';
    },
  };
  isCounting = true;
  emit({ position: '1', at: new Date(0), to: { all: true }, name: EVENT.session, data: { counted } });
  expect(new Set((await Promise.all(received)).map((text) => JSON.parse(text).name))).toEqual(new Set([EVENT.session]));
  await allChecked;
  expect(serialised).toBe(1);
  expect(mostChecking).toBeLessThanOrEqual(20);
  await close();
});
