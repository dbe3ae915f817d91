/** No part of a job description, its fonts included, is as large when it is unpacked. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A buffer would have grown beyond what a job description needs. */
export class BufferRefused extends Error {}

/**
 * Does some work in which no single buffer of this thread may grow beyond what a job description needs. The memory limit
 * of a worker thread counts JavaScript's heap only; a PDF of a few kilobytes can unpack to gigabytes outside it, by
 * filters that cannot be measured beforehand. A thread does one such work at a time.
 */
export const withLimitedBuffers = async <T>(work: () => Promise<T>): Promise<T> => {
  const { Uint8Array: Unlimited, DecompressionStream: Unpacker } = globalThis;
  let refused = false;
  const Limited: Uint8ArrayConstructor = new Proxy(Unlimited, {
    construct(target, args: unknown[], newTarget): object {
      const [size] = args;
      if (typeof size === 'number' && size > MOST_BYTES) {
        refused = true;
        throw new BufferRefused();
      }
      return Reflect.construct(target, args, newTarget === Limited ? target : newTarget);
    },
  });
  globalThis.Uint8Array = Limited;
  // It unpacks outside all limits, and readers of PDFs do without it.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  try {
    const result = await work();
    // Readers tend to go on without the part that the buffer was for.
    if (refused) throw new BufferRefused();
    return result;
  } catch (error) {
    throw refused ? new BufferRefused() : error;
  } finally {
    globalThis.Uint8Array = Unlimited;
    globalThis.DecompressionStream = Unpacker;
  }
};
