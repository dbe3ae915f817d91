import { setTimeout as sleep } from 'node:timers/promises';
import { connectorTries } from '../observe/metrics';
import type { Connector, OutgoingRequest } from './connector';
import type { ConnectorStates } from './connector-states';
import { exchange } from './exchange';
import { pauseOfRequest } from './retry-rules';
import { ConnectorTrouble, toTrouble } from './trouble';

/** A request with a caller who waits for the answer. */
export interface ConnectorRequest extends OutgoingRequest {
  /** Number of tries for temporary failures; default 2. */
  tries?: number;
  /** Timeout in milliseconds for all tries together; each try also has its own. */
  withinMs?: number;
  /** Aborts the request, for example with the signal of a job. */
  signal?: AbortSignal;
}

const TRIES = 2;
const MARGIN_MS = 5000;

/**
 * Sends a request to a connector and reads its answer, with retries, backoff, and a circuit breaker shared by all
 * instances.
 */
export const createRequester =
  (states: ConnectorStates) =>
  async <T>(connector: Connector, question: ConnectorRequest, read: (response: Response) => Promise<T>): Promise<T> => {
    const { name, timeoutMs } = connector;
    const { tries = TRIES, withinMs, signal } = question;
    const timeout = withinMs === undefined ? undefined : AbortSignal.timeout(withinMs);
    const abortSignals = [signal, timeout].filter((abortSignal) => abortSignal !== undefined);
    const abortSignal = abortSignals.length ? AbortSignal.any(abortSignals) : undefined;
    if ((await states.admit(name, (withinMs ?? tries * timeoutMs) + MARGIN_MS)) === 'open')
      throw new ConnectorTrouble('passing', `${name} is not called for a while, because it failed several times`);
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await exchange(connector, question, read, abortSignal);
        connectorTries.inc({ connector: name, outcome: 'done' });
        await states.storeSuccess(name);
        return answer;
      } catch (error) {
        signal?.throwIfAborted();
        const trouble = toTrouble(name, error, withinMs ?? timeoutMs);
        connectorTries.inc({ connector: name, outcome: trouble.kind });
        const pauseMs = timeout?.aborted ? null : pauseOfRequest(attempt, tries, trouble);
        if (pauseMs === null) {
          await states.storeFailure(name, trouble);
          throw trouble;
        }
        await sleep(pauseMs, undefined, abortSignal && { signal: abortSignal }).catch(() => undefined);
      }
    }
  };
