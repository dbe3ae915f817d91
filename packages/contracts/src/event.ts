import * as z from 'zod';
import { Id } from './vocabulary';

/** Recipients of an event: one user, all users of a client, or all signed-in users. */
export const EventAudience = z.union([
  z.object({ userId: Id }),
  z.object({ clientId: Id }),
  z.object({ all: z.literal(true) }),
]);
export type EventAudience = z.infer<typeof EventAudience>;

/**
 * Events pushed by the hub. `changed`: lists of a resource are stale, with the record ids if they are few; `job`: a
 * job's state; `session`: the user's rights changed or the session ended; `areas`: the registry changed; `resync`:
 * anything may have changed.
 */
export const PortalEvent = z.object({
  /** Position among all events, an opaque string; later events have greater ones. */
  position: z.string(),
  to: EventAudience,
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type PortalEvent = z.infer<typeof PortalEvent>;

export const EVENT = {
  changed: 'changed',
  job: 'job',
  session: 'session',
  areas: 'areas',
  resync: 'resync',
  /** First message to a socket: the position up to which it has received all events. */
  hello: 'hello',
  /** A service instance has started: calls that failed without it can be retried. */
  started: 'started',
  /** Many failed sign-ins for one login id or from one address; `text` is the message for Super Users. */
  loginAttack: 'loginAttack',
  /** Status of the job-description parser, under the name that existing clients use. */
  jdParserStatus: 'receive JD parser status',
} as const;

/** Close code of the hub when the session has ended. */
export const SESSION_OVER = 4401;

/** Close code of the hub when a client reads too slowly; the client should wait and refetch everything. */
export const SOCKET_OVERLOADED = 4408;

/** Path of the websocket on the portal's own origin. */
export const HUB_PATH = '/skillsarchitect/hub';
