import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The beginning of a text as a zip holds it, or all of it: what was packed so far, and what its header must say. */
export interface Packed {
  bytes: Uint8Array;
  crc: number;
  /** How long the text itself is. */
  length: number;
}

/**
 * Packs a piece of a text. Pieces can be packed apart from each other, one after the other: put together their bytes are
 * one stream, which ends with the piece that is `last`. `crc` is that of all pieces before.
 */
export const pack = (text: string, { crc = 0, last = false } = {}): Packed => {
  const content = Buffer.from(text);
  const finishFlush = last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  return { bytes: deflateRawSync(content, { finishFlush }), crc: crc32(content, crc), length: content.length };
};
