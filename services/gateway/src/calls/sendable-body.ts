import { Readable } from 'node:stream';
import { invalid } from '@skills-architect/service-kit';
import type { FastifyRequest } from 'fastify';

/** What is no larger is kept, so that it can be sent again. */
const KEPT_BYTES = 256 * 1024;

/** The body of a request on its way to an instance of a service, or to the next one. */
export interface SendableBody {
  /** The body for a try; undefined when there is none. */
  next: () => Readable | undefined;
  /** Whether all of it can still be sent. */
  isWhole: () => boolean;
}

const keep = async (source: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of source) chunks.push(chunk);
  } catch (cause) {
    throw Object.assign(invalid('', 'The request was cut off.'), { cause });
  }
  return Buffer.concat(chunks);
};

/** Makes the body of a request sendable: a small one is kept, a large one passes through and is whole until somebody begins to read it. */
export const sendableBody = async ({ body, headers }: FastifyRequest): Promise<SendableBody> => {
  if (!(body instanceof Readable)) return { next: () => undefined, isWhole: () => true };
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (length <= KEPT_BYTES) {
    const kept = await keep(body);
    return { next: () => (kept.length ? Readable.from([kept]) : undefined), isWhole: () => true };
  }
  let begun = false;
  const through = async function* () {
    begun = true;
    // A try that ends must not end the request: its sender waits for an answer.
    yield* body.iterator({ destroyOnReturn: false });
  };
  return { next: () => Readable.from(through(), { objectMode: false }), isWhole: () => !begun };
};
