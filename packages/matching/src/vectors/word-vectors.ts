import type { DenseRows } from './dense';

/**
 * Word vectors trained on a library's own text. Row w of `vectors` (unit length) and `smoothing[w]` = a/(a + p(w)),
 * 0..1, belong to the stem `words[w]`; `common` is the unit direction shared by all roles, which is removed from each
 * text (Arora and others, 2017).
 */
export type WordVectors = {
  words: readonly string[];
  vectors: DenseRows;
  smoothing: Float32Array;
  common: Float32Array;
};
