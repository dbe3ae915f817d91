import { API_PREFIX } from '@skills-architect/contracts';
import ky, { isHTTPError, isTimeoutError, type KyResponse } from 'ky';
import { expireSession } from '../session/expiry';
import { useSessionStore } from '../session/session-store';
import { CallFailure, parseFailure } from './call-failure';

const TIME_OUT = 30_000;
const SAFE = new Set(['GET', 'HEAD']);

/** What every request says of itself; changes also carry the session's token. */
export const headersFor = (method: string): Record<string, string> => {
  const { csrfToken } = useSessionStore.getState();
  return {
    accept: 'application/json',
    'x-portal': 'skills-architect',
    ...(csrfToken && !SAFE.has(method) ? { 'x-csrf-token': csrfToken } : {}),
  };
};

/** The way to the network, apart so that tests can stand in for it. */
export const network: { fetch: typeof fetch } = { fetch: (input, init) => globalThis.fetch(input, init) };

const client = ky.create({
  prefix: `${window.location.origin}${API_PREFIX}`,
  timeout: TIME_OUT,
  credentials: 'include',
  // One gentle second try bridges the restart of a service; anything longer is the person's Retry.
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503], delay: () => 300 },
  fetch: (input, init) => network.fetch(input, init),
});

/** Ends the session when that is what the refusal means. */
export const handleSessionEnd = (failure: CallFailure): CallFailure => {
  // Who was signed in reads it at the sign-in, who stands in an area that went off is led out with a sentence.
  const isOver = failure.status === 401 && useSessionStore.getState().status === 'in';
  failure.isTold = isOver || failure.code === 'area-off';
  if (failure.status === 401) expireSession(failure.message, true);
  if (failure.status === 403 && failure.code === 'SESSION') expireSession(failure.message, false);
  return failure;
};

const failureFrom = (error: unknown): CallFailure => {
  if (isTimeoutError(error)) return new CallFailure('The portal took too long to answer', 'timeout', { cause: error });
  if (error instanceof Error && error.name === 'AbortError')
    return new CallFailure('The request was stopped', 'stopped', { cause: error });
  return new CallFailure('The portal cannot be reached', 'network', { cause: error });
};

export interface Sent {
  method: string;
  path: string;
  query?: URLSearchParams;
  json?: unknown;
  signal?: AbortSignal;
}

/** Sends one request and answers the response when it is a success; otherwise throws a CallFailure. */
export const send = async ({ method, path, query, json, signal }: Sent): Promise<KyResponse> => {
  try {
    return await client(path, { method, headers: headersFor(method), searchParams: query, json, signal });
  } catch (error) {
    throw isHTTPError(error) ? handleSessionEnd(parseFailure(error.response.status, error.data)) : failureFrom(error);
  }
};
