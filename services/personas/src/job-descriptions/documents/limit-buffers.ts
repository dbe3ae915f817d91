/** Larger than any unpacked part of a job description, including fonts. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Thrown when a buffer would exceed the limit for job descriptions. */
export class BufferRefused extends Error {}

/**
 * Runs `work` with a size limit on each buffer of this thread. A worker thread's memory limit covers only the
 * JavaScript heap, but a PDF of a few kilobytes can decompress to gigabytes outside it, through filters of unknown
 * output size. Only one such work per thread at a time.
 */
export const withLimitedBuffers = async <T>(work: () => Promise<T>): Promise<T> => {
  const { Uint8Array: Unlimited, DecompressionStream: Unpacker } = globalThis;
  let refused = false;
  const Limited: Uint8ArrayConstructor = new Proxy(Unlimited, {
    construct(target, args: unknown[], newTarget): object {
      const [size] = args;
      if (typeof size === 'number' && size > MAX_BYTES) {
        refused = true;
        throw new BufferRefused();
      }
      return Reflect.construct(target, args, newTarget === Limited ? target : newTarget);
    },
  });
  globalThis.Uint8Array = Limited;
  // `DecompressionStream` would not be limited, and PDF readers work without it.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  try {
    const result = await work();
    // Readers tend to ignore the failure and continue without the part.
    if (refused) throw new BufferRefused();
    return result;
  } catch (error) {
    throw refused ? new BufferRefused() : error;
  } finally {
    globalThis.Uint8Array = Unlimited;
    globalThis.DecompressionStream = Unpacker;
  }
};
