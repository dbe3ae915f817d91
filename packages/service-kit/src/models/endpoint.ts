import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 250;
const TOO_MANY = 429;

/** Address of an OpenAI-compatible endpoint. */
export interface Endpoint {
  url: string;
  key?: string | undefined;
}

/** Rejected for a reason that a retry does not change. */
export class EndpointRefusal extends Error {}

/** Posts to an endpoint; `name` is its name in errors, as in 'the embedding endpoint'. */
export const postTo = async (
  { url, key }: Endpoint,
  name: string,
  body: unknown,
  signal: AbortSignal,
): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  const text = `the ${name} endpoint answered ${response.status}`;
  throw response.status >= 500 || response.status === TOO_MANY ? new Error(text) : new EndpointRefusal(text);
};

/** Retries failed work, unless it was rejected or the signal is aborted. */
export const withTries = async <T>(work: () => Promise<T>, tries: number, signal?: AbortSignal): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || error instanceof EndpointRefusal || signal?.aborted) throw error;
    await sleep(RETRY_MS);
    return withTries(work, tries - 1, signal);
  }
};
