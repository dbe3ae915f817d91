import { API_PREFIX } from '@skills-architect/contracts';
import ky, { HTTPError, type KyResponse, TimeoutError } from 'ky';
import { expireSession } from '../session/expiry';
import { useSessionStore } from '../session/session-store';
import { CallFailure, parseFailure } from './call-failure';

const TIMEOUT_MS = 30_000;
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Headers of every request; changes also carry the session's CSRF token. */
export const buildHeaders = (method: string): Record<string, string> => {
  const { csrfToken } = useSessionStore.getState();
  return {
    accept: 'application/json',
    'x-portal': 'skills-architect',
    ...(csrfToken && !SAFE_METHODS.has(method) ? { 'x-csrf-token': csrfToken } : {}),
  };
};

/** Wrapper around `fetch` so that tests can replace it. */
export const network: { fetch: typeof fetch } = { fetch: (input, init) => globalThis.fetch(input, init) };

const client = ky.create({
  prefixUrl: `${window.location.origin}${API_PREFIX}`,
  timeout: TIMEOUT_MS,
  credentials: 'include',
  // One retry bridges the restart of a service; after that the user retries.
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503], delay: () => 300 },
  fetch: (input, init) => network.fetch(input, init),
});

/** Ends the session if the failure says that it is over. */
export const handleSessionEnd = (failure: CallFailure): CallFailure => {
  // Signed-in users see the reason on the login page; users of an area that was switched off are redirected with a
  // message.
  const hasEnded = failure.status === 401 && useSessionStore.getState().status === 'in';
  failure.isReported = hasEnded || failure.code === 'area-off';
  if (failure.status === 401) expireSession(failure.message, true);
  if (failure.status === 403 && failure.code === 'SESSION') expireSession(failure.message, false);
  return failure;
};

const toNetworkFailure = (error: unknown): CallFailure => {
  if (error instanceof TimeoutError)
    return new CallFailure('The portal took too long to answer', 'timeout', { cause: error });
  if (error instanceof Error && error.name === 'AbortError')
    return new CallFailure('The request was stopped', 'stopped', { cause: error });
  return new CallFailure('The portal cannot be reached', 'network', { cause: error });
};

export interface SentRequest {
  method: string;
  path: string;
  query?: URLSearchParams;
  json?: unknown;
  signal?: AbortSignal;
}

/** Sends one request and returns the successful response; throws a CallFailure otherwise. */
export const send = async ({ method, path, query, json, signal }: SentRequest): Promise<KyResponse> => {
  try {
    return await client(path.replace(/^\//, ''), {
      method,
      headers: buildHeaders(method),
      searchParams: query,
      json,
      signal,
    });
  } catch (error) {
    if (!(error instanceof HTTPError)) throw toNetworkFailure(error);
    const body: unknown = await error.response.json().catch(() => undefined);
    throw handleSessionEnd(parseFailure(error.response.status, body));
  }
};
