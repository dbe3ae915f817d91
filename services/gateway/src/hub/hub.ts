import websocket from '@fastify/websocket';
import {
  CLIENT_USERS,
  EVENT,
  HUB_PATH,
  PERSONA_USERS,
  type PortalEvent,
  SESSION_OVER,
  SOCKET_OVERLOADED,
} from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { type Events, metrics, type StoredEvent } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { SESSION_COOKIE } from '../sessions/session-guard';
import type { SessionStore } from '../sessions/session-store';

type Socket = Pick<WebSocket, 'send' | 'close' | 'bufferedAmount'> & {
  on: (event: string, listener: () => void) => void;
  ping: () => void;
};

/** WebSocket close code for a socket from another origin. */
const FOREIGN_ORIGIN = 4403;
const PING_EVERY_MS = 25_000;
const CHECKED_AT_ONCE = 16;
/** With more unsent data a client is too slow or gone; buffering more would fill the gateway's memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const HubQuery = z.object({ last: z.string().max(400).optional() });

/**
 * Whether a user receives an event. Client events go to users who may see the client's personas: its own users, and
 * staff.
 */
export const isRecipient = (user: SessionUser, { to }: Pick<StoredEvent, 'to'>) => {
  if ('all' in to) return true;
  if ('userId' in to) return to.userId === user.userId;
  if (!('clientId' in to) || !PERSONA_USERS.includes(user.userType)) return false;
  return !CLIENT_USERS.includes(user.userType) || user.clients.includes(to.clientId);
};

/** `manyIds` is for services: a page refetches the whole resource. */
const toMessage = ({ position, to, name, data: { manyIds: _, ...data } }: StoredEvent) =>
  JSON.stringify({ position, to, name, data } satisfies Omit<PortalEvent, 'to'> & Pick<StoredEvent, 'to'>);
const toNotice = (position: string, name: string): string =>
  JSON.stringify({ position, to: { all: true }, name, data: {} } satisfies PortalEvent);

export interface HubDependencies {
  events: Events;
  sessions: SessionStore;
}

/**
 * One websocket per browser: authenticated by its session, filtered by user and clients, with replay of missed events.
 */
export const serveHub = async (app: FastifyInstance, { events, sessions }: HubDependencies) => {
  const connections = new Map<Socket, { user: SessionUser; token: string; isCaughtUp: boolean }>();

  const send = (socket: Socket, text: string) => {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(SOCKET_OVERLOADED, 'too slow');
    else socket.send(text);
  };

  /** The socket's current user; undefined when the session has ended. */
  const recheck = async (socket: Socket, token: string): Promise<SessionUser | undefined> => {
    // Open pages do not extend the session.
    const session = await sessions.peek(token);
    const connection = connections.get(socket);
    if (!session) socket.close(SESSION_OVER, 'the session is over');
    else if (connection) connection.user = session.user;
    if (session) await sessions.noteOpen(token);
    return session?.user;
  };

  /** Checks sessions a few at a time, so that many open pages do not delay everything else. */
  const recheckAll = async (sockets: readonly (readonly [Socket, { token: string }])[]): Promise<void> => {
    for (let from = 0; from < sockets.length; from += CHECKED_AT_ONCE)
      await Promise.all(
        sockets
          .slice(from, from + CHECKED_AT_ONCE)
          .map(([socket, { token }]) =>
            recheck(socket, token).catch((error) => app.log.error({ err: error }, 'a session was not checked again')),
          ),
      );
  };

  const unlisten = events.listen(
    (event) => {
      // A socket that is still catching up gets this event by the replay.
      const recipients = [...connections].filter(([, { user, isCaughtUp }]) => isCaughtUp && isRecipient(user, event));
      if (!recipients.length) return;
      const text = toMessage(event);
      for (const [socket] of recipients) send(socket, text);
      if (event.name === EVENT.session) void recheckAll(recipients);
    },
    () => {
      const text = toNotice(events.position() ?? '', EVENT.resync);
      for (const socket of connections.keys()) send(socket, text);
      // The missed events may include the end of the session.
      void recheckAll([...connections]);
    },
  );
  let isChecking = false;
  const pingTimer = setInterval(() => {
    for (const socket of connections.keys()) socket.ping();
    if (isChecking) return;
    isChecking = true;
    void recheckAll([...connections]).finally(() => {
      isChecking = false;
    });
  }, PING_EVERY_MS);
  pingTimer.unref();
  app.addHook('preClose', async () => {
    unlisten();
    clearInterval(pingTimer);
    for (const socket of connections.keys()) socket.close(1001);
  });

  /** Synchronous, so that no new event overtakes a replayed one. */
  const catchUp = (socket: Socket, user: SessionUser, last: string) => {
    const connection = connections.get(socket);
    if (!connection) return;
    const position = events.position() ?? '';
    const missed = events.since(last);
    if (!missed) send(socket, toNotice(position, EVENT.resync));
    for (const event of missed ?? []) if (isRecipient(user, event)) send(socket, toMessage(event));
    send(socket, toNotice(position, EVENT.hello));
    connection.isCaughtUp = true;
  };

  await app.register(websocket, { options: { maxPayload: 1024 } });
  app.get(HUB_PATH, { websocket: true }, async (socket, request) => {
    const { origin, host } = request.headers;
    if (origin && (!URL.canParse(origin) || new URL(origin).host !== host))
      return socket.close(FOREIGN_ORIGIN, 'another site');
    // Set before any await, because a closed socket emits `close` only once.
    let isGone = false;
    socket.on('close', () => {
      isGone = true;
      if (connections.delete(socket)) metrics.openSockets.dec();
    });
    // A new page also gets the events from this position on.
    const startPosition = events.position() ?? '';
    const token = request.cookies[SESSION_COOKIE];
    const session = await sessions.peek(token);
    if (isGone) return;
    if (!session || !token) return socket.close(SESSION_OVER, 'sign in first');
    connections.set(socket, { user: session.user, token, isCaughtUp: false });
    metrics.openSockets.inc();
    // The session may have changed since it was read, without an event to this socket.
    const user = await recheck(socket, token);
    if (user) catchUp(socket, user, HubQuery.safeParse(request.query).data?.last ?? startPosition);
  });
};
