import { Readable } from 'node:stream';
import { AppError, invalid } from '@skills-architect/service-kit';
import type { FastifyRequest } from 'fastify';

/** The body of a request that may be sent several times. */
export interface SendableBody {
  /** The body for the next attempt; undefined when there is none. */
  next: () => Readable | undefined;
  /** Whether the whole body can still be sent. */
  isWhole: () => boolean;
  /** Why sending was aborted, when the body exceeded a limit. */
  refusal?: () => AppError | undefined;
}

export interface BodyLimits {
  /** Maximum size of the body in bytes. */
  maxBytes: number;
  /**
   * Bodies up to this size are buffered before sending, so that they can be sent again and a slow client does not
   * occupy an upstream connection.
   */
  keptBytes: number;
}

const tooLarge = (maxBytes: number) => {
  const limitText =
    maxBytes < 1024 * 1024 ? `${Math.round(maxBytes / 1024)} kb` : `${Math.floor(maxBytes / 1024 / 1024)} mb`;
  return new AppError('too-large', `What was sent is too large. At most ${limitText} are accepted here.`);
};

/** Yields the chunks of a body; throws when it exceeds the maximum. */
const limitBytes = async function* (source: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  // A failed attempt must not destroy the request: its client waits for a response.
  for await (const part of source.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield part;
  }
};

const bufferBody = async (source: Readable, maxBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  try {
    for await (const part of limitBytes(source, maxBytes)) parts.push(part);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw Object.assign(invalid('', 'The request was cut off.'), { cause });
  }
  return Buffer.concat(parts);
};

/** Prepares a request body for sending: a small one is buffered; a large one is streamed and can be sent only once. */
export const sendableBody = async (
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  { maxBytes, keptBytes }: BodyLimits,
): Promise<SendableBody> => {
  if (!(body instanceof Readable)) return { next: () => undefined, isWhole: () => true };
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (length > maxBytes) throw tooLarge(maxBytes);
  if (maxBytes <= keptBytes || length <= keptBytes) {
    const buffered = await bufferBody(body, maxBytes);
    return { next: () => (buffered.length ? Readable.from([buffered]) : undefined), isWhole: () => true };
  }
  let isStarted = false;
  let refusal: AppError | undefined;
  const streamBody = async function* () {
    isStarted = true;
    try {
      yield* limitBytes(body, maxBytes);
    } catch (error) {
      if (error instanceof AppError) refusal = error;
      throw error;
    }
  };
  return {
    next: () => Readable.from(streamBody(), { objectMode: false }),
    isWhole: () => !isStarted,
    refusal: () => refusal,
  };
};
