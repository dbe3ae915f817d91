import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 250;
const REDIRECTS = [301, 302, 303, 307, 308];
const TOO_MANY = 429;
/** 64 vectors of 4,096 numbers take about 6 MB. */
const MAX_MB = 64;

/** Address of an OpenAI-compatible endpoint. */
export interface Endpoint {
  url: string;
  key?: string | undefined;
}

/** Rejected for a reason that a retry does not change. */
export class EndpointRefusal extends Error {}

/** The JSON of an answer; stops reading above the limit. */
const readJson = async (name: string, response: Response): Promise<unknown> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_MB * 1024 * 1024)
      throw new EndpointRefusal(`the ${name} endpoint answered with more than ${MAX_MB} MB`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
};

/**
 * Posts to an endpoint and returns its JSON; `name` is its name in errors, as in 'the embedding endpoint'. Redirects
 * are not followed: they could lead the texts and the key to any address.
 */
export const postTo = async (
  { url, key }: Endpoint,
  name: string,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
    signal,
  });
  if (response.ok) return readJson(name, response);
  await response.body?.cancel();
  if (REDIRECTS.includes(response.status))
    throw new EndpointRefusal(`the ${name} endpoint redirects to another address: set that one`);
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
