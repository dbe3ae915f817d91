import { readBytes, toBase64 } from './base64-numbers';
import { denseRow, denseRowCount, denseRows, normalise } from './dense';
import type { WordVectors } from './word-vectors';

/**
 * A small copy of word vectors for shipping: the most frequent words, fewer dimensions, one byte per number.
 * `words` separated by blanks; `vectors` (signed bytes), `smoothing` and `common` (32-bit floats, little-endian) in base64.
 */
export type CompactModel = { words: string; width: number; vectors: string; smoothing: string; common: string };

const MAX_BYTE = 127;

/** Keeps the `count` most frequent words and the first `width` dimensions, which are the most important. */
export function compact(model: WordVectors, count: number, width: number): CompactModel {
  const positions = [...model.words.keys()]
    .sort((a, b) => (model.smoothing[a] ?? 0) - (model.smoothing[b] ?? 0) || a - b)
    .slice(0, count);
  const bytes = new Int8Array(positions.length * width);
  positions.forEach((position, row) => {
    const vector = denseRow(model.vectors, position).subarray(0, width);
    const greatest = vector.reduce((most, each) => Math.max(most, Math.abs(each)), Number.EPSILON);
    bytes.set(
      vector.map((each) => Math.round((each / greatest) * MAX_BYTE)),
      row * width,
    );
  });
  return {
    words: positions.map((position) => model.words[position]).join(' '),
    width,
    vectors: toBase64(bytes),
    smoothing: toBase64(Float32Array.from(positions, (position) => model.smoothing[position] ?? 0)),
    common: toBase64(model.common.slice(0, width)),
  };
}

/** The word vectors of a compact model; rows have length 1 again. */
export function expand(model: CompactModel): WordVectors {
  const words = model.words.split(' ');
  const bytes = new Int8Array(readBytes(model.vectors));
  const vectors = denseRows(words.length, model.width);
  if (bytes.length !== vectors.values.length) throw new Error('The compact word vectors are cut short or too long.');
  vectors.values.set(bytes);
  for (let row = 0; row < denseRowCount(vectors); row++) normalise(denseRow(vectors, row));
  const common = new Float32Array(readBytes(model.common));
  normalise(common);
  return { words, vectors, smoothing: new Float32Array(readBytes(model.smoothing)), common };
}
