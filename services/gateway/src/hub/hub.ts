import websocket from '@fastify/websocket';
import {
  CLIENT_USERS,
  EVENT,
  HUB_PATH,
  PERSONA_USERS,
  type PortalEvent,
  SESSION_OVER,
} from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { type Events, metrics, type StoredEvent } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { SESSION_COOKIE } from '../sessions/session-guard';
import type { SessionStore } from '../sessions/session-store';

type Socket = Pick<WebSocket, 'send' | 'close'> & {
  on: (event: string, listener: () => void) => void;
  ping: () => void;
};

/** The code with which a socket from another site is closed. */
const FOREIGN_ORIGIN = 4403;
const PING_EVERY_MS = 25_000;

const Asked = z.object({ last: z.coerce.number().int().min(0).optional() });

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

const message = ({ seq, to, name, data }: StoredEvent) => JSON.stringify({ seq, to, name, data });
const note = (seq: number, name: string): PortalEvent => ({ seq, to: { all: true }, name, data: {} });

export interface HubParts {
  events: Events;
  sessions: SessionStore;
}

/** The one websocket a browser holds: authenticated by its session, scoped to its user and clients, able to catch up. */
export const hub = async (app: FastifyInstance, { events, sessions }: HubParts) => {
  const open = new Map<Socket, { user: SessionUser; token: string }>();

  /** Whom the socket is for by now; nobody when its session is over. */
  const recheck = async (socket: Socket, token: string): Promise<SessionUser | undefined> => {
    // An open page is no use of the session: it ends without anybody at work.
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
      for (const [socket, { user, token }] of open) {
        if (!concerns(user, event)) continue;
        socket.send(message(event));
        if (event.name === EVENT.session) beginRecheck(socket, token);
      }
    },
    () => {
      for (const [socket, { token }] of open) {
        socket.send(JSON.stringify(note(0, EVENT.resync)));
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

  const catchUp = async (socket: Socket, user: SessionUser, last: number | undefined) => {
    const seq = await events.lastSeq();
    if (last !== undefined) {
      const missed = last > seq ? undefined : await events.since(last);
      if (!missed) socket.send(JSON.stringify(note(seq, EVENT.resync)));
      for (const event of missed ?? []) if (concerns(user, event)) socket.send(message(event));
    }
    socket.send(JSON.stringify(note(seq, EVENT.hello)));
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
    const token = request.cookies[SESSION_COOKIE];
    const session = await sessions.look(token);
    if (isGone) return;
    if (!session || !token) return socket.close(SESSION_OVER, 'sign in first');
    open.set(socket, { user: session.user, token });
    metrics.openSockets.inc();
    // What was changed between its reading and now has told this socket nothing.
    const user = await recheck(socket, token);
    if (user) await catchUp(socket, user, Asked.safeParse(request.query).data?.last);
  });
};
