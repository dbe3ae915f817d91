import * as z from 'zod';
import { Id } from './vocabulary';

/** Whom an event reaches: one user, all users of a client, or everybody who is signed in. */
export const EventAudience = z.union([
  z.object({ userId: Id }),
  z.object({ clientId: Id }),
  z.object({ all: z.literal(true) }),
]);
export type EventAudience = z.infer<typeof EventAudience>;

/**
 * What the hub pushes. `changed` names a resource whose lists are out of date, and the ids of its records when they are few;
 * `job` carries a job's state; `session` says that the user's rights changed or ended; `areas` that the registry changed;
 * `resync` that everything may have.
 */
export const PortalEvent = z.object({
  /** Where it stands among all events. An opaque text: a later event has a greater one. */
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
  /** The first word to a socket: up to which position it has been told everything. */
  hello: 'hello',
  /** An instance of a service has come: what failed for lack of it may be asked again. */
  started: 'started',
  /** Many sign-ins failed for one login id or from one address; `text` says so to Super Users. */
  loginAttack: 'loginAttack',
  /** The status of the job-description parser, under the name that clients of the product know. */
  jdParserStatus: 'receive JD parser status',
} as const;

/** The code with which the hub closes a socket whose session is over. */
export const SESSION_OVER = 4401;

/** The code with which the hub closes a socket that takes its events too slowly: read everything again after a while. */
export const SOCKET_OVERLOADED = 4408;

/** The path of the websocket, below the portal's own origin. */
export const HUB_PATH = '/skillsarchitect/hub';
