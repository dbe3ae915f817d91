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

/** The code with which a socket from another site is closed. */
const FOREIGN_ORIGIN = 4403;
const PING_EVERY_MS = 25_000;
/** A browser that leaves this much unread is too slow, or gone: it would fill the memory of the gateway. */
const MOST_BUFFERED_BYTES = 1024 * 1024;

const Asked = z.object({ last: z.string().max(400).optional() });

/**
 * Whether an event is meant for this user. What happens at a client concerns those who may see its personas: its own users,
 * and the staff among them for every client.
 */
export const concerns = (user: SessionUser, { to }: Pick<StoredEvent, 'to'>) => {
  if ('all' in to) return true;
  if ('userId' in to) return to.userId === user.userId;
  if (!('clientId' in to) || !PERSONA_USERS.includes(user.userType)) return false;
  return !CLIENT_USERS.includes(user.userType) || user.clients.includes(to.clientId);
};

const message = ({ position, to, name, data }: StoredEvent) =>
  JSON.stringify({ position, to, name, data } satisfies Omit<PortalEvent, 'to'> & Pick<StoredEvent, 'to'>);
const note = (position: string, name: string): string =>
  JSON.stringify({ position, to: { all: true }, name, data: {} } satisfies PortalEvent);

export interface HubParts {
  events: Events;
  sessions: SessionStore;
}

/** The one websocket a browser holds: authenticated by its session, scoped to its user and clients, able to catch up. */
export const hub = async (app: FastifyInstance, { events, sessions }: HubParts) => {
  const open = new Map<Socket, { user: SessionUser; token: string; isCaughtUp: boolean }>();

  const send = (socket: Socket, text: string) => {
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) socket.close(SOCKET_OVERLOADED, 'too slow');
    else socket.send(text);
  };

  /** Whom the socket is for by now; nobody when its session is over. */
  const recheck = async (socket: Socket, token: string): Promise<SessionUser | undefined> => {
    // Open pages do not extend the session.
    const session = await sessions.look(token);
    const known = open.get(socket);
    if (!session) socket.close(SESSION_OVER, 'the session is over');
    else if (known) known.user = session.user;
    if (session) await sessions.noteOpen(token);
    return session?.user;
  };

  const beginRecheck = (socket: Socket, token: string) =>
    void recheck(socket, token).catch((error) => app.log.error({ err: error }, 'a session was not checked again'));

  const unlisten = events.listen(
    (event) => {
      for (const [socket, { user, token, isCaughtUp }] of open) {
        // One that is not caught up yet is told of this event with those before it.
        if (!isCaughtUp || !concerns(user, event)) continue;
        send(socket, message(event));
        if (event.name === EVENT.session) beginRecheck(socket, token);
      }
    },
    () => {
      for (const [socket, { token }] of open) {
        send(socket, note(events.position() ?? '', EVENT.resync));
        // Among what was missed may be the end of a session.
        beginRecheck(socket, token);
      }
    },
  );
  const pinging = setInterval(() => {
    for (const [socket, { token }] of open) {
      socket.ping();
      beginRecheck(socket, token);
    }
  }, PING_EVERY_MS);
  pinging.unref();
  app.addHook('preClose', async () => {
    unlisten();
    clearInterval(pinging);
    for (const socket of open.keys()) socket.close(1001);
  });

  /** Without a pause, so that no event comes in between and is told before one that it follows. */
  const catchUp = (socket: Socket, user: SessionUser, last: string) => {
    const known = open.get(socket);
    if (!known) return;
    const position = events.position() ?? '';
    const missed = events.since(last);
    if (!missed) send(socket, note(position, EVENT.resync));
    for (const event of missed ?? []) if (concerns(user, event)) send(socket, message(event));
    send(socket, note(position, EVENT.hello));
    known.isCaughtUp = true;
  };

  await app.register(websocket, { options: { maxPayload: 1024 } });
  app.get(HUB_PATH, { websocket: true }, async (socket, request) => {
    const { origin, host } = request.headers;
    if (origin && (!URL.canParse(origin) || new URL(origin).host !== host))
      return socket.close(FOREIGN_ORIGIN, 'another site');
    // Before anything is waited for: a socket that has closed says so once.
    let isGone = false;
    socket.on('close', () => {
      isGone = true;
      if (open.delete(socket)) metrics.openSockets.dec();
    });
    // What happens from here on is told to a page that is new, too.
    const opened = events.position() ?? '';
    const token = request.cookies[SESSION_COOKIE];
    const session = await sessions.look(token);
    if (isGone) return;
    if (!session || !token) return socket.close(SESSION_OVER, 'sign in first');
    open.set(socket, { user: session.user, token, isCaughtUp: false });
    metrics.openSockets.inc();
    // What was changed between its reading and now has told this socket nothing.
    const user = await recheck(socket, token);
    if (user) catchUp(socket, user, Asked.safeParse(request.query).data?.last ?? opened);
  });
};
