import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A chunk of a text as compressed zip data, with the values for the entry's header. */
export interface Packed {
  bytes: Uint8Array;
  crc: number;
  /** Length of the uncompressed text. */
  length: number;
}

/**
 * Compresses a chunk of a text. The chunks' bytes concatenate to one deflate stream, which ends with the chunk marked
 * `last`. `crc` covers all previous chunks.
 */
export const pack = (text: string, { crc = 0, last = false } = {}): Packed => {
  const content = Buffer.from(text);
  const finishFlush = last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  return { bytes: deflateRawSync(content, { finishFlush }), crc: crc32(content, crc), length: content.length };
};
