/** The bytes of numbers (little-endian) in base64. */
export function toBase64(numbers: Int8Array | Float32Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}

/** The bytes of a base64 text, aligned for any typed array. */
export function readBytes(text: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(text, 'base64')).buffer;
}
