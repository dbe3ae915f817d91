/** Maximum concurrent requests per user, over all of their pages. */
export const MAX_OPEN_PER_USER = 64;
/** Maximum concurrent uploads, downloads and large bodies per user: each holds memory or a connection. */
export const MAX_TRANSFERS_PER_USER = 4;
/** Maximum concurrent requests per address; a whole company may share one. */
export const MAX_OPEN_PER_ADDRESS = 1000;
/** Of these, maximum of requests with a body by users who are not signed in. */
export const MAX_ANONYMOUS_PER_ADDRESS = 100;
export const MAX_CONNECTIONS_PER_ADDRESS = 2000;

/** Maximum expensive calls that a gateway passes on at once, to all services together. */
export const MAX_EXPENSIVE = 256;

/** Maximum size of a small body, which is buffered before it is forwarded. */
export const SMALL_BODY_BYTES = 1024 * 1024;

/** Maximum connections to each service instance: separate pools for normal and long calls. */
export const UPSTREAM_CONNECTIONS = { calls: 128, transfers: 32 };

const MINUTE_MS = 60_000;
/** Timeouts of the public server. The rate of request bodies is checked separately; these are upper bounds. */
export const SERVER_TIMEOUTS = {
  requestTimeout: 15 * MINUTE_MS,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
};
