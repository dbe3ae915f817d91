import { Readable } from 'node:stream';
import { AppError, invalid } from '@skills-architect/service-kit';
import type { FastifyRequest } from 'fastify';

/** The body of a request on its way to an instance of a service, or to the next one. */
export interface SendableBody {
  /** The body for a try; undefined when there is none. */
  next: () => Readable | undefined;
  /** Whether all of it can still be sent. */
  isWhole: () => boolean;
  /** Why the rest of it was not sent, when it broke a limit on its way. */
  refusal?: () => AppError | undefined;
}

export interface BodyLimits {
  /** The most bytes the request may have. */
  maxBytes: number;
  /** What is no larger is read whole before it is sent: then it can be sent again, and a slow sender holds no connection to the service. */
  keptBytes: number;
}

const tooLarge = (maxBytes: number) => {
  const most =
    maxBytes < 1024 * 1024 ? `${Math.round(maxBytes / 1024)} kb` : `${Math.floor(maxBytes / 1024 / 1024)} mb`;
  return new AppError('too-large', `What was sent is too large. At most ${most} are accepted here.`);
};

/** The parts of a body as they come, as long as they are no more than they may be. */
const limited = async function* (source: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  // A try that ends must not end the request: its sender waits for an answer.
  for await (const part of source.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield part;
  }
};

const keep = async (source: Readable, maxBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  try {
    for await (const part of limited(source, maxBytes)) parts.push(part);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw Object.assign(invalid('', 'The request was cut off.'), { cause });
  }
  return Buffer.concat(parts);
};

/** Makes the body of a request sendable: a small one is kept, a large one passes through and is whole until somebody begins to read it. */
export const sendableBody = async (
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  { maxBytes, keptBytes }: BodyLimits,
): Promise<SendableBody> => {
  if (!(body instanceof Readable)) return { next: () => undefined, isWhole: () => true };
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (length > maxBytes) throw tooLarge(maxBytes);
  if (maxBytes <= keptBytes || length <= keptBytes) {
    const kept = await keep(body, maxBytes);
    return { next: () => (kept.length ? Readable.from([kept]) : undefined), isWhole: () => true };
  }
  let begun = false;
  let refusal: AppError | undefined;
  const through = async function* () {
    begun = true;
    try {
      yield* limited(body, maxBytes);
    } catch (error) {
      if (error instanceof AppError) refusal = error;
      throw error;
    }
  };
  return {
    next: () => Readable.from(through(), { objectMode: false }),
    isWhole: () => !begun,
    refusal: () => refusal,
  };
};
