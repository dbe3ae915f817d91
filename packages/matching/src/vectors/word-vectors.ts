import type { DenseRows } from './dense';

/**
 * What a library's words mean, learned from the library's own text. Row w of `vectors` (unit length) and `smoothing[w]`
 * = a/(a + p(w)), 0..1, belong to `words[w]`, a stem; `common` is the unit direction all roles share and every text
 * loses (Arora and others, 2017).
 */
export type WordVectors = {
  words: readonly string[];
  vectors: DenseRows;
  smoothing: Float32Array;
  common: Float32Array;
};
