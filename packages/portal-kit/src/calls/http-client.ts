import { API_PREFIX } from '@skills-architect/contracts';
import ky, { HTTPError, type KyResponse, TimeoutError } from 'ky';
import { expireSession } from '../session/expiry';
import { useSessionStore } from '../session/session-store';
import { CallFailure, isPassing, parseFailure } from './call-failure';
import { showTryingAgain } from './trying-again';

const TIMEOUT_MS = 65_000;
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

/** How long safe requests are repeated before they fail; tests set it to 0. */
export const retries = { silentMs: 10_000 };
const FIRST_PAUSE_MS = 300;
const MAX_PAUSE_MS = 4000;
/** After this time, skeletons say that a failed request is tried again. */
const TOLD_AFTER_MS = 3000;

const client = ky.create({
  prefixUrl: `${window.location.origin}${API_PREFIX}`,
  credentials: 'include',
  retry: 0,
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

/** The JSON of an answer; a proxy or a broken connection may have left something else. */
export const readJson = async <A>(response: KyResponse): Promise<A> => {
  try {
    return await response.json<A>();
  } catch (error) {
    throw toNetworkFailure(error);
  }
};

export interface SentRequest {
  method: string;
  path: string;
  query?: URLSearchParams;
  json?: unknown;
  signal?: AbortSignal;
  /** Language in which the texts that it writes were read. */
  textsIn?: string;
  /** Whether the request may be retried after a failure; default: only GET requests. */
  isSafe?: boolean;
  timeoutMs?: number;
}

const sendOnce = async ({ method, path, query, json, signal, textsIn, timeoutMs = TIMEOUT_MS }: SentRequest) => {
  try {
    return await client(path.replace(/^\//, ''), {
      method,
      headers: { ...buildHeaders(method), ...(textsIn && { 'content-language': textsIn }) },
      searchParams: query,
      json,
      signal,
      timeout: timeoutMs,
    });
  } catch (error) {
    if (!(error instanceof HTTPError)) throw toNetworkFailure(error);
    const { response } = error;
    const body: unknown = await response.json().catch(() => undefined);
    throw handleSessionEnd(parseFailure(response.status, body, response.headers.get('retry-after')));
  }
};

/** Exponential backoff with jitter; a Retry-After is always waited for in full. */
const toPauseMs = (count: number, requestedMs = 0) =>
  requestedMs + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** count) * (0.5 + Math.random() / 2);

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(new CallFailure('The request was stopped', 'stopped'));
    };
    signal?.addEventListener('abort', stop, { once: true });
  });

/** Tells in skeletons that a request which began at this time is tried again, until the returned function is called. */
const tellTries = (start: number): (() => void) => {
  let stop: (() => void) | undefined;
  const timer = setTimeout(
    () => {
      stop = showTryingAgain();
    },
    Math.max(0, start + TOLD_AFTER_MS - Date.now()),
  );
  return () => {
    clearTimeout(timer);
    stop?.();
  };
};

const sendAgain = async (sent: SentRequest, onFailure: () => void): Promise<KyResponse> => {
  const { isSafe = SAFE_METHODS.has(sent.method), signal } = sent;
  const until = Date.now() + retries.silentMs;
  for (let count = 0; ; count += 1)
    try {
      return await sendOnce(sent);
    } catch (failure) {
      const pauseMs = toPauseMs(count, failure instanceof CallFailure ? failure.retryAfterMs : undefined);
      const leftMs = until - Date.now();
      if (!isSafe || !isPassing(failure) || leftMs <= 0) throw failure;
      onFailure();
      await pause(Math.min(pauseMs, leftMs), signal);
      if (pauseMs > leftMs) throw failure;
    }
};

/**
 * Sends a request and returns the successful response; throws a CallFailure otherwise. A safe request is repeated for
 * some seconds while the portal cannot answer; soon skeletons say so.
 */
export const send = async (sent: SentRequest): Promise<KyResponse> => {
  const start = Date.now();
  let stopTelling: (() => void) | undefined;
  try {
    return await sendAgain(sent, () => {
      stopTelling ??= tellTries(start);
    });
  } finally {
    stopTelling?.();
  }
};
