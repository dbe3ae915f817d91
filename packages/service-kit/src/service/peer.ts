import { setTimeout } from 'node:timers/promises';
import {
  type AnswerOf,
  type Call,
  type CallDeclaration,
  type InputOf,
  isExpensive,
  isReading,
  type ServiceName,
} from '@skills-architect/contracts';
import { readRetryAfter } from '../connectors/trouble';
import type { SignIdentity } from '../identity/identities';
import { type Identity, MAX_DEPTH } from '../identity/identity';
import { unanswered } from '../observe/metrics';
import { AppError } from './app-error';
import type { Balancer } from './balancer';
import { readFailure, toCallPath, toRequest } from './call-over-http';
import { classifyFault, type Fault, faultError, mayRepeat, NOT_TAKEN_HEADER } from './fault';
import { requestIds } from './request-id';
import { computeRetryDelay, retryPolicy } from './retry-policy';

/** Shorter than the gateway's timeouts, so that the user still gets the caller's message about the late peer. */
const TIMEOUT_MS = { small: 55_000, expensive: 4.5 * 60_000 };

export interface PeerOptions {
  /** Name of the calling service. */
  service: string;
  signIdentity: SignIdentity;
  balancer: Balancer;
}

/** The user on whose behalf a peer is called, and the request it belongs to. */
export interface Behalf {
  identity?: Identity;
  requestId?: string;
  signal?: AbortSignal;
}

/** Outcome of calling the instances of a service in turn: a response, or an error when there was none. */
type Outcome = ({ response: Response; error?: never } | { error: Error; response?: never }) & {
  /** No instance has processed the call, so it can be retried. */
  mayRepeat: boolean;
};

/** The only caller on behalf of users who are not signed in yet. */
const GATEWAY: ServiceName = 'portal';

/**
 * Calls other services by their declarations, always over HTTP, even on one machine. A service that is down results in
 * `unreachable`.
 */
export const peers = ({ service, signIdentity, balancer }: PeerOptions) => {
  /** Tries one instance after the other while a retry is safe. */
  const tryInstances = async (
    call: Call,
    path: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
  ): Promise<Outcome> => {
    const to = call.service;
    let fault: Fault = 'unsent';
    let cause: unknown;
    let refused: Response | undefined;
    for (const address of balancer.nextAddresses(to)) {
      try {
        const timeout = AbortSignal.timeout(TIMEOUT_MS[isExpensive(call) ? 'expensive' : 'small']);
        const response = await fetch(`${address}${path}`, {
          ...init,
          signal: AbortSignal.any([timeout, ...(signal ? [signal] : [])]),
        });
        if (!response.headers.has(NOT_TAKEN_HEADER)) return { response, mayRepeat: false };
        refused = response;
      } catch (error) {
        [cause, fault, refused] = [error, classifyFault(error), undefined];
      }
      if (signal?.aborted) break;
      if (refused || fault !== 'late') balancer.skip(address);
      if (!refused && !mayRepeat(isReading(call), fault)) break;
    }
    unanswered.inc({ service: to, caller: service });
    if (refused) return { response: refused, mayRepeat: true };
    const isRepeatable = fault === 'unsent' || isReading(call) || call.idempotent === true;
    return { error: faultError(to, fault, cause), mayRepeat: isRepeatable };
  };

  /** Retries while the call is not accepted or, if that is safe, not answered, within the caller's retry policy. */
  const retryWhileAllowed = async (
    tryOnce: () => Promise<Outcome>,
    caller: AbortSignal | undefined,
  ): Promise<Response> => {
    const policy = retryPolicy.getStore();
    const until = Date.now() + (policy?.forMs ?? 0);
    for (let retries = 0; ; retries += 1) {
      const { response, error, mayRepeat: isRepeatable } = await tryOnce();
      const requestedMs = readRetryAfter(response?.headers.get('retry-after') ?? null, new Date());
      const pauseMs = computeRetryDelay(retries, policy?.firstMs ?? 0, requestedMs, Math.random());
      if (!policy || !isRepeatable || caller?.aborted || Date.now() + pauseMs > until) {
        if (error) throw error;
        return response;
      }
      await response?.body?.cancel();
      await setTimeout(pauseMs, undefined, { signal: AbortSignal.any([policy.signal, ...(caller ? [caller] : [])]) });
    }
  };

  return async <D extends CallDeclaration>(
    declared: Call<D>,
    input: InputOf<D>,
    behalf: Behalf = {},
  ): Promise<AnswerOf<D>> => {
    const call: Call = declared;
    if (!balancer.all(call.service).length)
      throw new AppError('unreachable', `No address is configured for the ${call.service} service.`);
    const depth = (behalf.identity?.depth ?? 0) + 1;
    if (depth > MAX_DEPTH) throw new Error(`${call.path} would be nested deeper than ${MAX_DEPTH} calls`);
    const requestId = behalf.requestId ?? requestIds.getStore();
    // An identity is only valid for a short time, so each retry signs a new one.
    const init = async () =>
      toRequest(call, input, {
        ...(await signIdentity({ user: behalf.identity?.user, depth }, call.service)),
        ...(requestId && { 'x-request-id': requestId }),
      });
    const path = toCallPath(call, input);
    const response = await retryWhileAllowed(
      async () => tryInstances(call, path, await init(), behalf.signal),
      behalf.signal,
    );
    if (!response.ok) throw await readFailure(response, `The ${call.service} service`, service === GATEWAY);
    // The answering service has validated it with this call's schema.
    return (await response.json()) as AnswerOf<D>;
  };
};
export type Peer = ReturnType<typeof peers>;
