import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { SessionUser } from '@skills-architect/contracts/portal';

/** The origin of a request: a signed-in user, a peer service on behalf of a user, or a peer on its own. */
export interface Identity {
  user?: SessionUser;
  /** Session id of a browser request; services do not forward it. */
  session?: string;
  /** The calling service; none for the gateway's requests of browsers. */
  service?: string;
  /** Language in which the browser read the texts that it writes, if it says so; services do not forward it. */
  textsIn?: string;
  /** Number of services the request has passed through; at most 2. */
  depth: number;
}

/** Verifies the identity in a request's headers. Throws `signed-out` without a valid one. */
export type VerifyIdentity = (headers: IncomingHttpHeaders) => Promise<Identity>;

/** Carries a token that the caller signed with its own key, for the called service only. */
export const IDENTITY_HEADER = 'x-portal-identity';
/** Carries a token that was signed with the key that all processes of earlier versions share. */
export const SHARED_IDENTITY_HEADER = 'x-identity';
/** Carries a token that the gateway signed for an event, for the service of one area only. */
export const EVENT_HEADER = 'x-portal-event';
/** The audience of events: no area has a dot in its id, so they are no identities. */
export const eventAudience = (area: string): string => `area:${area}.events`;
/** What a token covers of the body of an event. */
export const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64url');
export const MAX_DEPTH = 2;
/** How long a token is valid, in milliseconds. */
export const VALID_FOR_MS = 30_000;
