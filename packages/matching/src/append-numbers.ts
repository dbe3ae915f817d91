/** Share by which memory grows beyond what is needed, so that the next additions need no copy. */
const SPARE_SHARE = 0.1;
/** Memory with spare room made here. Other arrays may share theirs, for example after they were deserialised. */
const ownMemory = new WeakSet<ArrayBufferLike>();

/**
 * An array with the numbers of both. It uses the spare memory behind the first one if there is any, so only the latest
 * result may be appended to.
 */
export function appendNumbers<T extends Float32Array | Uint32Array | Uint8Array>(array: T, more: T): T;
export function appendNumbers(
  array: Float32Array | Uint32Array | Uint8Array,
  more: Float32Array | Uint32Array | Uint8Array,
): Float32Array | Uint32Array | Uint8Array {
  const length = array.length + more.length;
  const size = array.BYTES_PER_ELEMENT;
  const fits = ownMemory.has(array.buffer) && array.byteOffset + length * size <= array.buffer.byteLength;
  const memory = fits ? array.buffer : new ArrayBuffer(Math.ceil(length * (1 + SPARE_SHARE)) * size);
  ownMemory.add(memory);
  const start = fits ? array.byteOffset : 0;
  const joined = viewLike(array, memory, start, length);
  if (!fits) joined.set(array);
  joined.set(more, array.length);
  return joined;
}

function viewLike(
  array: Float32Array | Uint32Array | Uint8Array,
  memory: ArrayBufferLike,
  start: number,
  length: number,
) {
  // `instanceof` fails for arrays that v8.deserialize creates inside Jest: they have other constructors.
  const kind = array[Symbol.toStringTag];
  if (kind === 'Float32Array') return new Float32Array(memory, start, length);
  if (kind === 'Uint32Array') return new Uint32Array(memory, start, length);
  return new Uint8Array(memory, start, length);
}
