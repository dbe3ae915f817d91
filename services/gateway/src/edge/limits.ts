/** Requests of one user that are open at once, over all of their pages. */
export const MOST_OPEN_PER_USER = 64;
/** Uploads, downloads and large bodies of one user at once: each takes memory, or a connection for as long as it lasts. */
export const MOST_TRANSFERS_PER_USER = 4;
/** Requests open at once from one address, behind which a whole company may be. */
export const MOST_OPEN_PER_ADDRESS = 1000;
/** Of these, requests with a body from people who are not signed in. */
export const MOST_UNKNOWN_PER_ADDRESS = 100;
export const MOST_CONNECTIONS_PER_ADDRESS = 2000;

/** The largest body that counts as small: it is read whole before its service is asked. */
export const SMALL_BODY_BYTES = 1024 * 1024;

/** Connections to each instance of a service: for calls, and apart from them for what takes long. */
export const UPSTREAM_CONNECTIONS = { calls: 128, transfers: 32 };

const MINUTE_MS = 60_000;
/** Options of the public server. The pace of bodies is watched apart; these are the outer bounds. */
export const SERVER_TIMEOUTS = {
  requestTimeout: 15 * MINUTE_MS,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
};
