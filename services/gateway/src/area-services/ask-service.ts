import { guardedFetch, LinkLocalError } from '@skills-architect/service-kit';
import * as z from 'zod';

const TIMEOUT_MS = 2000;
/** The answer is that of another team's server: a longer one says nothing about readiness. */
const MAX_BYTES = 64 * 1024;
/** A service's readiness response; any other response is possible, because another server may listen at the address. */
const Ready = z.object({ contracts: z.string().optional() }).catch({});

/** The package whose version a service names when it is ready. */
export const CONTRACTS = '@skills-architect/contracts';

/**
 * Asks an instance of a service; throws when it does not answer in time. Redirections are not followed: an instance could send the
 * gateway to any address of its network.
 */
export const askService = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  guardedFetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

const readShort = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** The version of the contracts that an instance names in its answer; undefined when it names none. */
export const readContracts = (response: Response): Promise<string | undefined> =>
  readShort(response)
    .then(JSON.parse)
    .then(
      (answer: unknown) => Ready.parse(answer).contracts,
      () => undefined,
    );

/** Why an instance did not answer. */
export const describeSilence = (error: unknown, nobody: string): string => {
  if (error instanceof LinkLocalError) return `It is not asked: ${error.message}.`;
  return error instanceof Error && error.name === 'TimeoutError' ? 'It did not answer within 2 s.' : nobody;
};
